import { describe, expect, test } from 'vitest';
import type { SearchHit } from '../searchClient.ts';
import { parseSavedHits, type SavedHit, savedHitOf } from './savedHit.ts';
import { recentLimit, type SavedLists, withFavorite, withoutHit, withRecent } from './savedLists.ts';

const EMPTY: SavedLists = { recent: [], favorite: [] };

function hitOf(name: string, changes: Partial<SearchHit> = {}): SearchHit {
  return {
    objectID: `id-${name}`,
    url: `/${name}`,
    type: 'lvl1',
    hierarchy: { lvl0: 'Blog', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    ...changes,
  };
}

const names = (hits: readonly SavedHit[]) => hits.map(({ hierarchy }) => hierarchy.lvl1);
const many = (count: number) => Array.from({ length: count }, (_, index) => `page-${index}`);

function opened(lists: SavedLists, pages: readonly string[]): SavedLists {
  const limit = recentLimit(lists.favorite);
  return pages.reduce((before, name) => withRecent(before, savedHitOf(hitOf(name)), limit), lists);
}

describe('[S3.2] saved searches are stored hits', () => {
  test('without what a query had marked in them', () => {
    const marked = { hierarchy: { lvl1: { value: '<mark>a</mark>', matchLevel: 'full' as const } } };
    const hit = hitOf('a', { _highlightResult: marked, _snippetResult: marked, text_language: 'en' });
    expect(savedHitOf(hit)).toEqual(hitOf('a', { text_language: 'en' }));
  });

  test('of a text without a heading, its page is kept', () => {
    const hit = hitOf('a', { type: 'content', url: '/a#part', content: 'A long text' });
    expect(savedHitOf(hit)).toEqual(hitOf('a', { objectID: '/a' }));
  });

  test('long texts are cut', () => {
    expect(savedHitOf(hitOf('a', { content: 'x'.repeat(5000) })).content).toHaveLength(200);
  });
});

describe('recent searches', () => {
  test('[S9.4] are 7 with no favorites, otherwise 4; the newest first', () => {
    const recent = opened(EMPTY, many(9));
    expect(names(recent.recent)).toEqual(many(9).slice(2).toReversed());
    const { recent: fewer } = opened(withFavorite(recent, savedHitOf(hitOf('star'))), ['late']);
    expect(names(fewer)).toEqual(['late', 'page-8', 'page-7', 'page-6']);
  });

  test('hold each hit once, and no favorite', () => {
    expect(names(opened(EMPTY, ['a', 'b', 'a']).recent)).toEqual(['a', 'b']);
    const lists = withFavorite(opened(EMPTY, ['b', 'a']), savedHitOf(hitOf('a')));
    expect(names(opened(lists, ['a']).recent)).toEqual(['b']);
  });
});

describe('favorite searches', () => {
  test('[S4.7] a recent search that is promoted leaves the recent ones', () => {
    const lists = withFavorite(opened(EMPTY, ['a', 'b']), savedHitOf(hitOf('a')));
    expect(names(lists.favorite)).toEqual(['a']);
    expect(names(lists.recent)).toEqual(['b']);
  });

  test('[S4.7] a recent search that is promoted is the only one that leaves', () => {
    const lists = withFavorite(opened(EMPTY, many(7)), savedHitOf(hitOf('page-3')));
    expect(names(lists.recent)).toEqual(['page-6', 'page-5', 'page-4', 'page-2', 'page-1', 'page-0']);
  });

  test('[S9.5] are up to 10, the newest first; no other has to go for one more', () => {
    const lists = many(12).reduce(
      (before, name) => withFavorite(before, savedHitOf(hitOf(name))),
      opened(EMPTY, ['page-11']),
    );
    expect(names(lists.favorite)).toEqual(many(10).toReversed());
    expect(names(lists.recent)).toEqual(['page-11']);
  });
});

test('[S4.8] either can be removed', () => {
  const lists = withFavorite(opened(EMPTY, ['a', 'b', 'c']), savedHitOf(hitOf('c')));
  expect(names(withoutHit(lists, savedHitOf(hitOf('a'))).recent)).toEqual(['b']);
  expect(names(withoutHit(lists, savedHitOf(hitOf('c'))).favorite)).toEqual([]);
});

describe('what storage holds is read with care', () => {
  test.each([[{}], ['text'], [7], [null], [true]])('%j is no list', (data) => {
    expect(parseSavedHits(data)).toBeNull();
  });

  test('entries that are no hits are left out', () => {
    const good = savedHitOf(hitOf('good'));
    const bad = [
      null,
      'text',
      [],
      {},
      { ...good, url: 7 },
      { ...good, objectID: undefined },
      { ...good, type: 'lvl0' },
      { ...good, type: 'toString' },
      { ...good, hierarchy: null },
      { ...good, hierarchy: { ...good.hierarchy, lvl1: null } },
      { ...good, hierarchy: { ...good.hierarchy, lvl4: {} } },
      { ...good, hierarchy: { lvl1: 'only' } },
      { ...good, content: ['x'] },
      { ...good, text_language: 5 },
      { ...good, url: 'x'.repeat(10_000) },
    ];
    expect(parseSavedHits([...bad, good])).toEqual([good]);
  });
});
