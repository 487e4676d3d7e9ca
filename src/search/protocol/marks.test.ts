import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TermMatch } from '../searchIndex.ts';
import { tokenize } from '../text/tokenize.ts';
import { findMarks, markStyle, writeMarked } from './marks.ts';
import { createFixture, HOSTILE } from './searchFixture.ts';
import { writeSnippet } from './snippet.ts';

const HTML = markStyle('<mark>', '</mark>');
const match = (words: readonly number[], length = 99): TermMatch => ({ words, length, typos: 0 });
const marked = (text: string, terms: Readonly<Record<string, TermMatch>>, style = HTML): string =>
  writeMarked(text, findMarks(text, new Map(Object.entries(terms))), style);

describe('marks', () => {
  it.each([
    ['Palm leaves', { palm: match([0]) }, '<mark>Palm</mark> leaves'],
    ['Palm leaves', { leaves: match([0], 3) }, 'Palm <mark>lea</mark>ves'],
    ['Café au lait', { cafe: match([0], 3) }, '<mark>Caf</mark>é au lait'],
    ['Cafe\u0301s', { cafes: match([0], 4) }, '<mark>Cafe\u0301</mark>s'],
    ['Node.js', { nodejs: match([0], 5) }, '<mark>Node.j</mark>s'],
    ['node_modules', { nodemodules: match([0], 4) }, '<mark>node</mark>_modules'],
    ['useEffect', { useeffect: match([0]) }, '<mark>useEffect</mark>'],
    ['useEffect', { effect: match([0]) }, 'use<mark>Effect</mark>'],
    ['useEffect', { useeffect: match([1], 3), effect: match([0]) }, '<mark>useEffect</mark>'],
    ['palm-leaf', { palm: match([0]), leaf: match([1]) }, '<mark>palm</mark>-<mark>leaf</mark>'],
    ['', { palm: match([0]) }, ''],
  ])('%s', (text, terms, value) => {
    expect(marked(text, terms)).toBe(value);
  });

  it('stand in escaped text', () => {
    expect(marked(`palm <b>&"'</b>`, { palm: match([0]), b: match([0]) })).toBe(
      '<mark>palm</mark> &lt;<mark>b</mark>&gt;&amp;&quot;&#39;&lt;/<mark>b</mark>&gt;',
    );
  });

  it('that are no HTML stand in plain text, which their client escapes', () => {
    const style = markStyle('__ais-highlight__', '__/ais-highlight__');
    expect(marked('R&D', { r: match([0]) }, style)).toBe('__ais-highlight__R__/ais-highlight__&D');
  });

  it('change nothing of any text but what is escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), (text, length) => {
        const tokens = tokenize(text).flatMap((token) => [token, ...token.parts]);
        const terms = tokens.filter((_, at) => at % 2 === 0).map(({ term }) => [term, match([0], length)]);
        const value = marked(
          text,
          Object.fromEntries(terms) as Record<string, TermMatch>,
          markStyle('\0', '\0'),
        );
        expect(value.replaceAll('\0', '')).toBe(text.replaceAll('\0', ''));
      }),
    );
  });
});

