import { describe, expect, it } from 'vitest';
import { decodePath } from './decodePath.ts';

describe('paths are compared decoded', () => {
  it('with and without escapes they are the same', () => {
    expect(decodePath('/halaman%20%c3%a9')).toBe('/halaman é');
    expect(decodePath('/halaman%20%C3%A9')).toBe('/halaman é');
  });

  it('what cannot be decoded stays as it is', () => {
    expect(decodePath('/100%')).toBe('/100%');
  });
});
