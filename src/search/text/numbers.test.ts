import { describe, expect, it } from 'vitest';
import { isNumber, otherSpellings } from './numbers.ts';

describe('a number', () => {
  it.each(['1', '1000', '8.1', '1.2.3', 'v8', 'v1.2.3'])('is %s', (word) => {
    expect(isNumber(word)).toBe(true);
  });

  it.each(['', 'v', 'i18n', 'es2022', '2.0.1beta', 'vite8', 'c++'])('is not %j', (word) => {
    expect(isNumber(word)).toBe(false);
  });
});

describe('the number of a version', () => {
  it('is written with or without a v', () => {
    expect(otherSpellings('1.2.3')).toEqual(['v1.2.3']);
    expect(otherSpellings('v1.2')).toEqual(['1.2']);
  });

  it.each(['1000', 'v8', 'value', 'v', '2.0.1beta'])('is not %s', (word) => {
    expect(otherSpellings(word)).toEqual([]);
  });
});
