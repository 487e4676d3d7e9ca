import { expect, it } from 'vitest';
import { testSite } from '../links/testSite.ts';
import { hostRedirects } from './redirectFiles.ts';
import { findRedirect, type Redirect, redirectKey } from './redirect.ts';
import { resolveRedirects } from './resolveRedirects.ts';
import { takenPlaces } from './takenPlaces.ts';
import type { WrittenRedirect } from './writtenRedirects.ts';

function inConfig(from: string, to: string): WrittenRedirect {
  const target = { kind: 'written', to } as const;
  return { file: null, fromAt: ['from'], toAt: ['to'], from: redirectKey(from), locale: 'en', target };
}

function ofText(from: string, path: string): WrittenRedirect {
  const target = { kind: 'page', path } as const;
  return { file: 'a.mdx', fromAt: ['from'], toAt: ['to'], from: redirectKey(from), locale: 'en', target };
}

function resolve(written: readonly WrittenRedirect[], basePath = '/') {
  const { index, routes } = testSite({ basePath });
  const { redirects, faults, lost } = resolveRedirects(written, {
    index,
    takenBy: takenPlaces(routes, ['img/logo.png', 'page.html', 'sw.js', '404.html', 'demo/index.html']),
    madeFiles: new Set(['repack.md', 'docs/guide/setup.md', 'tags/中文.md']),
    idsOf: (path) => (path === '/repack' ? new Set(['install']) : null),
    defaultLocale: 'en',
    url: 'https://example.com',
    wasPublished: (path) => path === '/repakc/',
  });
  return {
    lost: [...lost],
    hrefs: Object.fromEntries(redirects.map(({ from, href }) => [from, href])),
    codes: faults.map(({ problem }) => [problem.path[0], problem.code]),
    hints: faults.map(({ problem }) => problem.hint),
  };
}

it('leads to pages, their anchors, files and other sites, below the base path', () => {
  const written = [
    ofText('/one/', '/id/repack'),
    inConfig('/two', '/repack/#install'),
    inConfig('/three', '/img/logo.png'),
    inConfig('/four', 'https://example.org/a b'),
    inConfig('/five', '/id/about?q=1'),
    inConfig('/caf%C3%A9', '/tags/中文'),
    inConfig('/old.html', '/'),
    inConfig('/six', '/repack#top'),
  ];
  expect(resolve(written, '/sub/')).toEqual({
    codes: [],
    hints: [],
    lost: [],
    hrefs: {
      '/one': '/sub/id/repack',
      '/two': '/sub/repack#install',
      '/three': '/sub/img/logo.png',
      '/four': 'https://example.org/a%20b',
      '/five': '/sub/id/about/?q=1',
      '/café': '/sub/tags/%E4%B8%AD%E6%96%87',
      '/old.html': '/sub/',
      '/six': '/sub/repack#top',
    },
  });
});

it('leads to pages as Markdown, also where a text lies in a file of that name', () => {
  const written = [
    inConfig('/old.md', '/repack.md'),
    inConfig('/setup.md', '/docs/guide/setup.md?q=1'),
    inConfig('/tags/zh.md', '/tags/%E4%B8%AD%E6%96%87.md'),
    inConfig('/other.md', '/repakc.md'),
  ];
  expect(resolve(written, '/sub/')).toMatchObject({
    codes: [['to', 'redirects/no-target']],
    hrefs: {
      '/old.md': '/sub/repack.md',
      '/setup.md': '/sub/docs/guide/setup.md?q=1',
      '/tags/zh.md': '/sub/tags/%E4%B8%AD%E6%96%87.md',
    },
  });
});

it('follows chains to their end, with the anchor that is nearest to the reader', () => {
  const written = [inConfig('/a', '/b'), inConfig('/b', '/c/#install'), ofText('/c', '/repack')];
  expect(resolve(written).hrefs).toEqual({
    '/a': '/repack#install',
    '/b': '/repack#install',
    '/c': '/repack',
  });
});

it.each([
  ['a page', '/repack/'],
  ['a page of another locale', '/id/about'],
  ['another form of a page', '/archive.html'],
  ['a file', '/img/logo.png'],
  ['below a file', '/img/logo.png/x'],
  ['the copy of a file', '/sw.js.br'],
  ['a file without its ending', '/page'],
  ['the page of a folder', '/demo'],
  ['a generated file', '/404.html'],
  ['a hashed file', '/assets/x'],
])('no redirect takes the place of %s', (_, from) => {
  expect(resolve([inConfig(from, '/')])).toMatchObject({ hrefs: {}, codes: [['from', 'redirects/taken']] });
});

