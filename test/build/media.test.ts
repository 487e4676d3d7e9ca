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

<video controls src="./film.mp4#t=1" poster={require('./still.png').default}>
  <track src="@site/content/blog/film/words.vtt" />
</video>

<video controls>
  <source src="/clips/a b.webm" type="video/webm" />
</video>

<audio controls src={talk} />

<video poster="data:image/gif;base64,R0lGOD" src="pathname:///elsewhere.mp4" />
`;

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
