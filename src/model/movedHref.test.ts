import { expect, it } from 'vitest';
import { movedHref } from './movedHref.ts';

it.each([
  ['/new', '', '', '/new'],
  ['/new', '?a=1', '', '/new?a=1'],
  ['/new#part', '?a=1', '', '/new?a=1#part'],
  ['/new#part', '', '#other', '/new#other'],
  ['https://example.com/?x=1', '?a=1&b=?', '', 'https://example.com/?x=1&a=1&b=?'],
])('%s asked with %s%s is %s', (to, query, hash, moved) => {
  expect(movedHref(to, { query, hash })).toBe(moved);
});
