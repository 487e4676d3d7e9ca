import { expect, test } from 'vitest';
import type { Problem } from '../problem.ts';
import { readFields } from './fields.ts';

function faultsOf(data: Readonly<Record<string, unknown>>): [string, string][] {
  const problems: Problem[] = [];
  readFields(data, (problem) => problems.push(problem));
  return problems.map(({ path, message }) => [path.join('.'), message.replace(/.*, found /, '')]);
}

test('every bad entry of a list is named', () => {
  const data = { redirects: ['/old', 5, null, { a: 1 }], keywords: ['a', 1, 2], tags: [3, 'b', []] };
  expect(faultsOf(data)).toEqual([
    ['tags.0', '3 in it.'],
    ['tags.2', 'an empty list in it.'],
    ['keywords.1', '1 in it.'],
    ['keywords.2', '2 in it.'],
    ['redirects.1', '5 in it.'],
    ['redirects.2', 'nothing in it.'],
    ['redirects.3', 'a group of keys in it.'],
  ]);
});

test('a value that is no list is one fault', () => {
  expect(faultsOf({ redirects: '/old', title: [1, 2] })).toEqual([
    ['title', 'a list.'],
    ['redirects', "'/old'."],
  ]);
});
