import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry, PostSource } from '#model/content.ts';
import { loadConfig } from './loadConfig.ts';
import { readContent } from './readContent.ts';
import type { ReadResult } from './readContent.ts';

const root = mkdtempSync(join(tmpdir(), 'lontar-read-'));
afterAll(() => rmSync(root, { recursive: true }));

async function readFixture(
  name: string,
  mode: 'production' | 'development' = 'production',
): Promise<ReadResult> {
  const siteDir = join(root, name);
  cpSync(new URL(`../../../test/fixtures/${name}`, import.meta.url), siteDir, { recursive: true });
  const { config, diagnostics } = await loadConfig(siteDir);
  expect(diagnostics).toEqual([]);
  return readContent({ siteDir, config, mode });
}

function postOf({ content }: ReadResult, slug: string): PostSource {
  const post = content.posts.find((candidate) => candidate.slug === slug);
  if (!post) throw new Error(`No post ${slug} among ${content.posts.map((other) => other.slug).join(', ')}`);
  return post;
}

function entryOf(post: PostSource, locale: string): Entry {
  const entry = post.entries.get(locale);
  if (!entry) throw new Error(`${post.slug} has no text in ${locale}`);
  return entry;
}

test('an empty title or description is none, so that a heading or paragraph takes its place', async () => {
  const siteDir = join(root, 'undescribed');
  mkdirSync(join(siteDir, 'content/blog'), { recursive: true });
  const text = '---\ntitle: " "\ndate: 2021-01-01\ndescription: " "\n---\n\nText.\n';
  writeFileSync(join(siteDir, 'content/blog/a.mdx'), text);
  const { config } = await loadConfig(siteDir);
  const site = await readContent({ siteDir, config, mode: 'production' });
  expect(entryOf(postOf(site, 'a'), 'en')).toMatchObject({ title: null, description: null });
});

