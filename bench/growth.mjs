import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCorpus } from './corpus.mjs';
import { lowestOf, measureCpu } from './measure.mjs';
import { builtSite, fileAt, keptOffline, pagesOf, sumOf } from './scale/builtSite.mjs';
import { editSize } from './scale/sizes.mjs';

const LONTAR = fileURLToPath(new URL('../bin/lontar.mjs', import.meta.url));
const COUNTS = [10, 100, 1000, 3000, 10_000];
/** Other work on the machine only ever adds to a figure. Builds of many posts are long, and less swayed by it. */
const runsOf = (count) => (count > 1000 ? 1 : 3);

/** How everything that a build makes, and what it takes to make it, grows with the number of posts. */
export async function* ask() {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-bench-'));
  try {
    // The engine and its theme are compiled once after they were changed: that is not the site's cost.
    await figuresOf(COUNTS[0], folder);
    for (const count of COUNTS) {
      for (const [label, figure, unit] of await figuresOf(count, folder))
        yield { label: `${count.toLocaleString('en')} posts, ${label}`, figure, unit };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figuresOf(count, folder) {
  const site = join(folder, String(count));
  const out = join(site, 'dist');
  await makeCorpus(count, site);
  const build = () => measureCpu(process.execPath, [LONTAR, 'build', '--site', site, '--out', out]);
  const cold = await lowestOf(runsOf(count), () => {
    for (const made of ['dist', '.lontar']) rmSync(join(site, made), { recursive: true, force: true });
    return build();
  });
  const before = builtSite(out);
  const figures = sizesOf(before);
  const { kept } = keptOffline(before);
  appendFileSync(
    join(site, 'content/blog/repack/index.mdx'),
    '\nOne more sentence, written after the first build.\n',
  );
  const edit = await build();
  const after = builtSite(out);
  const fresh = editSize(kept, after);
  const told = sumOf(['sw.js', keptOffline(after).listFile].map(after.wire));
  rmSync(site, { recursive: true, force: true });
  return [
    ['cold build', cold.cpuSeconds, 'CPU s'],
    ['cold build, peak memory', cold.peakMegabytes, 'MB'],
    ['one edited', edit.cpuSeconds, 'CPU s'],
    ['one edited, peak memory', edit.peakMegabytes, 'MB'],
    ...figures,
    ['installed, after the edit: files', fresh.files, ''],
    ['installed, after the edit: bytes', (told + fresh.bytes) / 1000, 'KB br'],
  ];
}

function sizesOf(site) {
  const kilobytes = (bytes) => bytes / 1000;
  const wireOf = (pattern) => kilobytes(sumOf(site.matching(pattern).map(site.wire)));
  const posts = pagesOf(site, 'post');
  const tags = site.matching(/^tags\/[^/]+\/index\.html$/).map(site.wire);
  const { listFile, kept } = keptOffline(site);
  const parts = site.matching(/^assets\/search-.+\.txt$/);
  const rules = ['_headers', '_hosting/nginx.conf', '_hosting/Caddyfile'];
  return [
    ['pages', Object.keys(JSON.parse(site.text('routes.json')).routes).length, ''],
    ['files and folders', site.inodes, ''],
    ['files without twins', site.own.length, ''],
    ['all bytes', site.bytes / 1e6, 'MB'],
    ['bytes without twins', sumOf(site.own.map(site.size)) / 1e6, 'MB'],
    ['median post', kilobytes(site.wire(posts[Math.floor(posts.length / 2)])), 'KB br'],
    ['home', kilobytes(site.wire('index.html')), 'KB br'],
    ['archive', kilobytes(site.wire('archive/index.html')), 'KB br'],
    ['archive, uncompressed', kilobytes(site.size('archive/index.html')), 'KB'],
    ['largest tag page', kilobytes(Math.max(...tags)), 'KB br'],
    ['search core', kilobytes(site.wire('search-index/en.txt')), 'KB br'],
    ['search parts', parts.length, ''],
    ['search parts, bytes', kilobytes(sumOf(parts.map(site.wire))), 'KB br'],
    ['sitemap', wireOf(/^sitemap(?:-\d+)?\.xml$/), 'KB br'],
    ['feed of the blog', kilobytes(site.wire('rss.xml')), 'KB gzip'],
    ['all feeds', wireOf(/(?:^|\/)(?:rss\.xml|atom\.xml|feed\.json)$/), 'KB gzip'],
    ['routes.json, uncompressed', kilobytes(site.size('routes.json')), 'KB'],
    ['rules for hosts', kilobytes(sumOf(rules.map(site.size))), 'KB'],
    ['list for offline', kilobytes(site.wire(listFile)), 'KB br'],
    ['installing: files', kept.length, ''],
    ['installing: bytes', sumOf(kept.map(({ href }) => site.wire(fileAt(href, site)))) / 1e6, 'MB br'],
  ];
}
