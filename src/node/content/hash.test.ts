import { expect, it } from 'vitest';
import { hashOf } from './hash.ts';

it('a file is known by the same hash as service workers compute', () => {
  // See copy.test.ts of the worker.
  expect(hashOf(new TextEncoder().encode('A page — halaman'))).toBe('fd0e4ddc10f8422f1f6a');
});
