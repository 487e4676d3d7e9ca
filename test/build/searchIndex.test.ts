import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openIndex } from '#search/engine/openIndex.ts';
import type { SearchIndex } from '#search/searchIndex.ts';
import { makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from './lontar.ts';

const site = makeFolder();

beforeAll(async () => {
  writeTree(site, {
    ...SMALL_SITE,
    'content/blog/draft/index.mdx': '---\ntitle: Quokka\ndate: 2022-04-02\ndraft: true\n---\n\nQuokka.\n',
    'content/blog/unlisted/index.mdx':
      '---\ntitle: Quokka\ndate: 2022-04-02\nunlisted: true\n---\n\nQuokka.\n',
    'content/blog/told/index.mdx':
      '---\ntitle: Told\ndescription: Of numbats.\ndate: 2022-05-02\nauthors: [keeper]\n---\n\nA story.\n',
    'content/blog/named/index.mdx': '---\ntitle: Numbats\ndate: 2020-05-02\n---\n\nThey eat termites.\n',
    'content/blog/tagged/index.mdx': `---\ntitle: Underground\ndate: 2019-05-02\ntags: [Marsupial Mole]\n---\n\n${'It digs in sand. '.repeat(60)}\n`,
    'content/blog/passing/index.mdx':
      '---\ntitle: Zoo\ndate: 2021-05-02\n---\n\nA house.\n\n## Hills\n\nA marsupial, a mole, another marsupial and another mole.\n',
    'content/blog/authors.yml':
      'writer:\n  name: A Writer\nkeeper:\n  name: Ngurah Potoroo\npaged:\n  name: Kowari Potkin\n  page: true\n',
    'content/docs/headed.mdx':
      '---\ntitle: Install\n---\n\n# Installing bilbies\n\nText.\n\n# Feeding dunnarts\n\nMore.\n',
    'content/pages/hidden.mdx':
      '---\ntitle: Quokka\ndescription: Of quokkas.\nunlisted: true\n---\n\nQuokka.\n',
    'content/pages/books.mdx': '---\ntitle: Shelf\n---\n\nMy books.\n',
    'content/books.yml':
      'goal: 31\nreading:\n  title: Reading Now\n  author: A. Reader\nread:\n  - title: Wallaby Tales\n    author: B. Writer\n',
  });
  const { code, stderr } = await runLontar(['build', '--site', site]);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeFolder(site));

function openDist(locale: string): SearchIndex {
  const core = readFileSync(join(site, `dist/search-index/${locale}.txt`));
  return openIndex(core, async (name) => readFileSync(join(site, `dist/assets/search-${name}.txt`)));
}

async function urlsOf(query: string, locale: string): Promise<string[]> {
  const index = openDist(locale);
  const { matches } = await index.search(query);
  return (await index.textsOf(matches.map(({ section }) => section))).map(({ url }) => url);
}

it('every heading section of a listed page is found, by its own address', async () => {
  expect(await urlsOf('heading', 'en')).toEqual(['/first#a-heading']);
  expect(await urlsOf('opening', 'en')).toEqual(['/first']);
  expect(await urlsOf('guide', 'en')).toEqual(['/docs/']);
  expect(await urlsOf('const', 'en'), 'code is text too').toEqual(['/first#a-heading']);
  expect(await urlsOf('pembuka', 'id')).toEqual(['/id/first']);
});

it('a section tells where it stands', async () => {
  const index = openDist('en');
  const { matches } = await index.search('heading');
  const [section = -1] = matches.map((match) => match.section);
  expect(await index.textsOf([section])).toEqual([
    {
      url: '/first#a-heading',
      anchor: 'a-heading',
      headings: ['First', 'A heading'],
      content: 'Text with a link and a file link. const a = 1;',
    },
  ]);
  expect(index.facetsOf(section)).toMatchObject({
    level: 2,
    group: 'Blog',
    tag: 'default',
    textLanguage: 'en',
  });
  const [guide] = (await index.search('guide')).matches;
  expect(index.facetsOf(guide?.section ?? -1)).toMatchObject({ group: 'Docs', tag: 'docs-default-current' });
});

it('a text without a translation is found under the other language too, marked as what it is', async () => {
  const index = openDist('id');
  const [match] = (await index.search('another text')).matches;
  expect(await urlsOf('another text', 'id')).toContain('/id/second');
  expect(index.facetsOf(match?.section ?? -1)).toMatchObject({ textLanguage: 'en' });
});

it('drafts, unlisted and hidden pages are never found', async () => {
  for (const locale of ['en', 'id']) expect(await urlsOf('quokka', locale)).toEqual([]);
});

it('the books of the bookshelf are found on its page', async () => {
  expect(await urlsOf('wallaby', 'en')).toEqual(['/books']);
});

it('the bookshelf is found by how many books there are to be', async () => {
  expect(await urlsOf('31', 'en')).toEqual(['/books']);
});

it('a post is found by its tags, before those that have their words in passing', async () => {
  expect((await urlsOf('marsupial mole', 'en')).slice(0, 2)).toEqual(['/tagged', '/passing#hills']);
});

it('a text is found by its title, by the heading that its page shows and by further ones of that level', async () => {
  for (const word of ['install', 'bilbies', 'dunnarts'])
    expect(await urlsOf(word, 'en'), word).toEqual(['/docs/headed']);
});

it('a text is found by its description, behind those that are named so', async () => {
  expect(await urlsOf('numbats', 'en')).toEqual(['/named', '/told']);
  expect(await urlsOf('numbats', 'id')).toEqual(['/id/named', '/id/told']);
});

it('a post is found by the names of its authors, and so is the list of authors', async () => {
  expect((await urlsOf('potoroo', 'en')).toSorted()).toEqual(['/authors', '/told']);
});

it('the page of an author is found by the name', async () => {
  expect(await urlsOf('kowari', 'en')).toEqual(['/authors/paged', '/authors']);
  expect(await urlsOf('kowari', 'id')).toEqual(['/id/authors/paged', '/id/authors']);
});

it.each([
  ['archive', 'en', '/archive'],
  ['blog archive', 'en', '/archive'],
  ['tags', 'en', '/tags'],
  ['authors', 'en', '/authors'],
  ['arsip', 'id', '/id/archive'],
  ['penulis', 'id', '/id/authors'],
])('the list that is called %s is found', async (query, locale, url) => {
  expect((await urlsOf(query, locale))[0]).toBe(url);
});

it('a list tells where it stands', async () => {
  const index = openDist('id');
  const [match] = (await index.search('arsip')).matches;
  expect(index.facetsOf(match?.section ?? -1)).toMatchObject({
    level: 1,
    group: 'Halaman',
    tag: 'default',
    textLanguage: 'id',
  });
});

it('pages that only find or keep others are not found', async () => {
  for (const query of ['search', 'offline']) expect(await urlsOf(query, 'en')).toEqual([]);
});