it.each([
  ['the same', '/old', '/old/'],
  ['the same, as a file', '/old', '/old/index.html'],
  ['one below a file', '/old.html', '/old.html/x'],
  ['one around a file', '/old.html/x', '/old.html'],
])('two redirects have no place together: %s', (_, first, second) => {
  const { hrefs, codes } = resolve([inConfig(first, '/'), inConfig(second, '/')]);
  expect(Object.keys(hrefs)).toEqual([redirectKey(first)]);
  expect(codes).toEqual([['from', 'redirects/twice']]);
});

it('two redirects may lie in one folder', () => {
  expect(resolve([inConfig('/x', '/'), inConfig('/x/y', '/'), inConfig('/x/z', '/')]).codes).toEqual([]);
});

it.each([
  ['to itself', [inConfig('/a', '/a')], [['to', 'redirects/loop']]],
  [
    'in a circle',
    [inConfig('/a', '/b/'), inConfig('/b', '/a')],
    [
      ['to', 'redirects/loop'],
      ['to', 'redirects/loop'],
    ],
  ],
  ['nowhere', [inConfig('/a', '/repakc')], [['to', 'redirects/no-target']]],
  ['to a missing anchor', [inConfig('/a', '/repack#instal')], [['to', 'redirects/no-anchor']]],
  ['to its own host', [inConfig('/a', 'https://example.com/a')], [['to', 'redirects/own-address']]],
])('no redirect leads %s', (_, written, codes) => {
  const result = resolve(written);
  expect(result).toMatchObject({ hrefs: {}, codes });
  expect(result.hints.every((hint) => hint !== null)).toBe(true);
});

it('of a target that was published it is said that it is gone, not what it is like', () => {
  expect(resolve([inConfig('/a', '/repakc/#install'), inConfig('/b', '/repakc')]).hints).toEqual([
    "'/repakc/' was published and is no more: lead it to its new address, and this redirect goes there, too.",
    "Did you mean '/repack'?",
  ]);
});

it('tells which old addresses faults keep from leading on, with those that lead to them', () => {
  const id = {
    code: 'id',
    label: 'Indonesia',
    htmlLang: 'id',
    path: 'id',
    direction: 'ltr',
    calendar: 'gregory',
  } as const;
  const written: WrittenRedirect[] = [
    inConfig('/well', '/repack'),
    inConfig('/a', '/nowhere'),
    { ...inConfig('/b', '/a'), isOfFolder: true },
    { ...ofText('/id/id/c', '/id/repack'), locale: 'id', namesLanguage: id },
    inConfig('/well/', '/'),
  ];
  expect(resolve(written).lost).toEqual(['/a', '/b', '/id/id/c', '/id/c']);
});

it('rules for hosts name both forms, encoded and below the base path', () => {
  const redirect: Redirect = { from: '/old é', to: '/new', href: '/sub/new', locale: 'en', source: null };
  expect(hostRedirects([redirect], '/sub/')).toBe(
    '/sub/old%20%C3%A9 /sub/new 301\n/sub/old%20%C3%A9/ /sub/new 301\n',
  );
});

it('no rule is written that a host would take for a pattern: the page at the address leads on there', () => {
  const at = (from: string): Redirect => ({ from, to: '/new', href: '/new', locale: 'en', source: null });
  expect(hostRedirects([at('/re:invent'), at('/at-9:30')], '/')).toBe(
    '/at-9:30 /new 301\n/at-9:30/ /new 301\n',
  );
});

it('an old address is found in any of its forms', () => {
  const redirects = new Map([
    ['/old', '/new'],
    ['/old.html', '/file'],
  ]);
  expect(['/old', '/old/', '/old/index.html'].map((path) => findRedirect(redirects, path))).toEqual(
    Array(3).fill('/new'),
  );
  expect(findRedirect(redirects, '/old.html')).toBe('/file');
  expect([findRedirect(redirects, '/'), findRedirect(redirects, '/ol')]).toEqual([null, null]);
});
