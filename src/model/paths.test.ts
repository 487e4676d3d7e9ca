import { describe, expect, it } from 'vitest';
import { canonicalPath, hrefOf, localizePath, outputFileOf, withoutTrailingSlash } from './paths.ts';

const indonesian = {
  code: 'id',
  label: 'Indonesia',
  direction: 'ltr',
  htmlLang: 'id',
  calendar: 'gregory',
  path: 'id',
} as const;
const english = { ...indonesian, code: 'en', path: '' };

it('puts the prefix of a locale before its paths', () => {
  expect(['/', '/about/', '/repack'].map((path) => localizePath(indonesian, path))).toEqual([
    '/id/',
    '/id/about/',
    '/id/repack',
  ]);
  expect(localizePath(english, '/about/')).toBe('/about/');
});

it.each([
  ['/', '/repack', '/repack'],
  ['/sub/', '/repack', '/sub/repack'],
  ['/', '/tags/café', '/tags/caf%C3%A9'],
  ['/', '/tags/caf%C3%A9', '/tags/caf%C3%A9'],
  ['/', '/中文', '/%E4%B8%AD%E6%96%87'],
  ['/', '/a b', '/a%20b'],
  ['/', '/c#', '/c%23'],
  ['/', '/what?', '/what%3F'],
])('below %s the path %s is linked as %s', (basePath, path, href) => {
  expect(hrefOf(basePath, path)).toBe(href);
});

it('keeps every page in an index file of its folder', () => {
  expect(['/', '/id/', '/id/about/', '/repack'].map(outputFileOf)).toEqual([
    'index.html',
    'id/index.html',
    'id/about/index.html',
    'repack/index.html',
  ]);
});

it('compares paths without their trailing slash', () => {
  expect(['/', '/about/', '/etc'].map(withoutTrailingSlash)).toEqual(['/', '/about', '/etc']);
});

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
