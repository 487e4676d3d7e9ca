import { expect, test } from 'vitest';
import { LEVELS } from '#search/record.ts';
import type { SearchHit } from './searchClient.ts';
import { hitPlace } from './hitPlace.ts';

function hitOf(type: SearchHit['type'], ...names: (string | null)[]): SearchHit {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] =
    LEVELS.map((_, at) => names[at] ?? null);
  const hierarchy = { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 };
  return { objectID: 'a', url: '/a', type, hierarchy, content: null };
}

test('a heading is shown by itself, under those above it', () => {
  expect(hitPlace(hitOf('lvl1', 'Blog', 'Page'))).toEqual({ title: 'lvl1', above: ['lvl0'] });
  expect(hitPlace(hitOf('lvl3', 'Blog', 'Page', 'Part', 'Detail'))).toEqual({
    title: 'lvl3',
    above: ['lvl0', 'lvl1', 'lvl2'],
  });
});

test('a text is shown by the heading that it stands under', () => {
  expect(hitPlace(hitOf('content', 'Blog', 'Page', null, 'Detail'))).toEqual({
    title: 'lvl3',
    above: ['lvl0', 'lvl1'],
  });
});

test('a record without headings has a title all the same', () => {
  expect(hitPlace(hitOf('content'))).toEqual({ title: 'lvl1', above: [] });
  expect(hitPlace(hitOf('content', 'Blog'))).toEqual({ title: 'lvl1', above: ['lvl0'] });
});
