import { expect, it } from 'vitest';
import { formatSize } from './formatSize.ts';

it('writes sizes as the language does', () => {
  expect(formatSize(1_340_000, 'en')).toBe('1.3 MB');
  expect(formatSize(1_340_000, 'id')).toBe('1,3 MB');
  expect(formatSize(12_300, 'en')).toBe('13 kB');
  expect(formatSize(999_999, 'en')).toBe('1,000 kB');
});

it('does not call a small file nothing', () => {
  expect(formatSize(0, 'en')).toBe('0 kB');
  expect(formatSize(10, 'en')).toBe('1 kB');
});
