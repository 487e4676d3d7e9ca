import { expect, it } from 'vitest';
import { areTelling } from './functionWords.ts';

it.each([
  ['how do i add a table', ['add', 'table']],
  ['bagaimana cara menambah tabel', ['menambah', 'tabel']],
  ['docker do', ['docker', 'do']],
  ['what is it', ['what', 'is', 'it']],
  ['a', ['a']],
])('%s is about %j', (query, telling) => {
  const words = query.split(' ');
  const are = areTelling(words);
  expect(words.filter((_, index) => are[index])).toEqual(telling);
});
