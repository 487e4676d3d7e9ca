import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from './lontar.ts';

let site: string;
let out: string;

const post = `---
title: Film
date: 2023-03-01
---

import talk from './talk.mp3';
import Part from '../parts/_part.mdx';

<video controls src="./film.mp4#t=1" poster={require('./still.png').default}>
  <track src="@site/content/blog/film/words.vtt" />
</video>

<video controls>
  <source src="/clips/a b.webm" type="video/webm" />
</video>

<audio controls src={talk} />

<video poster="data:image/gif;base64,R0lGOD" src="pathname:///elsewhere.mp4" />

<picture>
  <source media="(prefers-color-scheme: dark)" srcSet="/drawings/dark.svg" />
  <img src="./light.svg" alt="Light" srcSet="./light.svg 1x, large.svg 2x" />
</picture>

<Part />
`;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>';

beforeAll(async () => {
  site = makeFolder();
  out = join(site, 'dist');
  writeTree(site, {
    ...SMALL_SITE,
    'site.config.ts':
      "export default { title: 'Small', url: 'https://example.com', basePath: '/sub/', locales: ['en', 'id'] };\n",
    'static/clips/a b.webm': 'clip',
    'content/blog/film/index.mdx': post,
    'content/blog/film/film.mp4': 'film',
    'content/blog/film/still.png': 'still',
    'content/blog/film/talk.mp3': 'talk',
    'content/blog/film/words.vtt': 'WEBVTT',
    'content/blog/film/light.svg': SVG,
    'content/blog/film/large.svg': `${SVG}<!-- large -->`,
    'content/blog/parts/_part.mdx':
      '<picture><source srcSet="/drawings/dark.svg 1x, ./part.svg 2x" /><img src="./part.svg" alt="Part" /></picture>\n',
    'content/blog/parts/part.svg': `${SVG}<!-- part -->`,
    'static/drawings/dark.svg': SVG,
  });
  const { code, stderr } = await runLontar(['build', '--site', site, '--out', out]);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeFolder(site));

function read(file: string): string {
  return readFileSync(join(out, file), 'utf8');
}

function addressesIn(html: string): string[] {
  return [...html.matchAll(/<(?:video|audio|source|track)\s[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/\s(?:src|poster)="([^"]*)"/g)].map(([, address = '']) => address),
  );
}

it.each(['film/index.html', 'id/film/index.html'])('%s plays the files of the site', (page) => {
  const addresses = addressesIn(read(page));
  expect(addresses.map((address) => address.replace(/-[0-9a-f]{8}\./, '-HASH.'))).toEqual([
    '/sub/assets/files/film-HASH.mp4#t=1',
    '/sub/assets/files/still-HASH.png',
    '/sub/assets/files/words-HASH.vtt',
    '/sub/clips/a%20b.webm',
    '/sub/assets/files/talk-HASH.mp3',
    'data:image/gif;base64,R0lGOD',
    '/sub/elsewhere.mp4',
  ]);
  const [film = '', , words = ''] = addresses;
  expect(read(film.replace(/^\/sub\/|#.*/g, ''))).toBe('film');
  expect(read(words.slice('/sub/'.length))).toBe('WEBVTT');
});

it('pictures are chosen from the files of the site', () => {
  const pictures = read('film/index.html').match(/<picture>[^]*?<\/picture>/g) ?? [];
  expect(pictures.map((picture) => picture.replace(/-[0-9a-f]{8}\./g, '-HASH.'))).toEqual([
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/sub/drawings/dark.svg"/>' +
      '<img loading="lazy" src="/sub/assets/img/light-HASH.svg" alt="Light" ' +
      'srcset="/sub/assets/files/light-HASH.svg 1x, /sub/assets/files/large-HASH.svg 2x" width="4" height="2" decoding="async"></picture>',
    '<picture><source srcset="/sub/drawings/dark.svg 1x, /sub/assets/files/part-HASH.svg 2x"/>' +
      '<img loading="lazy" src="/sub/assets/img/part-HASH.svg" alt="Part" width="4" height="2" decoding="async"></picture>',
  ]);
  const [large = ''] = /(?<=, \/sub\/)\S+(?= 2x)/.exec(pictures[0] ?? '') ?? [];
  expect(read(large)).toContain('large');
  expect(read('film.md')).toMatch(/!\[Light\]\(https:\/\/example\.com\/sub\/assets\/img\/light-\w+\.svg\)/);
  const feed = read('rss.xml');
  expect(feed).toMatch(
    /&lt;img src="https:\/\/example\.com\/sub\/assets\/img\/light-\w+\.svg"|<img src="https:\/\/example\.com\/sub\/assets\/img\/light-\w+\.svg"/,
  );
  expect(feed).not.toMatch(/srcset/i);
});

it('the policy lets them in wherever it stands, and nobody else', () => {
  for (const file of [
    'film/index.html',
    '_headers',
    '_hosting/nginx.conf',
    '_hosting/Caddyfile',
    'routes.json',
  ])
    expect(read(file).replaceAll('&#39;', "'"), file).toContain("; media-src 'self'; ");
});

it('feeds name them by their whole addresses', () => {
  expect(read('rss.xml')).toMatch(/https:\/\/example\.com\/sub\/assets\/files\/film-[0-9a-f]{8}\.mp4/);
});

it('offline lists hold the still and the words, and no film', () => {
  const [, list = ''] = /"listHref":"\/sub\/([^"]*)"/.exec(read('sw.js')) ?? [];
  const { files } = JSON.parse(read(list)) as { files: { href: string }[] };
  const hrefs = files.map(({ href }) => href);
  expect(hrefs.filter((href) => /\/(?:still|words)-/.test(href))).toHaveLength(2);
  expect(hrefs.filter((href) => /\.(?:mp4|mp3|webm)$/.test(href))).toEqual([]);
});