test('what authors, tags and books do not say in a language, they say in the default one', async () => {
  const siteDir = join(root, 'fallback');
  const texts = '{ en: Word, id: Kata }';
  const files = {
    'site.config.json': '{ "locales": ["id", "ar"] }',
    'content/blog/authors.yml': `jane:\n  name: Jane\n  description: ${texts}\n`,
    'content/blog/tags.yml': `docker:\n  label: ${texts}\n`,
    'content/books.yml': `read:\n  - { title: Dune, author: Frank Herbert, note: ${texts} }\n`,
    'content/blog/a.ar.mdx': `---\ndate: 2021-01-01\nauthors:\n  - name: ${texts}\n---\n\nText.\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  const { config } = await loadConfig(siteDir);
  const { content } = await readContent({ siteDir, config, mode: 'production' });
  const said = [
    content.authors.get('ar')?.get('jane')?.description,
    content.authors.get('ar')?.get('kata')?.name,
    content.tags.get('ar')?.get('docker')?.label,
    content.books.get('ar')?.read[0]?.note,
  ];
  expect(said).toEqual(['Kata', 'Kata', 'Kata', 'Kata']);
});

describe('our layout', () => {
  let site: ReadResult;
  beforeAll(async () => {
    site = await readFixture('content');
  });

  test('has nothing to complain about', () => {
    expect(site.diagnostics).toEqual([]);
  });

  test('a post is a folder or a file, its name the slug', () => {
    expect(site.content.posts.map(({ slug, date }) => `${slug} ${date}`).toSorted()).toEqual([
      'first 2021-02-03',
      'named 2022-03-04',
      'news-of-2021-12-25 2021-12-26',
      'node.js 2021-12-27',
      'only-id 2021-12-28',
      'second 2021-02-04',
    ]);
  });

  test('a translation without front matter inherits all but words of its own', () => {
    const entry = entryOf(postOf(site, 'first'), 'id');
    expect(entry).toMatchObject({
      title: 'First',
      description: null,
      date: '2021-02-03',
      image: './first.png',
      locale: 'id',
    });
    expect(entry.authors).toEqual([{ key: 'jane' }]);
    expect(entry.tags.map(({ slug }) => slug)).toEqual(['air-play', 'i-os-17']);
  });

  test('a translation that opens with a heading takes its title from there', () => {
    const entry = entryOf(postOf(site, 'second'), 'id');
    expect(entry).toMatchObject({ title: null, isUnlisted: true });
    expect(entry.tags).toEqual([{ label: 'café', slug: 'cafe' }]);
  });

  test('a text in one language alone is its own original', () => {
    const post = postOf(site, 'only-id');
    expect(post.original.locale).toBe('id');
    expect([...post.entries.keys()]).toEqual(['id']);
  });

  test('pages: an index has a slash at the end, others have none', () => {
    expect(site.content.pages.map(({ path }) => path)).toEqual(['/about/hidden', '/about/', '/etc']);
  });

  test('the main document is the index of the docs; drafts are named but left out', () => {
    expect(site.content.docs.map(({ id, path }) => [id, path])).toEqual([['doc1', '/']]);
    expect(site.drafts).toMatchObject([{ kind: 'doc', id: 'wip' }]);
  });

  test('authors, tags and books speak each language', () => {
    const { authors, tags, books } = site.content;
    expect(authors.get('en')?.get('jane')?.title).toBe('Engineer');
    expect(authors.get('id')?.get('jane')?.title).toBe('Insinyur');
    expect(tags.get('en')?.get('air-play')).toEqual({
      slug: 'air-play',
      label: 'AirPlay',
      description: 'Sound over the air.',
    });
    expect(tags.get('id')?.get('air-play')).toEqual({
      slug: 'air-play',
      label: 'AirPlay (id)',
      description: 'Suara lewat udara.',
    });
    expect(tags.get('id')?.get('i-os-17')?.label).toBe('iOS 17');
    expect(books.get('id')?.reading).toEqual({
      title: 'Bumi',
      author: 'A. Writer',
      note: 'Halfway.',
      lang: null,
    });
    expect(books.get('en')?.read).toEqual([
      { title: 'First book', author: 'B. Writer', note: null, lang: null },
    ]);
  });

  test('drafts are read in development', async () => {
    const { content } = await readFixture('content', 'development');
    expect(content.docs.map(({ id }) => id)).toEqual(['doc1', 'wip']);
  });
});

describe('the layout of Docusaurus', () => {
  let site: ReadResult;
  beforeAll(async () => {
    site = await readFixture('docusaurus-site');
  });

  test('says only that a language and a page of React are left out', () => {
    expect(site.diagnostics.map(({ file, code }) => [file, code])).toEqual([
      ['i18n/fr', 'content/unknown-language'],
      ['src/pages/index.tsx', 'content/react-page'],
    ]);
  });

  test('dates come from front matter or from names in all their forms, addresses as Docusaurus makes them', () => {
    expect(site.content.posts.map(({ slug, date }) => `${slug} ${date}`).toSorted()).toEqual([
      '2021/01/05/dated 2021-01-05',
      '2023/03/04/nested 2023-03-04',
      '2023/09/10/orphan 2023-09-10',
      'in-a-folder 2022-11-02',
      'plain 2022-05-06',
      'spaces and 中文 2022-06-07',
    ]);
  });

  test('authors by key, in lists, inline and in the old form', () => {
    expect(postOf(site, '2021/01/05/dated').original.authors).toEqual([{ key: 'jane' }]);
    expect(postOf(site, 'in-a-folder').original.authors).toEqual([{ key: 'jane' }, { key: 'guest-writer' }]);
    expect(postOf(site, 'plain').original.authors).toEqual([{ key: 'old-form' }]);
    const authors = site.content.authors.get('id');
    expect(authors?.get('old-form')).toMatchObject({ name: 'Old Form', url: 'https://example.com/old' });
    expect(authors?.get('jane')).toMatchObject({ title: 'Insinyur', url: 'https://example.com/jane' });
    expect(authors?.get('jane')?.social).toEqual([
      { label: 'GitHub', href: 'https://github.com/jane' },
      { label: 'X', href: 'https://x.com/jane' },
      { label: 'Newsletter', href: 'https://example.com/news' },
    ]);
  });

  test('tags of tags.yml, inline ones and labels', () => {
    expect(postOf(site, '2021/01/05/dated').original.tags).toEqual([
      { label: 'Docker', slug: 'docker' },
      { label: 'AirPlay 2', slug: 'air-play-2' },
    ]);
    expect(postOf(site, 'in-a-folder').original.tags).toEqual([
      { label: 'Home Lab', slug: 'lab' },
      { label: 'i18n', slug: 'languages' },
    ]);
    expect(site.content.tags.get('id')?.get('docker')?.description).toBe('Kontainer dan mesinnya.');
  });

  test('a number as a title is text, unknown keys are kept', () => {
    const { original } = postOf(site, 'plain');
    expect(original.title).toBe('2022');
    expect(original.frontMatter.share_text).toBe('kept');
  });

  test('translations are found by file name, or by slug', () => {
    expect(entryOf(postOf(site, '2021/01/05/dated'), 'id').title).toBe('Dated by its name');
    expect(entryOf(postOf(site, 'in-a-folder'), 'id').title).toBe('Di dalam map');
    expect(postOf(site, '2023/09/10/orphan').original.locale).toBe('id');
  });

  test('docs in reading order, numbers taken off, folders with their labels', () => {
    expect(
      site.content.docs.map(({ id, path, folders }) => [id, path, ...folders.map(({ labels }) => labels.en)]),
    ).toEqual([
      ['doc1', '/'],
      ['reference/1.2-notes', '/reference/1.2-notes', 'Reference'],
      ['guide/index', '/guide/', 'The guide'],
      ['guide/start', '/guide/start', 'The guide'],
      ['guide/second', '/guide/second', 'The guide'],
    ]);
    expect(site.content.docs[0]?.entries.has('id')).toBe(true);
  });

  test('pages are Markdown files only', () => {
    expect(site.content.pages.map(({ path }) => path)).toEqual(['/about/hidden', '/about/', '/etc']);
    expect(site.content.pages[0]?.original.isUnlisted).toBe(true);
  });
});

describe('the cache', () => {
  test('gives the same content without parsing again', async () => {
    const siteDir = join(root, 'content');
    const { config } = await loadConfig(siteDir);
    const store = new Map<string, string>();
    let misses = 0;
    const cache = {
      get: (hash: string): unknown => {
        const kept = store.get(hash);
        if (kept === undefined) misses++;
        return kept === undefined ? undefined : JSON.parse(kept);
      },
      set: (hash: string, value: unknown): void => void store.set(hash, JSON.stringify(value)),
    };
    const cold = await readContent({ siteDir, config, mode: 'production', cache });
    const missesWhenCold = misses;
    const warm = await readContent({ siteDir, config, mode: 'production', cache });
    expect(missesWhenCold).toBeGreaterThan(0);
    expect(misses).toBe(missesWhenCold);
    expect(JSON.stringify(warm)).toBe(JSON.stringify(cold));
  });
});

test('links that lead in a circle are read once', async () => {
  const siteDir = join(root, 'circle');
  mkdirSync(join(siteDir, 'content/blog/post'), { recursive: true });
  writeFileSync(join(siteDir, 'content/blog/post/index.mdx'), '---\ndate: 2021-01-05\n---\n\nText.\n');
  symlinkSync('..', join(siteDir, 'content/blog/post/up'));
  const { config } = await loadConfig(siteDir);
  const { content } = await readContent({ siteDir, config, mode: 'production' });
  expect(content.posts.map(({ slug }) => slug)).toEqual(['post']);
});

test('a link that leads nowhere is named, and all else is read', async () => {
  const siteDir = join(root, 'dangling');
  mkdirSync(join(siteDir, 'content/blog/post'), { recursive: true });
  writeFileSync(join(siteDir, 'content/blog/post/index.mdx'), '---\ndate: 2021-01-05\n---\n\nText.\n');
  symlinkSync('nowhere.mdx', join(siteDir, 'content/blog/lost.mdx'));
  const { config } = await loadConfig(siteDir);
  const { content, diagnostics } = await readContent({ siteDir, config, mode: 'production' });
  expect(content.posts).toHaveLength(1);
  expect(diagnostics).toMatchObject([
    { file: 'content/blog/lost.mdx', code: 'file/unreadable', severity: 'error' },
  ]);
});

test('a site without anything is empty, not an error', async () => {
  const siteDir = join(root, 'nothing');
  mkdirSync(siteDir);
  const { config, diagnostics } = await loadConfig(siteDir);
  const read = await readContent({ siteDir, config, mode: 'production' });
  expect([...diagnostics, ...read.diagnostics]).toEqual([]);
  expect(read.content.posts).toEqual([]);
});

test('a site with a configuration and no text is told where texts are looked for', async () => {
  const siteDir = join(root, 'textless');
  mkdirSync(join(siteDir, 'content/blog'), { recursive: true });
  writeFileSync(join(siteDir, 'site.config.json'), '{}');
  const read = async () =>
    readContent({ siteDir, config: (await loadConfig(siteDir)).config, mode: 'production' });
  expect((await read()).diagnostics).toMatchObject([
    { file: 'site.config.json', severity: 'warning', code: 'content/no-texts' },
  ]);
  writeFileSync(join(siteDir, 'content/blog/a.md'), '---\ndate: 2021-01-01\ndraft: true\n---\n');
  expect((await read()).diagnostics).toEqual([]);
});

test('folders of documents are called as each language has it, also for documents of one language alone', async () => {
  const siteDir = join(root, 'folders');
  const translated = 'i18n/id/docusaurus-plugin-content-docs/current';
  const files = {
    'site.config.json': JSON.stringify({ locales: ['en', 'id'] }),
    'docs/a/_category_.yml': 'label: { en: Guide, id: Panduan }\nposition: 2\n',
    'docs/a/x.md': '# X\n',
    'docs/b/_category_.json': '{ "label": "Tools", "position": 1 }',
    'docs/b/y.md': '# Y\n',
    [`${translated}/b/_category_.json`]: '{ "label": "Alat", "position": 9 }',
    [`${translated}/b/only.md`]: '# Z\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  const { config } = await loadConfig(siteDir);
  const { content, diagnostics } = await readContent({ siteDir, config, mode: 'production' });
  expect(diagnostics).toEqual([]);
  expect(content.docs.map(({ id, folders }) => [id, ...folders.map(({ labels }) => labels)])).toEqual([
    ['b/only', { en: 'Tools', id: 'Alat' }],
    ['b/y', { en: 'Tools', id: 'Alat' }],
    ['a/x', { en: 'Guide', id: 'Panduan' }],
  ]);
});
