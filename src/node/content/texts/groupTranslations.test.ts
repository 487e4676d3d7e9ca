import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../loadConfig.ts';
import { readContent } from '../readContent.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-groups-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

async function read(files: Readonly<Record<string, string>>) {
  const config = JSON.stringify({ locales: ['en', 'id'] });
  for (const [file, text] of Object.entries({ 'site.config.json': config, ...files })) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  return readContent({ siteDir, config: (await loadConfig(siteDir)).config, mode: 'production' });
}

it('a text in the folder of the default language stands in the place of the one outside, in any layout of names', async () => {
  const { content, diagnostics } = await read({
    'blog/evening.md': '---\ntitle: Evening\ndescription: Old.\ndate: 2021-01-01\nslug: dusk\n---\n\nOld.\n',
    'i18n/en/docusaurus-plugin-content-blog/evening.md': '# Good evening\n',
    'i18n/id/docusaurus-plugin-content-blog/evening.md': '# Malam\n',
    'docs/a.md': '---\ntitle: A\nsidebar_position: 7\n---\n',
    'i18n/en/docusaurus-plugin-content-docs/current/a.md': '---\ntitle: Better A\n---\n',
    'src/pages/about.md': '---\ntitle: About\n---\n',
    'i18n/en/docusaurus-plugin-content-pages/about.md': '---\ntitle: About us\n---\n',
  });
  expect(diagnostics).toEqual([]);
  const [post] = content.posts;
  expect(post).toMatchObject({
    slug: 'dusk',
    date: '2021-01-01',
    original: {
      file: 'i18n/en/docusaurus-plugin-content-blog/evening.md',
      replaces: 'blog/evening.md',
      // Its heading gives the title, its first paragraph the description.
      title: null,
      description: null,
    },
  });
  expect([...(post?.entries.keys() ?? [])].toSorted()).toEqual(['en', 'id']);
  expect(content.docs.map(({ original }) => original)).toMatchObject([
    { title: 'Better A', sidebarPosition: 7, replaces: 'docs/a.md' },
  ]);
  expect(content.pages.map(({ original }) => original)).toMatchObject([
    { title: 'About us', replaces: 'src/pages/about.md' },
  ]);
});

const POSTS = 'i18n/en/docusaurus-plugin-content-blog';
const DOCS = 'i18n/en/docusaurus-plugin-content-docs/current';

it('what such a text takes from the other one has its faults there', async () => {
  const { diagnostics } = await read({
    'docs/intro.mdx': '---\nslug: ./rel\nid: a/b\nsidebar_position: x\npagination_next: nowhere\n---\n',
    [`${DOCS}/intro.mdx`]: '# EN\n',
    'docs/own.mdx': '---\nslug: fine\n---\n',
    [`${DOCS}/own.mdx`]: '---\nslug: a//b\n---\n',
    'blog/post.md': '---\ndate: 2021-02-30\nslug: /\nauthors:\n  - nobody\n---\n',
    [`${POSTS}/post.md`]: '---\ntitle: EN\n---\n',
    'blog/tagged.md': '---\ntitle: T\ndate: 2021-01-01\ntags: ["!"]\n---\n',
    [`${POSTS}/tagged.md`]: '# EN\n',
    'blog/x.md': '---\ndate: 2021-01-01\nslug: tagged\n---\n',
    [`${POSTS}/x.md`]: '# EN\n',
  });
  expect(diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([
    'blog/post.md:2:7 front-matter/invalid-date',
    'blog/post.md:3:7 content/no-slug',
    'blog/post.md:5:5 authors/unknown-author',
    'blog/tagged.md:4:8 tags/no-slug',
    'blog/x.md:3:7 content/duplicate-slug',
    'docs/intro.mdx:2:7 front-matter/invalid-slug',
    'docs/intro.mdx:3:5 front-matter/invalid-id',
    'docs/intro.mdx:4:19 front-matter/invalid-value',
    'docs/intro.mdx:5:18 docs/unknown-document',
    `${DOCS}/own.mdx:2:7 front-matter/invalid-slug`,
  ]);
});

it('such a text has no neighbour and the time of day as the other one says', async () => {
  const { content } = await read({
    'docs/a.md': '---\npagination_next: null\n---\n',
    [`${DOCS}/a.md`]: '# A\n',
    'blog/b.md': '---\ndate: 2021-01-01T10:00\n---\n',
    [`${POSTS}/b.md`]: '# B\n',
  });
  expect(content.docs[0]?.original.paginationNext).toBe(false);
  expect(content.posts[0]?.original.frontMatter).toMatchObject({ date: '2021-01-01T10:00' });
});
