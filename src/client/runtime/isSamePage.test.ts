import { expect, it } from 'vitest';
import { isSamePage } from './isSamePage.ts';

it('finds the page that a link leads to, with or without the slash at the end', () => {
  const place = { basePath: '/', path: '/id/about/' };
  expect(isSamePage('/id/about/', place)).toBe(true);
  expect(isSamePage('/id/about', place)).toBe(true);
  expect(isSamePage('/about/', place)).toBe(false);
  expect(isSamePage('/', { basePath: '/', path: '/' })).toBe(true);
});

it('counts the base path', () => {
  expect(isSamePage('/blog/archive', { basePath: '/blog/', path: '/archive' })).toBe(true);
  expect(isSamePage('/archive', { basePath: '/blog/', path: '/archive' })).toBe(false);
});
