import { expect, it } from 'vitest';
import { retryAfterMs } from './retryAfter.ts';

const NOW = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');

it.each([
  ['0', 0],
  ['120', 120_000],
  ['Wed, 21 Oct 2026 07:28:05 GMT', 5000],
  ['Wed, 21 Oct 2026 07:00:00 GMT', 0],
  ['soon', null],
  [undefined, null],
])('%s is %s ms', (header, wanted) => {
  expect(retryAfterMs(header, NOW)).toBe(wanted);
});
