import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from '../build/lontar.ts';
import { faultsOfFeeds, feedsIn, jsonFeedAt, sitemapsIn } from './builtFeeds.ts';
import { faultsOfMarkdown, markdownIn } from './builtMarkdown.ts';
import { checkSitemap } from './checkSitemap.ts';
import { schemaFaults } from './schemaFaults.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const ROOT = 'https://lontar.example/';
const site = makeFolder();
const out = join(site, 'dist');

beforeAll(async () => {
  for (const part of ['content', 'islands', 'static', 'site.config.ts'])
    cpSync(join(PROJECT, part), join(site, part), { recursive: true });
  const { code, stderr } = await runLontar(['build', '--site', site]);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeFolder(site));

function read(file: string): string {
  return readFileSync(join(out, file), 'utf8');
}

it('every feed of this site is valid', () => {
  expect(faultsOfFeeds(out, ROOT)).toEqual([]);
  const folders = feedsIn(out).map((file) => file.slice(0, file.lastIndexOf('/') + 1));
  // The blog, its 39 tags and its author in three formats, and in Indonesian what is written in it.
  expect(folders.filter((folder) => !folder.startsWith('id/'))).toHaveLength(41 * 3);
  expect(folders.filter((folder) => folder === 'id/tags/docker/')).toHaveLength(3);
  expect(folders).not.toContain('id/tags/repack/');
});

it('every feed and sitemap of this site is valid by the schema of its format', async () => {
  expect(sitemapsIn(out)).toEqual(['id/sitemap.xml', 'sitemap.xml']);
  expect(await schemaFaults(out)).toEqual([]);
});

it('a feed holds the texts of its own language, newest first', () => {
  const [en, id] = [jsonFeedAt(out), jsonFeedAt(out, 'id/feed.json')];
  expect(en.items).toHaveLength(8);
  expect(id.items.map(({ url }) => url)).toEqual(
    ['the-beauty-of-airplay', 'the-navigation-router', 'github-actions-docker-build', 'self-hosted-blog']
      .concat('recoil-state-management')
      .map((slug) => `${ROOT}id/${slug}`),
  );
  expect(new Set(en.items.map(({ language }) => language))).toEqual(new Set(['en']));
  expect(new Set(id.items.map(({ language }) => language))).toEqual(new Set(['id']));
});

it('[S7.13, S9.15] the sitemaps are valid: daily, priority 0.5, without tag pages', () => {
  const [en, id] = [
    checkSitemap(read('sitemap.xml'), ROOT),
    checkSitemap(read('id/sitemap.xml'), `${ROOT}id/`),
  ];
  expect([...en.faults, ...id.faults]).toEqual([]);
  expect(en.addresses).toHaveLength(16);
  expect(id.addresses).toHaveLength(13);
  for (const left of ['/tags', '/search', '/offline', '/about/hidden', '/404'])
    expect([...en.addresses, ...id.addresses].filter((address) => address.includes(left))).toEqual([]);
  for (const file of ['sitemap.xml', 'id/sitemap.xml']) {
    expect(new Set(read(file).match(/<(changefreq|priority)>.*?<\/\1>/g))).toEqual(
      new Set(['<changefreq>daily</changefreq>', '<priority>0.5</priority>']),
    );
  }
});

it('robots.txt names both sitemaps', () => {
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${ROOT}sitemap.xml\nSitemap: ${ROOT}id/sitemap.xml\n`,
  );
});

it('the list of what can be kept offline has no feed, no sitemap and no Markdown in it', () => {
  const [, list = ''] = /"listHref":"\/([^"]+)"/.exec(read('sw.js')) ?? [];
  expect(read(list)).toContain('/archive');
  expect(read(list)).not.toMatch(/rss\.xml|atom\.xml|feed\.json|sitemap|robots|\/feed-|\.md"|llms/);
});

/** Whether an address of the site leads to a page or file; those of others are none of our business. */
function isThere(url: string): boolean {
  if (!url.startsWith(ROOT)) return true;
  const path = decodeURIComponent(new URL(url).pathname).slice(1).replace(/\/$/, '');
  return existsSync(join(out, path)) && (path.includes('.') || existsSync(join(out, path, 'index.html')));
}

it('every page is there as clean Markdown, with whole addresses that lead somewhere', () => {
  expect(faultsOfMarkdown(out, isThere)).toEqual([]);
  const { routes } = JSON.parse(read('routes.json')) as { routes: Record<string, { path: string }> };
  const paths = Object.values(routes).map(({ path }) => path.slice(1).replace(/\/$/, ''));
  const shown = paths.filter((path) => !/(?:^|\/)(?:search|offline)$/.test(path));
  expect(markdownIn(out)).toEqual(
    shown
      .map((path) => (path === '' || path === 'id' ? `${path}/index.md`.slice(path ? 0 : 1) : `${path}.md`))
      .toSorted(),
  );
});

it('the Markdown of a post begins with what there is to know of it', () => {
  expect(read('repack.md')).toMatch(
    /^# Re\.Pack: .*\n\n- Page: https:\/\/lontar\.example\/repack\n- Published: 2022-09-04\n- Authors: .*\n- Tags: Re\.Pack, .*\n\n/,
  );
  expect(read('repack.md')).toContain('```js title="babel.config.js"\nmodule.exports = {');
  // A text that stands in for a translation names the page of the original.
  expect(read('id/repack.md')).toMatch(
    /\n- Halaman: https:\/\/lontar\.example\/repack\n[^#]*\n- Bahasa: Inggris\n/,
  );
});

it('llms.txt lists the texts of its language for programs, unlisted ones never', () => {
  const [en, id] = [read('llms.txt'), read('id/llms.txt')];
  expect(en).toMatch(/^# Lontar\n\n> .+\n\n## Posts\n\n- \[.+\]\(https:\/\/lontar\.example\/.+\.md\): .+\n/);
  expect(en.match(/^## .*/gm)).toEqual(['## Posts', '## Docs', '## Pages', '## Other languages']);
  expect(en.match(/^- /gm)).toHaveLength(8 + 1 + 4 + 1);
  expect(id.match(/^- \[.*\]\(https:\/\/lontar\.example\/id\//gm)).toHaveLength(5 + 1 + 4);
  expect(en + id).not.toContain('hidden');
  expect(existsSync(join(out, 'about/hidden.md'))).toBe(true);
  for (const [, url = ''] of (en + id).matchAll(/\]\((.*?)\)/g)) expect(isThere(url), url).toBe(true);
});

it('a post that changes makes its own feeds and Markdown anew and leaves the others', async () => {
  const small = makeFolder();
  const dist = join(small, 'dist');
  const inodeOf = (file: string): number => statSync(join(dist, file)).ino;
  try {
    writeTree(small, SMALL_SITE);
    await runLontar(['build', '--site', small]);
    const files = ['tags/one/rss.xml', 'tags/two/rss.xml', 'rss.xml', 'id/rss.xml', 'sitemap.xml'].concat(
      'first.md',
      'second.md',
      'archive.md',
    );
    const before = files.map(inodeOf);
    const post = join(small, 'content/blog/second/index.mdx');
    writeFileSync(post, `${readFileSync(post, 'utf8')}\nA new sentence.\n`);
    await runLontar(['build', '--site', small]);
    expect(files.filter((file, index) => inodeOf(file) !== before[index])).toEqual([
      'tags/two/rss.xml',
      'rss.xml',
      'second.md',
    ]);
    expect(jsonFeedAt(dist).items[0]?.content_html).toContain('A new sentence.');
  } finally {
    removeFolder(small);
  }
});

it('where a text opens with another heading than its title, nothing of the two is lost', async () => {
  const small = makeFolder();
  const dist = join(small, 'dist');
  const post = (title: string, heading: string): string =>
    `---\ntitle: ${title}\ndate: 2023-01-01\n---\n\n# ${heading}\n\nText.\n`;
  try {
    writeTree(small, {
      ...SMALL_SITE,
      'content/blog/other.mdx': post('Install', 'Installing **it** on Linux'),
      'content/blog/same.mdx': post('Getting started', 'Getting Started'),
    });
    await runLontar(['build', '--site', small]);
    const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
    const page = '- Page: https://example.com';
    const published = '- Published: 2023-01-01\n';
    expect(read('other.md')).toBe(
      `# Installing it on Linux\n\n${page}/other\n- Title: Install\n${published}\nText.\n`,
    );
    expect(read('same.md')).toBe(`# Getting Started\n\n${page}/same\n${published}\nText.\n`);
    expect(read('id/other.md')).toContain('\n- Judul: Install\n');
    expect(jsonFeedAt(dist).items.map(({ content_html }) => content_html)).toEqual(
      expect.arrayContaining([
        '<h1>Installing <strong>it</strong> on Linux</h1>\n<p>Text.</p>',
        '<p>Text.</p>',
      ]),
    );
  } finally {
    removeFolder(small);
  }
});

it('the owner sets formats, length, names and originals, and keeps a robots.txt, a list and a Markdown file of their own', async () => {
  const small = makeFolder();
  const dist = join(small, 'dist');
  const feed = {
    formats: ['json'],
    limit: 1,
    fallbackPosts: true,
    title: { en: 'News', id: 'Kabar' },
    description: 'D',
  };
  const config = { title: 'Small', url: 'https://example.com', locales: ['en', 'id'], feed };
  const robots = 'User-agent: *\nDisallow: /\n';
  try {
    writeTree(small, {
      ...SMALL_SITE,
      'site.config.ts': `export default ${JSON.stringify(config)};\n`,
      'static/robots.txt': robots,
      'static/feed.json': '{}',
      'static/llms.txt': 'Mine.',
      'static/first.md': '# Mine',
      'static/second.md/deep.txt': 'Deep',
    });
    const { stderr } = await runLontar(['build', '--site', small]);
    expect(stderr).toContain("The build makes a file 'feed.json' itself");
    expect(stderr).not.toMatch(/robots\.txt|llms\.txt|\.md/);
    expect(readFileSync(join(dist, 'llms.txt'), 'utf8')).toBe('Mine.');
    expect(readFileSync(join(dist, 'first.md'), 'utf8')).toBe('# Mine');
    expect(readFileSync(join(dist, 'second.md/deep.txt'), 'utf8')).toBe('Deep');
    expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toBe(robots);
    expect(feedsIn(dist).filter((file) => !file.endsWith('feed.json'))).toEqual([]);
    expect(jsonFeedAt(dist, 'id/feed.json')).toMatchObject({
      title: 'Kabar',
      description: 'D',
      items: [{ url: 'https://example.com/id/second', language: 'en' }],
    });
    expect(jsonFeedAt(dist, 'id/feed.json').items).toHaveLength(1);
    writeTree(small, {
      'site.config.ts': `export default ${JSON.stringify({ ...config, feed: { formats: [] } })};\n`,
    });
    await runLontar(['build', '--site', small]);
    expect(feedsIn(dist)).toEqual(['feed.json']);
    expect(readFileSync(join(dist, 'feed.json'), 'utf8')).toBe('{}');
    expect(readFileSync(join(dist, 'archive/index.html'), 'utf8')).not.toMatch(/feed|rss/i);
  } finally {
    removeFolder(small);
  }
});