describe('snippets', () => {
  const NUMBERS = 'one two three four five six seven eight nine ten';
  const snippet = (text: string, terms: Readonly<Record<string, TermMatch>>, count = 3): string =>
    writeSnippet(text, findMarks(text, new Map(Object.entries(terms))), HTML, {
      count,
      ellipsis: '…',
      areTelling: [true, true, false, false],
    });

  it.each([
    ['the beginning where nothing was found', {}, 'one two three…'],
    [
      'the whole of a short text',
      { one: match([0]) },
      '<mark>one</mark> two three four five six seven eight nine ten',
      10,
    ],
    ['what was found in the middle', { five: match([0]) }, '…four <mark>five</mark> six…'],
    ['the end', { ten: match([0]) }, '…eight nine <mark>ten</mark>'],
    [
      'most words of the query',
      { two: match([0]), seven: match([0]), nine: match([1]) },
      '…<mark>seven</mark> eight <mark>nine</mark>…',
    ],
    [
      'most marks',
      { two: match([0]), seven: match([0]), eight: match([0]) },
      '…<mark>seven</mark> <mark>eight</mark> nine…',
    ],
    [
      'a word that tells rather than two that hold a question together',
      { two: match([2]), three: match([3]), nine: match([1]) },
      '…eight <mark>nine</mark> ten',
    ],
    [
      'the words that hold a question together with what tells',
      { three: match([0]), eight: match([0]), nine: match([2]) },
      '…<mark>eight</mark> <mark>nine</mark> ten',
    ],
  ])('show %s', (_name, terms, value, count = 3) => {
    expect(snippet(NUMBERS, terms as Record<string, TermMatch>, count)).toBe(value);
  });

  it('break what has no spaces', () => {
    expect(snippet('字'.repeat(500), {}, 2)).toBe(`${'字'.repeat(80)}…`);
  });

  it('have at most so many words, and every one of them from the text', () => {
    const word = fc.constantFrom('palm', 'leaf', '<b>', 'ink,', 'a&b');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (words, count) => {
        const text = words.join(' ');
        const marks = findMarks(
          text,
          new Map([
            ['palm', match([0])],
            ['leaf', match([1], 2)],
          ]),
        );
        const plain = { before: '', after: '', escape: (each: string) => each };
        const value = writeSnippet(text, marks, plain, { count, ellipsis: '', areTelling: [true, true] });
        expect(text).toContain(value);
        expect(value.split(' ').length).toBeLessThanOrEqual(count);
        if (marks.length > 0) expect(value).toMatch(/palm|leaf/);
      }),
    );
  });
});

describe('hostile text', () => {
  const { query } = createFixture();

  it('reaches no marked value unescaped, in any attribute', async () => {
    const { hits } = await query({
      query: 'palm img onerror script alert',
      attributesToHighlight: ['*'],
      attributesToSnippet: ['*:5'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    const values: string[] = [];
    JSON.stringify(
      hits.map(({ _highlightResult, _snippetResult }) => [_highlightResult, _snippetResult]),
      (name, value: unknown) => {
        if (name === 'value' && typeof value === 'string') values.push(value);
        return value;
      },
    );
    expect(values.length).toBeGreaterThan(20);
    for (const value of values)
      expect(value.replaceAll(/<\/?mark>|&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[<>&"']/);
    const hostile = hits.find(({ url }) => url === '/bundle#hostile');
    expect(hostile?.hierarchy['lvl2']).toBe(HOSTILE);
    expect(hostile?._highlightResult.hierarchy['lvl2']?.value).toContain('&lt;<mark>img</mark> src');
  });
});

describe('[S7.3] attributesToSnippet, snippetEllipsisText, highlightPreTag and highlightPostTag', () => {
  const { query } = createFixture();

  it('decide what a snippet is', async () => {
    const { hits } = await query({
      query: 'palm leaves',
      facetFilters: ['language:en'],
      attributesToSnippet: ['hierarchy.lvl1:1', 'content:4'],
      attributesToHighlight: [],
      snippetEllipsisText: ' [more]',
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
    });
    const bundle = hits.find(({ url }) => url === '/bundle');
    expect(bundle?._snippetResult).toEqual({
      hierarchy: { lvl1: { value: 'Bundles', matchLevel: 'none' } },
      content: { value: ' [more]<b>palm</b> thirteen <b>palm</b> <b>leaves</b> [more]', matchLevel: 'full' },
    });
    expect(bundle).not.toHaveProperty('_highlightResult');
    expect(hits.find(({ url }) => url === '/palm')?._snippetResult.hierarchy['lvl1']?.value).toBe(
      '<b>Palm</b> [more]',
    );
  });

  it('have ten words unless told otherwise', async () => {
    const { hits } = await query({ query: 'two', attributesToSnippet: ['content'] });
    expect(hits[0]?._snippetResult.content.value).toBe(
      'One <em>two</em> three four five six seven eight nine ten…',
    );
  });

  it('say how much of the query was found', async () => {
    const { hits } = await query({ query: 'soot papyrus' });
    expect(hits[0]?._highlightResult.content).toMatchObject({
      matchLevel: 'partial',
      matchedWords: ['soot'],
    });
    const whole = await query({ query: 'palm leaves' });
    expect(whole.hits[0]?._highlightResult.hierarchy['lvl1']).toMatchObject({
      value: '<em>Palm</em> <em>leaves</em>',
      fullyHighlighted: true,
    });
  });
});
