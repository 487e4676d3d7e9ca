import { expect, it } from 'vitest';
import { areTelling } from './functionWords.ts';

it.each([
  ['how do i add a table', ['add', 'table']],
  ['bagaimana cara menambah tabel', ['menambah', 'tabel']],
  ['jsi itu apa', ['jsi']],
  ['is portainer worth it', ['portainer', 'worth']],
  ['docker do', ['docker']],
  ['docker doc', ['docker', 'doc']],
  ['what is it', ['what', 'is', 'it']],
  ['a', ['a']],
])('%s is about %j', (query, telling) => {
  const words = query.split(' ');
  const are = areTelling(words);
  expect(words.filter((_, index) => are[index])).toEqual(telling);
});
