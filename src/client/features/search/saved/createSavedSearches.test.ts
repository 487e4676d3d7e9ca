import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchHit } from '../searchClient.ts';
import { createSavedSearches } from './createSavedSearches.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__site';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__site';

const HIT: SearchHit = {
  objectID: '1',
  url: '/a',
  type: 'lvl1',
  hierarchy: { lvl0: 'Blog', lvl1: 'A', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: null,
};

let stored: Map<string, string>;
let listeners: Set<(event: object) => void>;

beforeEach(() => {
  stored = new Map();
  listeners = new Set();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('addEventListener', (_type: string, listener: (event: object) => void) =>
    listeners.add(listener),
  );
  vi.stubGlobal('removeEventListener', (_type: string, listener: (event: object) => void) =>
    listeners.delete(listener),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[S9.6] the keys of the storage are tied to the index', () => {
  const saved = createSavedSearches('site');
  saved.addRecent(HIT);
  expect(JSON.parse(stored.get(RECENT) ?? '')).toEqual([HIT]);
  expect(createSavedSearches('site').lists.get().recent).toEqual([HIT]);
  expect(createSavedSearches('other').lists.get().recent).toEqual([]);
});

test('[S4.7, S4.8] promoting and removing change what is stored', () => {
  const saved = createSavedSearches('site');
  saved.addRecent(HIT);
  saved.addFavorite(HIT);
  expect(stored.get(RECENT)).toBe('[]');
  expect(JSON.parse(stored.get(FAVORITE) ?? '')).toEqual([HIT]);
  saved.remove(HIT);
  expect(stored.get(FAVORITE)).toBe('[]');
  expect(saved.lists.get()).toEqual({ recent: [], favorite: [] });
});

test('[S9.5] whoever adds an eleventh favorite learns that there is no room for it', () => {
  const saved = createSavedSearches('site');
  const added = Array.from({ length: 11 }, (_, index) =>
    saved.addFavorite({ ...HIT, objectID: `${index}`, url: `/${index}` }),
  );
  expect(added).toEqual([...Array<boolean>(10).fill(true), false]);
});

describe('[S9.4] how many are kept is settled when the window opens', () => {
  const hitsOf = (...names: string[]) =>
    names.map((name): SearchHit => ({ ...HIT, objectID: name, url: `/${name}` }));
  const SEVEN = hitsOf('1', '2', '3', '4', '5', '6', '7');
  const store = (key: string, hits: readonly SearchHit[]): void => {
    stored.set(key, JSON.stringify(hits));
    for (const listener of listeners) listener({ key, newValue: stored.get(key) });
  };
  const kept = (key: string) =>
    (JSON.parse(stored.get(key) ?? '[]') as SearchHit[]).map(({ objectID }) => objectID);

  test('a first favorite, here or in another tab, makes no other search go before the next time', () => {
    store(RECENT, SEVEN);
    const saved = createSavedSearches('site');
    saved.addFavorite(SEVEN[2] ?? HIT);
    expect(kept(RECENT)).toEqual(['1', '2', '4', '5', '6', '7']);
    store(FAVORITE, hitsOf('other', '3'));
    saved.remove(SEVEN[0] ?? HIT);
    expect(saved.lists.get().recent).toHaveLength(5);
    expect(kept(RECENT)).toEqual(['2', '4', '5', '6', '7']);
    saved.addRecent(HIT);
    expect(kept(RECENT)).toHaveLength(6);
    expect(createSavedSearches('site').lists.get().recent).toHaveLength(4);
  });

  test('where there were favorites, 4 stay 4 when the last of them goes', () => {
    store(RECENT, SEVEN);
    store(FAVORITE, hitsOf('star'));
    const saved = createSavedSearches('site');
    saved.remove(hitsOf('star')[0] ?? HIT);
    expect(saved.lists.get().recent).toHaveLength(4);
    saved.addRecent({ ...HIT, objectID: 'new', url: '/new' });
    expect(kept(RECENT)).toEqual(['new', '1', '2', '3']);
  });
});

test.each(['{oops', '{"a":1}', '"text"', '[[[]]]', '[null]', `"${'x'.repeat(5_000_000)}"`])(
  'corrupt storage is discarded and written anew (%#)',
  (text) => {
    stored.set(RECENT, text);
    stored.set(FAVORITE, text);
    const saved = createSavedSearches('site');
    expect(saved.lists.get()).toEqual({ recent: [], favorite: [] });
    saved.addRecent(HIT);
    expect(JSON.parse(stored.get(RECENT) ?? '')).toEqual([HIT]);
  },
);

test('what another tab saves is shown here, and kept when this one saves', () => {
  const saved = createSavedSearches('site');
  const other = { ...HIT, objectID: '2', url: '/b' };
  stored.set(RECENT, JSON.stringify([other]));
  for (const listener of listeners) listener({ key: RECENT, newValue: stored.get(RECENT) });
  expect(saved.lists.get().recent).toEqual([other]);
  saved.addRecent(HIT);
  expect(saved.lists.get().recent).toEqual([HIT, other]);
  saved.end();
  expect(listeners.size).toBe(0);
});
