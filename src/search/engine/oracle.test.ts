import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexedPage } from '../indexedPage.ts';
import { buildIndex } from './buildIndex.ts';
import { nameOf } from './engineFixture.ts';
import type { Layout } from './layout.ts';
import { openIndex } from './openIndex.ts';
import { expectedOf, typosOf } from './oracle.ts';
import { countTypos } from './typos.ts';

const WORDS =
  'use effect useEffect uses using user state stateful recoil atom atoms selector react-native React Native node_modules Node.js v8.1 8.1 8.1.2 1000 1001 C++ menulis tulis penulis tulisan menggunakan penggunaan guna uji menguji diuji beranda anda build building builder dark mode darkness navigation navigate router routing deployment deploy configuration i18n iOS17 OS 17 GitHub actions githubActor a b ab abc bc'.split(
    ' ',
  );
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'abcdé'), minLength: 1, maxLength: 9 }) },
);
const text = (maxLength: number) => fc.array(word, { maxLength }).map((words) => words.join(' '));
const section = fc.record({
  anchor: fc.constant('here'),
  level: fc.integer({ min: 2, max: 6 }),
  heading: text(3),
  content: text(8),
});
const pages: fc.Arbitrary<IndexedPage[]> = fc.array(
  fc.record({
    url: fc.constant('/page'),
    group: fc.constant('Blog'),
    tag: fc.constant('default'),
    textLanguage: fc.constant('en'),
    inboundLinks: fc.nat(5),
    topics: text(3),
    sections: fc.array(section, { minLength: 1, maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 5 },
);
/** Words of the pages, begun, joined and misspelt, and others. */
const asked = fc
  .tuple(word, fc.nat(12), fc.constantFrom('', 'x', 'e', 's', 'ab'), fc.boolean())
  .map(([text, at, put, isCut]) =>
    isCut ? text.slice(0, at) : text.slice(0, at) + put + text.slice(at + 1),
  );
const query = fc
  .array(fc.oneof(word, asked), { minLength: 1, maxLength: 5 })
  .chain((words) => fc.constantFrom(words.join(' '), words.join('')));
const layout: fc.Arbitrary<Partial<Layout>> = fc.constantFrom(
  {},
  { dictionarySize: 40, contentsSize: 10, textsSize: 40 },
  { dictionarySize: 20, contentsSize: Infinity, textsSize: 40 },
  { dictionarySize: 200, contentPrefix: 4 },
);

describe('the engine against a plain search through the pages', () => {
  it('finds the same sections for the same words', async () => {
    await fc.assert(
      fc.asyncProperty(
        pages,
        query,
        layout,
        fc.record({
          language: fc.constantFrom('en', 'id', 'de'),
          allowsTypos: fc.boolean(),
          begun: fc.constantFrom('last', 'none', 'all'),
        }),
        async (pages, query, layout, { language, allowsTypos, begun }) => {
          fc.pre(query.trim() !== '');
          const { core, parts } = buildIndex(pages, {
            language,
            nameOf,
            layout: { contentPrefix: 2, ...layout },
          });
          const index = openIndex(core, async (name) => parts.get(name) ?? new Uint8Array());
          const found = await index.search(query, { allowsTypos, begun });
          const expected = expectedOf(pages, query, {
            language,
            contentPrefix: layout.contentPrefix ?? 2,
            allowsTypos,
            begun,
          });
          expect(found.words).toEqual(expected.words);
          expect(new Set(found.terms.keys())).toEqual(expected.terms);
          expect(
            new Map(
              found.matches.map(({ section, isInHeading, isInContent }) => [
                section,
                { isInHeading, isInContent },
              ]),
            ),
          ).toEqual(expected.sections);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('counts the same typos', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(
        letters,
        letters,
        fc.integer({ min: 1, max: 2 }),
        fc.boolean(),
        (word, term, limit, isBeginning) => {
          const typos = typosOf(word, term, isBeginning);
          expect(countTypos(word, term, limit, isBeginning)?.count ?? null).toBe(
            typos <= limit ? typos : null,
          );
        },
      ),
      { numRuns: 20_000 },
    );
  });
});
