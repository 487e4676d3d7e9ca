import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { loadedScripts } from './loadedScripts.mjs';
import { measureCpu } from './measure.mjs';
import { askPaint } from './paint.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LONTAR = fileURLToPath(new URL('../bin/lontar.mjs', import.meta.url));

/** How heavy the pages and scripts of this site are, and how soon a post shows. */
export async function* ask(budget) {
  yield* askWeight(budget);
  if (!process.argv.includes('--quick')) yield* askPaint(budget);
}

async function* askWeight(budget) {
  const out = mkdtempSync(join(tmpdir(), 'lontar-bench-'));
  try {
    await measureCpu(process.execPath, [LONTAR, 'build', '--site', ROOT, '--out', out]);
    const { routes } = JSON.parse(readFileSync(join(out, 'routes.json'), 'utf8'));
    const posts = postsBySize(out, routes);
    const median = posts[Math.floor(posts.length / 2)];
    const heaviest = posts.at(-1);
    yield {
      label: `median of ${posts.length} post pages, HTML, brotli`,
      figure: median.size,
      unit: 'KB',
      budget: budget.postHtmlBrotliKilobytes,
    };
    yield {
      label: `heaviest of them, ${heaviest.path}`,
      figure: heaviest.size,
      unit: 'KB',
      budget: budget.postHtmlBrotliKilobytes,
    };
    yield {
      label: 'elements around the article of the median post',
      figure: elementsAround(readFileSync(join(out, median.file), 'utf8')),
      unit: '',
      budget: budget.elementsAroundArticle,
    };
    const [, boot] = /<script>(.*?)<\/script>/s.exec(readFileSync(join(out, posts[0].file), 'utf8')) ?? [];
    yield {
      label: 'boot script, brotli',
      figure: brotliKilobytes(boot),
      unit: 'KB',
      budget: budget.bootBrotliKilobytes,
    };
    yield {
      label: 'all style sheets, brotli',
      figure: brotliKilobytes(allStyles(out, routes)),
      unit: 'KB',
      budget: budget.cssBrotliKilobytes,
    };
    const assets = join(out, 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const kilobytes = (names) =>
      names.reduce((sum, name) => sum + brotliKilobytes(readFileSync(join(assets, name))), 0);
    const loaded = await loadedScripts(out, median.path);
    yield {
      label: 'all script of the median post after intent, brotli',
      figure: loaded.reduce(
        (sum, file) => sum + brotliKilobytes(readFileSync(join(out, file))),
        brotliKilobytes(boot),
      ),
      unit: 'KB',
      budget: budget.scriptBrotliKilobytes,
    };
    yield {
      label: 'script of the search window, brotli',
      figure: kilobytes(scripts.filter((name) => name.startsWith('search'))),
      unit: 'KB',
      budget: budget.searchBrotliKilobytes,
    };
    yield {
      label: 'screens of reading offline, brotli',
      figure: kilobytes(scripts.filter((name) => name.startsWith('offlineScreens'))),
      unit: 'KB',
      budget: budget.offlineScreensBrotliKilobytes,
    };
    yield {
      label: 'service worker, brotli',
      figure: brotliKilobytes(readFileSync(join(out, 'sw.js'))),
      unit: 'KB',
      budget: budget.workerBrotliKilobytes,
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** The pages of posts, the lightest first. */
function postsBySize(out, routes) {
  const posts = Object.values(routes).filter(({ file }) =>
    readFileSync(join(out, file), 'utf8').includes('"kind":"post"'),
  );
  if (posts.length === 0) throw new Error('The site has no posts.');
  return posts
    .map(({ path, file }) => ({ path, file, size: statSync(join(out, `${file}.br`)).size / 1000 }))
    .toSorted((a, b) => a.size - b.size);
}

function elementsAround(html) {
  return html.replace(/<article>.*<\/article>/s, '').match(/<[a-z]/g).length;
}

/** All style sheets of the site: those that pages carry and those that scripts bring. */
function allStyles(out, routes) {
  const pages = Object.values(routes).map(({ file }) => readFileSync(join(out, file), 'utf8'));
  const inPages = pages.flatMap((html) =>
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css),
  );
  const assets = join(out, 'assets');
  const forPaper = readdirSync(assets)
    .filter((name) => /^print-.*\.css$/.test(name))
    .map((name) => readFileSync(join(assets, name), 'utf8'));
  const inScripts = ['entry-', 'search-', 'entry.results-'].map((start) => {
    const script = readdirSync(assets).find((name) => name.startsWith(start) && name.endsWith('.js'));
    const [, css] = /`([^`{}]*\{[^`]*var\(--[^`]*)`/.exec(readFileSync(join(assets, script), 'utf8')) ?? [];
    if (css === undefined) throw new Error(`${script} brings no style sheet.`);
    return css;
  });
  return [...new Set(inPages), ...forPaper, ...inScripts].join('');
}

/** Quality 11, the default, as the build compresses assets. */
function brotliKilobytes(content) {
  return brotliCompressSync(content).length / 1000;
}
