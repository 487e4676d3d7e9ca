import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildForDiagnostics, makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from './lontar.ts';

const site = makeFolder();
const EDIT_URL = 'https://code.example/notes/edit/main';

beforeAll(async () => {
  const post = SMALL_SITE['content/blog/first/index.mdx'] ?? '';
  writeTree(site, {
    ...SMALL_SITE,
    'site.config.ts': `export default { title: 'Small', url: 'https://example.com', locales: ['en', 'id'], editUrl: '${EDIT_URL}' };\n`,
    'content/blog/first/index.mdx': post.replace(
      'title: First\n',
      'title: First\nlast_update:\n  date: 2024-05-03T10:00:00Z\n  author: Jane & Joe\n',
    ),
    'content/blog/second/index.mdx':
      '---\ntitle: Second\ndate: 2022-04-02\ncustom_edit_url: null\nlast_update: { author: Jane }\n---\n\nText.\n',
    'content/pages/about us/index.mdx': '---\ntitle: Us\nslug: /us\n---\n\nAbout us.\n',
    'content/docs/doc1.mdx':
      '---\ntitle: Guide\nslug: /\ncustom_edit_url: https://wiki.example/guide\n---\n\nHow to.\n',
  });
  const { code, stderr } = await runLontar(['build', '--site', site]);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeFolder(site));

const read = (file: string): string => readFileSync(join(site, 'dist', file), 'utf8');

it('a text tells below it when and by whom it was last changed', () => {
  expect(read('first/index.html')).toContain(
    '<p class="post-meta"><time dateTime="2024-05-03">Last updated on May 3, 2024 by Jane &amp; Joe</time>',
  );
  expect(read('second/index.html')).toContain('<p class="post-meta"><span>Last updated by Jane</span></p>');
});

it('an original that stands in for a translation tells it in the language of the page', () => {
  expect(read('id/second/index.html')).toContain('<span>Terakhir diperbarui oleh Jane</span>');
});

it('a translation that does not say so was not changed with its original', () => {
  expect(read('id/first/index.html')).not.toContain('Terakhir diperbarui');
});

it('feeds, sitemap, search engines and where it is shared get the day', () => {
  const page = read('first/index.html');
  expect(page).toContain('<meta property="article:modified_time" content="2024-05-03">');
  expect(page).toContain('"datePublished":"2021-03-01","dateModified":"2024-05-03"');
  expect(read('sitemap.xml')).toContain('<loc>https://example.com/first</loc><lastmod>2024-05-03</lastmod>');
  const atom = read('atom.xml');
  expect(atom).toContain('<updated>2024-05-03T00:00:00Z</updated>\n<link rel="self"');
  expect(atom).toContain(
    '<published>2021-03-01T00:00:00Z</published>\n<updated>2024-05-03T00:00:00Z</updated>',
  );
  expect(atom).toContain(
    '<published>2022-04-02T00:00:00Z</published>\n<updated>2022-04-02T00:00:00Z</updated>',
  );
  expect(read('rss.xml')).toContain('<lastBuildDate>Fri, 03 May 2024 00:00:00 GMT</lastBuildDate>');
  expect(read('feed.json')).toContain('"date_modified":"2024-05-03T00:00:00Z"');
});

it('a text links to where it can be edited: its own file, an address of its own, or nowhere', () => {
  const edit = (href: string, label = 'Edit this page'): string => `<a href="${href}">${label}</a></p>`;
  expect(read('first/index.html')).toContain(edit(`${EDIT_URL}/content/blog/first/index.mdx`));
  expect(read('id/first/index.html')).toContain(
    edit(`${EDIT_URL}/content/blog/first/index.id.mdx`, 'Sunting halaman ini'),
  );
  expect(read('us/index.html')).toContain(edit(`${EDIT_URL}/content/pages/about%20us/index.mdx`));
  expect(read('docs/index.html')).toContain(edit('https://wiki.example/guide'));
  expect(read('second/index.html')).not.toContain('Edit this page');
});

it('what cannot be one is told at its place, all at once', async () => {
  const broken = makeFolder();
  const matter = (lines: string): string => `---\ntitle: A\ndate: 2022-04-02\n${lines}\n---\n\nText.\n`;
  writeTree(broken, {
    ...SMALL_SITE,
    'content/blog/a/index.mdx': matter('last_update: yesterday\ncustom_edit_url: javascript:alert(1)'),
    'content/blog/b/index.mdx': matter('last_update:\n  date: 2023-02-30'),
    'content/blog/c/index.mdx': matter('last_update: { date: 2023-02-03, author: [Jane] }'),
  });
  const { code, diagnostics } = await buildForDiagnostics(broken);
  removeFolder(broken);
  expect(code).toBe(1);
  expect(
    diagnostics.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
  ).toEqual([
    "content/blog/a/index.mdx:4:14 last_update: expected a date, an author or both, found 'yesterday'.",
    "content/blog/a/index.mdx:5:18 custom_edit_url: expected an address such as 'https://example.com', found 'javascript:alert(1)'.",
    "content/blog/b/index.mdx:5:9 last_update.date: expected a day such as 2021-01-05, found '2023-02-30', which does not exist.",
    'content/blog/c/index.mdx:4:42 last_update.author: expected the name of an author, found a list.',
  ]);
});
