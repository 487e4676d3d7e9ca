import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from '../build/lontar.ts';
import { faultsOfFeeds, feedsIn, jsonFeedAt } from './builtFeeds.ts';
import { checkSitemap } from './checkSitemap.ts';

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

it('the list of what can be kept offline has no feed and no sitemap in it', () => {
  const [, list = ''] = /"listHref":"\/([^"]+)"/.exec(read('sw.js')) ?? [];
  expect(read(list)).toContain('/archive');
  expect(read(list)).not.toMatch(/rss\.xml|atom\.xml|feed\.json|sitemap|robots|\/feed-/);
});

it('a post that changes makes its own feeds anew and leaves the others', async () => {
  const small = makeFolder();
  const dist = join(small, 'dist');
  const inodeOf = (file: string): number => statSync(join(dist, file)).ino;
  try {
    writeTree(small, SMALL_SITE);
    await runLontar(['build', '--site', small]);
    const files = ['tags/one/rss.xml', 'tags/two/rss.xml', 'rss.xml', 'id/rss.xml', 'sitemap.xml'];
    const before = files.map(inodeOf);
    const post = join(small, 'content/blog/second/index.mdx');
    writeFileSync(post, `${readFileSync(post, 'utf8')}\nA new sentence.\n`);
    await runLontar(['build', '--site', small]);
    expect(files.filter((file, index) => inodeOf(file) !== before[index])).toEqual([
      'tags/two/rss.xml',
      'rss.xml',
    ]);
    expect(jsonFeedAt(dist).items[0]?.content_html).toContain('A new sentence.');
  } finally {
    removeFolder(small);
  }
});

it('the owner sets formats, length, names and originals, and keeps a robots.txt of their own', async () => {
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
    });
    const { stderr } = await runLontar(['build', '--site', small]);
    expect(stderr).toContain("The build makes a file 'feed.json' itself");
    expect(stderr).not.toContain('robots.txt');
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
