import { expect, test } from 'vitest';
import type { SearchHit } from '../searchClient.ts';
import { pageTitles, suggestionsFor } from './suggestions.ts';

function hitOf(title: string | null): SearchHit {
  return {
    objectID: `${title}`,
    url: '/',
    type: 'lvl1',
    hierarchy: { lvl0: 'Blog', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
  };
}

test('suggestions are the titles of found pages, each once', () => {
  expect(pageTitles([hitOf('A'), hitOf('B'), hitOf('A'), hitOf(null), hitOf('')])).toEqual(['A', 'B']);
});

test('[S8.2] at most three are shown, never the query itself', () => {
  expect(suggestionsFor('b', ['A', 'B', 'C', 'D', 'E'])).toEqual(['A', 'C', 'D']);
});

test('a long title is cut to whole words that fit into the search box', () => {
  const [title = ''] = pageTitles([hitOf('word '.repeat(30))]);
  expect(title).toBe('word '.repeat(13).trim());
  const [single = ''] = pageTitles([hitOf('x'.repeat(100))]);
  expect(single).toBe('x'.repeat(64));
});
