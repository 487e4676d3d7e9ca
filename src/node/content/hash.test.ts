import { expect, it } from 'vitest';
import { hashOf } from './hash.ts';

it('the hash of a file is the one by which the service worker checks its copy: of the bytes and a zero byte', () => {
  // As in src/worker/service/copy.test.ts.
  expect(hashOf(new TextEncoder().encode('A page — halaman'))).toBe('fd0e4ddc10f8422f1f6a');
});
