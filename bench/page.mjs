import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
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
    const posts = Object.values(routes).filter(({ file }) =>
      readFileSync(join(out, file), 'utf8').includes('"kind":"post"'),
    );
    if (posts.length === 0) throw new Error('The site has no posts.');
    const sizes = posts.map(({ file }) => statSync(join(out, `${file}.br`)).size / 1000);
    yield {
      label: `heaviest of ${posts.length} post pages, HTML, brotli`,
      figure: Math.max(...sizes),
      unit: 'KB',
      budget: budget.postHtmlBrotliKilobytes,
    };
    const [, boot] = /<script>(.*?)<\/script>/s.exec(readFileSync(join(out, posts[0].file), 'utf8')) ?? [];
    yield {
      label: 'boot script, brotli',
      figure: brotliKilobytes(boot),
      unit: 'KB',
      budget: budget.bootBrotliKilobytes,
    };
    const assets = join(out, 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    yield {
      label: 'script after intent, brotli',
      figure: scripts.reduce((sum, name) => sum + brotliKilobytes(readFileSync(join(assets, name))), 0),
      unit: 'KB',
      budget: budget.scriptBrotliKilobytes,
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Quality 11, the default, as the build compresses assets. */
function brotliKilobytes(content) {
  return brotliCompressSync(content).length / 1000;
}
