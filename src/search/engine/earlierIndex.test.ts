import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { IndexedPage } from '../indexedPage.ts';
import { buildIndex } from './buildIndex.ts';
import { nameOf, page } from './engineFixture.ts';

const WORDS = 'atom atoms Recoil useEffect react-native session.setCategory C++ v8.1 élan pohon'.split(' ');
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' '));
const few = { maxLength: 4 };
const pages = fc
  .array(
    fc.tuple(fc.tuple(text, text), fc.array(fc.tuple(fc.integer({ min: 2, max: 6 }), text, text), few)),
    few,
  )
  .map((list) => list.map(([own, sections], index) => page(`/${index}`, own, ...sections)));
const layout = fc.constantFrom(
  {},
  { dictionarySize: 20 },
  { dictionarySize: 40, contentsSize: 10, textsSize: 40 },
);

const TEXT = 'atom atoms recoil pohon session useEffect';

/** Pages that fill several files of each kind. */
const manyPages = Array.from({ length: 30 }, (_, index) =>
  page(`/${index}`, [`Title ${index}`, `${TEXT} word${index}`], [2, 'Part', `${TEXT} part${index}`]),
);
const FINE = { dictionarySize: 40, contentsSize: 10, textsSize: 80, namesSize: 0 };
const [FIRST, ...OTHERS] = manyPages;

it.each([
  ['text', page('/0', ['Title 0', 'atom words'], [2, 'Part', 'recoil words'])],
  ['heading', page('/0', ['Another title', `${TEXT} word0`], [2, 'Section', `${TEXT} part0`])],
  ['number of sections', page('/0', ['Title 0', TEXT])],
  ['address', page('/moved', ['Title 0', `${TEXT} word0`], [2, 'Part', `${TEXT} part0`])],
])('an edit of a %s takes over what it leaves as it was', (_, edited) => {
  const options = { language: 'en', nameOf, layout: FINE };
  const before = buildIndex(manyPages, options);
  const next = [edited, ...OTHERS];
  const read: string[] = [];
  const watched = next.map((each): IndexedPage => {
    const { sections, ...facts } = each;
    return {
      ...facts,
      get sections() {
        read.push(facts.url);
        return sections;
      },
    };
  });
  const partOf = (name: string): Uint8Array => before.parts.get(name) ?? Uint8Array.of();
  const numbers = manyPages.map((each, number) => (each === FIRST ? null : number));
  const after = buildIndex(watched, { ...options, earlier: { memory: before.memory, numbers, partOf } });
  expect(after).toEqual(buildIndex(next, options));
  const known = new Set(before.parts.values());
  const taken = [...after.parts.values()].filter((bytes) => known.has(bytes));
  expect(taken.length).toBeGreaterThan(10);
  expect(new Set(read).size).toBeLessThan(4);
});

it('an index that takes over pages of an earlier one has the same bytes as one made anew', () => {
  const before = fc.tuple(pages, fc.array(fc.nat()), pages);
  fc.assert(
    fc.property(before, layout, ([earlierPages, picks, added], layout) => {
      const options = { language: 'en', nameOf, layout };
      // Some of the earlier pages, in another order, and new ones before and behind them.
      const kept = [...new Set(picks.map((pick) => earlierPages[pick % earlierPages.length]))];
      const next: IndexedPage[] = [...added, ...kept, ...added].flatMap((page) => page ?? []);
      const numbers = earlierPages.map((page) => (next.includes(page) ? next.indexOf(page) : null));
      const { memory, parts } = buildIndex(earlierPages, options);
      const earlier = { memory, numbers, partOf: (name: string) => parts.get(name) ?? Uint8Array.of() };
      expect(buildIndex(next, { ...options, earlier })).toEqual(buildIndex(next, options));
    }),
  );
});
