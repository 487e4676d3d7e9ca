import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchHit, SearchRequest } from '../searchClient.ts';
import { createResults, moreOf } from './createResults.ts';

interface Asked {
  readonly request: SearchRequest;
  readonly answer: (changes?: Partial<SearchAnswer>) => Promise<void>;
  readonly fail: () => Promise<void>;
}

function hitsOf(...names: string[]): SearchHit[] {
  const hierarchy = { lvl0: 'Blog', lvl1: '', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return names.map((objectID) => ({ objectID, url: `/${objectID}`, type: 'lvl1', hierarchy, content: null }));
}

const ANSWER: SearchAnswer = { hits: hitsOf('a'), nbHits: 3, page: 0, nbPages: 3, queryID: null, facets: {} };

/** Results whose answers come when the test says so. */
function start({ isEveryLanguage = false } = {}) {
  const asked: Asked[] = [];
  const results = createResults({
    client: {
      search: (request) =>
        new Promise((resolve, reject) => {
          const settle = async (action: () => void): Promise<void> => {
            action();
            await vi.advanceTimersByTimeAsync(0);
          };
          asked.push({
            request,
            answer: (changes) => settle(() => resolve({ ...ANSWER, ...changes })),
            fail: () => settle(() => reject(new Error('no'))),
          });
        }),
    },
    languages: ['en', 'id'],
    isEveryLanguage,
    snippetWords: () => 10,
  });
  const nth = (index: number): Asked => {
    const one = asked.at(index);
    if (one === undefined) throw new Error(`Nothing was asked as number ${index}.`);
    return one;
  };
  const shownHits = () => {
    const { shown } = results.state.get();
    if (shown.kind !== 'answer') return shown.kind;
    const pages = [shown.answer, ...moreOf(results.more.get(), shown.answer).answers];
    return pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID));
  };
  const more = () => results.more.get().status;
  return { results, asked, nth, shownHits, more };
}

function sectionsOf({ state }: ReturnType<typeof createResults>) {
  const { shown } = state.get();
  return shown.kind === 'answer' ? [...shown.answer.sections] : shown.kind;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('page after page is added, up to the last', async () => {
  const { results, asked, nth, shownHits } = start();
  results.setInput('docker');
  await nth(0).answer();
  void results.loadMore();
  void results.loadMore();
  expect(asked.map(({ request: { page } }) => page)).toEqual([0, 1]);
  await nth(1).answer({ hits: hitsOf('b') });
  void results.loadMore();
  await nth(2).answer({ hits: hitsOf('c') });
  expect(shownHits()).toEqual(['a', 'b', 'c']);
  await results.loadMore();
  expect(asked).toHaveLength(3);
});

test('a page that cannot be had leaves the others, and is tried again', async () => {
  const { results, nth, shownHits, more } = start();
  results.setInput('docker');
  await nth(0).answer();
  void results.loadMore();
  await nth(1).fail();
  expect(more()).toBe('error');
  expect(shownHits()).toEqual(['a']);
  void results.loadMore();
  expect(more()).toBe('loading');
  await nth(2).answer({ hits: hitsOf('b') });
  expect(shownHits()).toEqual(['a', 'b']);
});

test('a late page never follows the results of another query', async () => {
  const { results, nth, shownHits } = start();
  results.setInput('old');
  await nth(0).answer();
  void results.loadMore();
  results.setInput('new');
  await nth(2).answer({ hits: hitsOf('n') });
  void results.loadMore();
  await nth(1).answer({ hits: hitsOf('late') });
  expect(shownHits()).toEqual(['n']);
  await nth(3).answer({ hits: hitsOf('o') });
  expect(shownHits()).toEqual(['n', 'o']);
});

test('a section is chosen among all there are for the query', async () => {
  const { results, nth, asked } = start();
  results.setInput('docker');
  await nth(0).answer({ facets: { 'hierarchy.lvl0': { Blog: 2, '-Notes': 1 } } });
  results.setFilters({ isEveryLanguage: false, section: '-Notes' });
  expect(asked.slice(1).map(({ request: { facetFilters } }) => facetFilters)).toEqual([
    [],
    [['hierarchy.lvl0:\\-Notes']],
  ]);
  await nth(1).answer({ facets: { 'hierarchy.lvl0': { Blog: 2, '-Notes': 1 } } });
  await nth(2).answer({ facets: { 'hierarchy.lvl0': { '-Notes': 1 } } });
  expect(sectionsOf(results)).toEqual([
    ['blog', 2],
    ['-Notes', 1],
  ]);
});

test('a section is one, whatever the languages of its hits call it', async () => {
  const { results, nth } = start({ isEveryLanguage: true });
  results.setInput('docker');
  await nth(0).answer({ facets: { 'hierarchy.lvl0': { Docs: 3, Blog: 2, Dokumentasi: 1 } } });
  expect(sectionsOf(results)).toEqual([
    ['docs', 4],
    ['blog', 2],
  ]);
  results.setFilters({ isEveryLanguage: true, section: 'docs' });
  expect(nth(2).request.facetFilters).toEqual([['hierarchy.lvl0:Docs', 'hierarchy.lvl0:Dokumentasi']]);
});

test('languages are those of the site until the reader chooses; what is chosen already asks nothing', () => {
  const { results, nth, asked } = start({ isEveryLanguage: true });
  results.setInput('docker');
  expect(nth(0).request.isEveryLanguage).toBe(true);
  results.setFilters({ isEveryLanguage: true, section: null });
  expect(asked).toHaveLength(1);
  results.setFilters({ isEveryLanguage: false, section: null });
  expect(nth(1).request.isEveryLanguage).toBe(false);
});
