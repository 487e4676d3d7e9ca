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

it('an index that takes over pages of an earlier one has the same bytes as one made anew', () => {
  const before = fc.tuple(pages, fc.array(fc.nat()), pages);
  fc.assert(
    fc.property(before, layout, ([earlierPages, picks, added], layout) => {
      const options = { language: 'en', nameOf, layout };
      // Some of the earlier pages, in another order, and new ones before and behind them.
      const kept = [...new Set(picks.map((pick) => earlierPages[pick % earlierPages.length]))];
      const next: IndexedPage[] = [...added, ...kept, ...added].flatMap((page) => page ?? []);
      const numbers = earlierPages.map((page) => (next.includes(page) ? next.indexOf(page) : null));
      const { memory } = buildIndex(earlierPages, options);
      const earlier = { memory, numbers };
      expect(buildIndex(next, { ...options, earlier })).toEqual(buildIndex(next, options));
    }),
  );
});
