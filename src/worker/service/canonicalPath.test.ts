import { describe, expect, it } from 'vitest';
import { canonicalPath, decodePath } from './canonicalPath.ts';

const known = new Set(['/', '/about/', '/archive', '/id/', '/notes.html', '/halaman é']);
const isKnown = (path: string): boolean => known.has(path);

describe('the form that a page is known by', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/about/', '/about/'],
    ['/about', '/about/'],
    ['/about.html', '/about/'],
    ['/about/index.html', '/about/'],
    ['/archive/', '/archive'],
    ['/archive.html', '/archive'],
    ['/archive/index.html', '/archive'],
    ['/id', '/id/'],
    ['/id.html', '/id/'],
    // A file with this very name is no other form of something else.
    ['/notes.html', '/notes.html'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalPath(path, isKnown)).toBe(canonical);
  });

  it.each(['/nothing', '//archive', '/archive//', '/archive/index', ''])('%j is none', (path) => {
    expect(canonicalPath(path, (form) => form !== '/' && isKnown(form))).toBe(null);
  });
});

describe('paths are compared decoded', () => {
  it('with and without escapes they are the same', () => {
    expect(decodePath('/halaman%20%c3%a9')).toBe('/halaman é');
    expect(decodePath('/halaman%20%C3%A9')).toBe('/halaman é');
  });

  it('what cannot be decoded stays as it is', () => {
    expect(decodePath('/100%')).toBe('/100%');
  });
});
