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

test('a key that is nearly one of the known ones is likely a slip', () => {
  const slips = {
    maths: true,
    formt: 'md',
    titel: 'A',
    dat: '2021-01-01',
    author_titel: 'B',
    last_updat: {},
  };
  expect(faultsOf(slips)).toEqual([
    ['maths', "The key 'maths' means nothing here; 'math' does."],
    ['formt', "The key 'formt' means nothing here; 'format' does."],
    ['titel', "The key 'titel' means nothing here; 'title' does."],
    ['dat', "The key 'dat' means nothing here; 'date' does."],
    ['author_titel', "The key 'author_titel' means nothing here; 'author_title' does."],
    ['last_updat', "The key 'last_updat' means nothing here; 'last_update' does."],
  ]);
});

test("an owner's own key is no slip, and neither is one that is near to what means nothing here", () => {
  const keys = { hide_reading_tim: true, sidebar_ky: 'a', path: '/a', rate: 5, id: 'a', author: 'A' };
  expect(faultsOf(keys)).toEqual([]);
});
