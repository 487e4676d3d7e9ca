import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { Locale } from '#model/locale.ts';
import { createRouteIndex } from '../links/routeIndex.ts';
import { takenPlaces } from '../redirects/takenPlaces.ts';
import { checkPublished } from './checkPublished.ts';
import type { CurrentPage } from './currentPages.ts';
import type { PublishedPage } from './published.ts';

const EN = {
  code: 'en',
  label: 'English',
  htmlLang: 'en',
  path: '',
  direction: 'ltr',
  calendar: 'gregory',
} as const satisfies Locale;

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'lontar-guard-'));
  writeFileSync(join(siteDir, 'site.config.json'), '{}');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

type Gone = Readonly<Record<string, Partial<PublishedPage>>>;

interface FaultyRedirects {
  readonly lost: readonly string[];
  readonly ofConfig: readonly { readonly from: string; readonly to: string }[];
}

/** What is told of addresses that are gone, on a site of one language. */
function check(
  gone: Gone,
  today: readonly string[],
  { lost, ofConfig }: FaultyRedirects = { lost: [], ofConfig: [] },
  ids: CurrentPage['ids'] = null,
): Promise<Diagnostic[]> {
  const list: PublishedPage = { title: 'A list', source: null, anchors: [] };
  const pages = today.map((path): CurrentPage => ({ ...list, path, text: null, ids }));
  const routes = today.map((path) => ({ path, locale: EN.code, files: [] }));
  return checkPublished({
    siteDir,
    published: Object.fromEntries(Object.entries(gone).map(([path, page]) => [path, { ...list, ...page }])),
    locate: () => ({ line: 1, column: 1 }),
    pages,
    redirects: [],
    lostRedirects: new Set(lost),
    ownFiles: new Set(),
    index: createRouteIndex({
      basePath: '/',
      locales: [EN],
      defaultLocale: EN.code,
      routes,
      staticFiles: new Set(),
      ownFiles: new Set(),
      url: 'https://example.com',
      hasFile: () => false,
    }),
    takenBy: takenPlaces(routes, []),
    config: { locales: [EN], redirects: [...ofConfig] },
  });
}

it('an address and an anchor whose accents were two signs are those that have one', async () => {
  const was = { [`/${'café'.normalize('NFD')}`]: { anchors: ['né'.normalize('NFD'), 'gone'] } };
  const found = await check(
    was,
    [`/${'café'.normalize('NFC')}`],
    undefined,
    new Set(['né'.normalize('NFC')]),
  );
  expect(found.map(({ code, message }) => [code, message.includes('#gone')])).toEqual([
    ['published/anchor-gone', true],
  ]);
});

/** The rules that the printed line has for them. */
async function rulesFor(gone: Gone, today: readonly string[]): Promise<unknown> {
  const found = await check(gone, today);
  const hint = found.map((each) => each.hint ?? '').find((each) => each.includes('"redirects": ')) ?? '';
  const line = hint.slice(hint.indexOf('"redirects": '), -','.length);
  const { redirects } = JSON.parse(`{${line}}`) as { redirects: { from: string; to: string }[] };
  return Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
}

it('what a language had that the site has left is led to the same address without it', async () => {
  const today = ['/', '/about/', '/alpha', '/archive', '/rss.xml', '/tags', '/tags/one', '/tags/one/rss.xml'];
  const gone = {
    ...Object.fromEntries(today.map((path) => [`/id${path}`, {}])),
    '/id/alpha': { source: 'content/blog/alpha/index.id.mdx' },
    '/id/awal': { source: 'content/blog/alpha/index.id.mdx', to: '/id/alpha' },
    '/id/tags/dua': {},
  };
  expect(await rulesFor(gone, today)).toEqual({
    ...Object.fromEntries(today.map((path) => [`/id${path}`, path])),
    '/id/awal': '/alpha',
    '/id/tags/dua': '/',
  });
});

it('the folder of a list is no language', async () => {
  expect(await rulesFor({ '/tags': {}, '/tags/one': {} }, ['/', '/one'])).toEqual({
    '/tags': '/',
    '/tags/one': '/',
  });
});

it('nor is that of a text', async () => {
  const about = { source: 'content/pages/about/index.mdx' };
  expect(await rulesFor({ '/about/': about, '/about/me': about }, ['/', '/me'])).toEqual({
    '/about/': '…',
    '/about/me': '…',
  });
});

it('a language that is there still was not left', async () => {
  expect(await rulesFor({ '/id/': {}, '/id/tags/one': {} }, ['/', '/id/', '/tags/one'])).toEqual({
    '/id/tags/one': '/id/',
  });
});

it('an old address is not led to a page that is gone as well', async () => {
  const gone = {
    '/a': { to: '/b' },
    '/b': { source: 'b.mdx' },
    '/c': { to: '/tags/one' },
    '/d': { to: '/e#part' },
    '/f': { to: '/g' },
    '/g': { to: '/f' },
    '/tags/one': {},
  };
  const rules = { '/c': '/tags', '/d': '/e#part', '/tags/one': '/tags' };
  expect(await rulesFor(gone, ['/', '/e', '/tags'])).toEqual(rules);
});

it('where a file went is not guessed', async () => {
  const gone = { '/id/': {}, '/id/cv.pdf': { source: 'static/id/cv.pdf' } };
  expect(await rulesFor(gone, ['/', '/cv.pdf'])).toEqual({ '/id/': '/' });
});

it('what a faulty redirect would lead on is not called gone, nor what lies in its folder', async () => {
  const ofConfig = [
    { from: '/old', to: '/missing' },
    { from: '/left/*', to: '/empty/*' },
    { from: '/well/*', to: '/*' },
  ];
  const gone = { '/old/': {}, '/older': {}, '/left/a': {}, '/left/b/c': {}, '/leftover': {}, '/well/a': {} };
  const found = await check(gone, ['/'], { lost: ['/old', '/left'], ofConfig });
  expect(found.map(({ message }) => /'(.*?)'/.exec(message)?.[1])).toEqual([
    '/older',
    '/leftover',
    '/well/a',
  ]);
});
