import { expect, it } from 'vitest';
import { redirectsOfFolders } from './movedFolders.ts';
import { takenPlaces } from './takenPlaces.ts';
import type { WrittenRedirect } from './writtenRedirects.ts';

const locale = { label: '', direction: 'ltr', calendar: 'gregory' } as const;
const locales = [
  { ...locale, code: 'en', htmlLang: 'en', path: '' },
  { ...locale, code: 'id', htmlLang: 'id', path: 'id' },
];
const addresses = ['/', '/caf%C3%A9', '/tags/ai', '/rss.xml', '/id/', '/id/repack', '/blog/today'].map(
  (path) => ({
    path,
    locale: path.startsWith('/id/') ? 'id' : 'en',
  }),
);

function moved(from: string, to: string, single: readonly string[] = []): Record<string, unknown> {
  return movedBy([{ from, to }], single);
}

function movedBy(
  rules: readonly { readonly from: string; readonly to: string }[],
  single: readonly string[] = [],
): Record<string, unknown> {
  const ofSingle = single.map((old): WrittenRedirect => {
    const target = { kind: 'written', to: '/' } as const;
    return { file: null, fromAt: [], toAt: [], from: old, locale: 'en', target };
  });
  const takenBy = takenPlaces([], []);
  const config = { redirects: [...rules], locales, defaultLocale: 'en' };
  const redirects = redirectsOfFolders(config, { addresses, single: ofSingle, takenBy });
  return Object.fromEntries(redirects.map((each) => [each.from, each.target]));
}

const to = (path: string) => ({ kind: 'written', to: path });

it('a folder that has moved has an old address for each page and feed of its language', () => {
  expect(moved('/notes/*', '/*')).toEqual({
    '/notes': to('/'),
    '/notes/café': to('/caf%C3%A9'),
    '/notes/tags/ai': to('/tags/ai'),
    '/notes/rss.xml': to('/rss.xml'),
    '/notes/blog/today': to('/blog/today'),
  });
  expect(moved('/id/notes/*', '/id/*')).toEqual({
    '/id/notes': to('/id/'),
    '/id/notes/repack': to('/id/repack'),
  });
});

it('what lies in the old folder today, and what has a redirect of its own, stays', () => {
  expect(moved('/blog/*', '/*', ['/blog/tags/ai'])).toEqual({
    '/blog': to('/'),
    '/blog/café': to('/caf%C3%A9'),
    '/blog/rss.xml': to('/rss.xml'),
  });
});

it('what is an old address of the new folder was one of the old folder before', () => {
  expect(moved('/old/*', '/tags/*', ['/tags/ki %', '/other'])).toEqual({
    '/old/ai': to('/tags/ai'),
    '/old/ki %': to('/tags/ki%20%25'),
  });
});

it('a folder may move on', () => {
  const rules = [
    { from: '/a/*', to: '/b/*' },
    { from: '/b/*', to: '/tags/*' },
  ];
  expect(movedBy(rules)).toEqual({ '/b/ai': to('/tags/ai'), '/a/ai': to('/b/ai') });
});

it('of two old places of one folder none lay in the other', () => {
  const rules = [
    { from: '/a/*', to: '/tags/*' },
    { from: '/tags/b/*', to: '/tags/*' },
  ];
  expect(movedBy(rules)).toEqual({ '/a/ai': to('/tags/ai'), '/tags/b/ai': to('/tags/ai') });
});

it('folders that lead to each other come to an end', () => {
  const rules = [
    { from: '/tags/*', to: '/b/*' },
    { from: '/b/*', to: '/tags/*' },
  ];
  expect(Object.keys(movedBy(rules))).toEqual(['/b/ai', '/tags/ai']);
});

it('a folder without anything in it leads nowhere, which is told', () => {
  expect(moved('/old/*', '/nothing/*')).toEqual({ '/old': to('/nothing/') });
});
