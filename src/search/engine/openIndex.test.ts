import { describe, expect, it } from 'vitest';
import type { IndexedPage } from '../indexedPage.ts';
import { buildIndex } from './buildIndex.ts';
import { find, indexOf, nameOf, page } from './engineFixture.ts';
import { openIndex } from './openIndex.ts';

const guide = page(
  '/guide',
  ['Writing guide', 'How to write on this site.'],
  [2, 'Images', 'Put them beside the text.'],
  [4, 'Captions', 'A line below the image.'],
  [2, 'Code', 'Code blocks have a language.'],
);
const hooks: IndexedPage = {
  ...page('/hooks', ['React hooks', 'About useEffect and useState.'], [2, 'Clean up', 'Return a function.']),
  group: 'Docs',
  tag: 'docs-default-current',
  textLanguage: 'id',
};
const pages = [guide, hooks];
/** Cut as a large site is. */
const layout = { dictionarySize: 30, contentsSize: 10, textsSize: 30 };
const built = buildIndex(pages, { language: 'en', nameOf, layout });

describe('an index of some pages', () => {
  it('numbers the sections in the order of the pages and knows their facets', () => {
    const index = indexOf(pages);
    expect(index.sectionCount).toBe(6);
    expect(index.facetsOf(2)).toEqual({
      page: 0,
      level: 4,
      group: 'Blog',
      tag: 'default',
      textLanguage: 'en',
    });
    expect(index.facetsOf(5)).toEqual({
      page: 1,
      level: 2,
      group: 'Docs',
      tag: 'docs-default-current',
      textLanguage: 'id',
    });
    expect(() => index.facetsOf(6)).toThrow('There is no section 6.');
  });

  it.each([{}, layout, { ...layout, namesSize: 0 }])(
    'gives the texts back, in the order that they are asked for, cut as %o',
    async (layout) => {
      const index = indexOf(pages, { layout });
      const texts = await index.textsOf([5, 2, 0]);
      expect(await index.namesOf([5, 2, 0])).toMatchObject(
        texts.map(({ url, anchor, headings }) => ({ url, anchor, headings })),
      );
      expect(texts).toEqual([
        {
          url: '/hooks#section-1',
          anchor: 'section-1',
          headings: ['React hooks', 'Clean up'],
          content: 'Return a function.',
        },
        {
          url: '/guide#section-2',
          anchor: 'section-2',
          headings: ['Writing guide', 'Images', null, 'Captions'],
          content: 'A line below the image.',
        },
        { url: '/guide', anchor: null, headings: ['Writing guide'], content: 'How to write on this site.' },
      ]);
      await expect(index.textsOf([6])).rejects.toThrow('There is no section 6.');
      await expect(index.textsOf([-1])).rejects.toThrow('There is no section -1.');
    },
  );

  it('finds every section for nothing, none for what is no word', async () => {
    const { matches } = await indexOf(pages).search(' ');
    expect(matches.map(({ section }) => section)).toEqual([0, 1, 2, 3, 4, 5]);
    expect((await indexOf(pages).search('!?')).matches).toEqual([]);
    expect((await indexOf([]).search('word')).matches).toEqual([]);
    expect((await indexOf([]).search('')).matches).toEqual([]);
  });

  it('tells which terms to mark, and how much of them', async () => {
    const { words, terms } = await indexOf(pages).search('writing imag');
    expect(words).toEqual(['writing', 'imag']);
    expect(Object.fromEntries(terms)).toEqual({
      write: { words: [0], length: 5, typos: 0 },
      writing: { words: [0], length: 7, typos: 0 },
      image: { words: [1], length: 4, typos: 0 },
      images: { words: [1], length: 4, typos: 0 },
    });
    expect(Object.fromEntries((await indexOf(pages).search('langauge')).terms)).toEqual({
      language: { words: [0], length: 8, typos: 1 },
    });
  });

  it('takes a query of any length, of which it reads the beginning', async () => {
    expect((await indexOf(pages).search('image '.repeat(10_000))).words).toHaveLength(16);
    expect((await indexOf(pages).search('x'.repeat(100_000))).words[0]).toHaveLength(40);
  });
});

