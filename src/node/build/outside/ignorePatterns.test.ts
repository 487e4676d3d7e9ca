import { expect, it } from 'vitest';
import { isIgnored } from './ignorePatterns.ts';

it.each([
  ['https://a.example/x', 'https://a.example/x', true],
  ['https://a.example/', 'https://a.example', true],
  ['https://a.example/x', 'https://a.example', false],
  ['https://a.example/x/y', 'https://a.example/*', true],
  ['https://a.example/', 'https://a.example/*', true],
  ['https://a.example.evil/', 'https://a.example/*', false],
  ['https://b.a.example/x', 'https://*.a.example/*', true],
  ['https://a.example/x.pdf', 'https://a.example/*.pdf', true],
  ['https://a.example/x.pdf?1', 'https://a.example/*.pdf', false],
  ['https://a.example/aba', 'https://a.example/ab*ba', false],
  ['https://a.example/?x.y', 'https://a.example/?x*y', true],
])('%s and %s: %s', (address, pattern, fits) => {
  expect(isIgnored(address, [pattern])).toBe(fits);
});

it('is false without patterns', () => {
  expect(isIgnored('https://a.example/', [])).toBe(false);
});
