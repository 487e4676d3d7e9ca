import { expect, it } from 'vitest';
import { searchMessagesFor } from './searchMessagesFor.ts';

it.each([
  ['en', ['See all 1 result', 'See all 2 results', 'See all 1,234 results']],
  ['id', ['Lihat semua 1 hasil', 'Lihat semua 2 hasil', 'Lihat semua 1.234 hasil']],
])('[S2.28] the link to all results says how many there are, one too (%s)', (code, texts) => {
  expect([1, 2, 1234].map(searchMessagesFor(code).seeAllResults)).toEqual(texts);
});
