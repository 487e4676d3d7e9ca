import { expect, it } from 'vitest';
import { UNSET_URL } from '#model/schema/config.ts';
import { ownAddress } from './ownAddress.ts';

const url = 'https://site.example';

it.each([
  ['https://site.example', '/'],
  ['https://site.example/a%20b/?c#d', '/a%20b/?c#d'],
  [' HTTPS://Site.Example:443/x/../a\n', '/a'],
  ['//site.example/a', '/a'],
])('%j is %s of this site', (written, path) =>
  expect(ownAddress(written, { url, basePath: '/' })).toBe(path),
);

it.each([
  '/a',
  '#a',
  'a.md',
  'http://site.example/a',
  'https://www.site.example/',
  'mailto:a@site.example',
  '//',
])('%s is no whole address of this site', (written) =>
  expect(ownAddress(written, { url, basePath: '/' })).toBeNull(),
);

it('what lies beside the base path is not of this site', () => {
  const paths = ['/sub', '/sub/', '/sub/a?b', '/', '/subway', '/other/sub/'];
  expect(paths.map((path) => ownAddress(url + path, { url, basePath: '/sub/' }))).toEqual([
    '/',
    '/',
    '/a?b',
    null,
    null,
    null,
  ]);
});

it('a site that was not told its address has none', () => {
  expect(ownAddress(`${UNSET_URL}/a`, { url: UNSET_URL, basePath: '/' })).toBeNull();
});
