import { expect, it } from 'vitest';
import { KeepError, keepFault } from './keepFault.ts';

it('a fault that a reader is told of', () => {
  expect(keepFault(new KeepError('network', 'no line'))).toBe('network');
  expect(keepFault(new DOMException('full', 'QuotaExceededError'))).toBe('quota');
  expect(keepFault(new DOMException('blocked', 'SecurityError'))).toBe('storage');
  expect(keepFault('anything')).toBe('storage');
});