describe('what is not there yet', () => {
  it('are names where they lie with the texts; on a small site they come with the words', async () => {
    for (const [namesSize, textFiles] of [
      [Infinity, 0],
      [0, 1],
    ] as const) {
      const { core, parts } = buildIndex(pages, { language: 'en', nameOf, layout: { namesSize } });
      const loaded: string[] = [];
      const index = openIndex(core, async (name) => {
        loaded.push(name);
        return parts.get(name) ?? new Uint8Array();
      });
      await index.search('captions');
      const before = loaded.length;
      expect(await index.namesOf([2])).toMatchObject([{ url: '/guide#section-2' }]);
      expect(loaded.slice(before)).toHaveLength(textFiles);
    }
  });

  it('is loaded once, and changes no answer', async () => {
    const whole = indexOf(pages);
    const loaded: string[] = [];
    const index = openIndex(built.core, async (name) => {
      loaded.push(name);
      return built.parts.get(name) ?? new Uint8Array();
    });
    const queries = [
      'image',
      'useeffect',
      'write',
      'clena',
      'code function',
      '',
      ...'abcdefghijklmnopqrstuvwxyz',
    ];
    const answers = await Promise.all([...queries, ...queries].map((query) => index.search(query)));
    const expected = await Promise.all([...queries, ...queries].map((query) => whole.search(query)));
    expect(answers).toEqual(expected);
    await Promise.all([index.textsOf([0, 1, 2]), index.textsOf([2, 3, 4, 5])]);
    expect(new Set(loaded).size).toBe(loaded.length);
  });

  it('is asked for again after it could not be loaded', async () => {
    let isDown = true;
    const index = openIndex(built.core, async (name) => {
      if (isDown) throw new Error('The line is down.');
      return built.parts.get(name) ?? new Uint8Array();
    });
    await expect(index.search('image')).rejects.toThrow('The line is down.');
    await expect(index.textsOf([0])).rejects.toThrow('The line is down.');
    isDown = false;
    expect(await find(index, 'images')).toEqual(await find(indexOf(pages), 'images'));
  });
});

describe('files that are damaged or of another index', () => {
  it('refuses a core', () => {
    const load = async () => new Uint8Array();
    expect(() => openIndex(new Uint8Array(), load)).toThrow('no file of a search index');
    expect(() => openIndex(new TextEncoder().encode('Not found'), load)).toThrow('no file of a search index');
    for (let at = 0; at < built.core.length; at += 1) {
      const changed = built.core.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      expect(() => openIndex(changed, load)).toThrow(/damaged|no file|another kind/);
      expect(() => openIndex(built.core.slice(0, at), load)).toThrow(/damaged|no file/);
    }
  });

  it('refuses a part', async () => {
    const refused = /damaged|no file|another kind/;
    for (const part of built.parts.values()) {
      const index = openIndex(built.core, async () => part.slice(0, -1));
      await expect(index.search('image')).rejects.toThrow(refused);
      await expect(index.textsOf([0])).rejects.toThrow(refused);
    }
    const other = buildIndex([guide], { language: 'en', nameOf, layout });
    for (const part of other.parts.values())
      await expect(openIndex(built.core, async () => part).search('image')).rejects.toThrow(refused);
  });
});

describe('the same pages', () => {
  it('give the same bytes', () => {
    const again = buildIndex(structuredClone(pages), { language: 'en', nameOf, layout });
    expect(again).toEqual(built);
  });

  it('keep the files of texts that did not change', () => {
    const longer = page('/hooks', ['React hooks', 'Changed.'], [2, 'Clean up', 'Return a function.']);
    const names = (pages: readonly IndexedPage[]) =>
      [...buildIndex(pages, { language: 'en', nameOf, layout }).parts].map(([, bytes]) => nameOf(bytes));
    const before = new Set(names(pages));
    expect(names([guide, longer]).filter((name) => before.has(name)).length).toBeGreaterThan(3);
  });
});
