import { expect, it } from 'vitest';
import type { OfflineList, WorkerConfig } from '#model/offline.ts';
import type { FileRecord, OutputFile } from '../outputFile.ts';
import { type LocaleShelf, offlineFilesOf, type OfflineSource } from './offlineFiles.ts';

const texts = { notKept: '', otherLocale: '', nothingKept: '', back: '' };

function shelf(code: string, path: string, files: readonly string[]): LocaleShelf {
  const folder = path === '' ? '' : `${path}/`;
  return {
    locale: { code, label: code.toUpperCase(), direction: 'ltr', htmlLang: code, calendar: 'gregory', path },
    pages: [{ file: `${folder}a b/index.html`, path: `/${folder}a b`, title: 'A "B"' }],
    moved: code === 'en' ? [{ from: '/old b', href: '/sub/a%20b#top' }] : [],
    notFoundFile: `${folder}404.html`,
    files,
    offlineHtml: '<p>{{reason}}</p>',
    offlineTexts: texts,
  };
}

const source: OfflineSource = {
  basePath: '/sub/',
  role: 'keep',
  code: 'work()',
  neverKept: new Set(['rss.xml']),
  shelves: [shelf('en', '', ['assets/entry.js', 'not-there.svg']), shelf('id', 'id', ['assets/entry.js'])],
};

function recordsOf(files: Readonly<Record<string, string | readonly string[]>>): Map<string, FileRecord> {
  return new Map(
    Object.entries(files).map(([file, names]) => [
      file,
      { key: file, revision: `rev-${file}`, size: file.length, ...(Array.isArray(names) && { names }) },
    ]),
  );
}

const records = recordsOf({
  'a b/index.html': [
    '/sub/img/a%20leaf.svg',
    '/elsewhere.svg',
    '/sub/100%.svg',
    '/sub/none.svg',
    '/sub/rss.xml',
  ],
  '404.html': '',
  'id/a b/index.html': '',
  'id/404.html': '',
  'assets/entry.js': '',
  'img/a leaf.svg': '',
  'img/unused.svg': '',
  'rss.xml': '',
});

async function make(role: OfflineSource['role'] = 'keep'): Promise<Map<string, string>> {
  const files = offlineFilesOf(
    { ...source, role },
    { records, read: (file) => new TextEncoder().encode(`content of ${file}`) },
  );
  const text = async ({ make: content }: OutputFile): Promise<string> => {
    const made = await content();
    return typeof made === 'string' ? made : new TextDecoder().decode(made);
  };
  return new Map(await Promise.all(files.map(async (each) => [each.file, await text(each)] as const)));
}

function configIn(script: string): WorkerConfig {
  const [, json = ''] = /^self\.lontar=(.*);work\(\)$/s.exec(script) ?? [];
  return JSON.parse(json) as WorkerConfig;
}

it('lists the pages of a locale, what they name and what it was told of, as far as the build has it', async () => {
  const files = await make();
  const { listHref, notFoundHref } = configIn(files.get('sw.js') ?? '');
  const list = JSON.parse(files.get(listHref.slice('/sub/'.length)) ?? '') as OfflineList;
  expect(list.pages).toEqual([
    { href: '/sub/a%20b', revision: 'rev-a b/index.html', size: 14, title: 'A "B"' },
  ]);
  expect(list.moved).toEqual({ '/sub/old%20b': '/sub/a%20b#top' });
  expect(list.files).toEqual([
    { href: '/sub/assets/entry.js', revision: 'rev-assets/entry.js', size: 15 },
    { href: '/sub/img/a%20leaf.svg', revision: 'rev-img/a leaf.svg', size: 14 },
    { href: notFoundHref, revision: 'rev-404.html', size: 8 },
  ]);
});

it('gives the not-found page an address that answers 200', async () => {
  const files = await make();
  const { notFoundHref } = configIn(files.get('id/sw.js') ?? '');
  expect(notFoundHref).toMatch(/^\/sub\/assets\/not-found-id-.+\.html$/);
  expect(files.get(notFoundHref.slice('/sub/'.length))).toBe('content of id/404.html');
});

it('tells each worker its scope and those of the others, base path included', async () => {
  const files = await make();
  expect(configIn(files.get('sw.js') ?? '')).toMatchObject({
    scope: '/sub/',
    otherScopes: [{ scope: '/sub/id/', label: 'Indonesian' }],
    assetsHref: '/sub/assets/',
    offlineHref: '/sub/offline',
  });
  expect(configIn(files.get('id/sw.js') ?? '')).toMatchObject({
    scope: '/sub/id/',
    otherScopes: [{ scope: '/sub/', label: 'Inggris' }],
    offlineHref: '/sub/id/offline',
  });
});

it('makes nothing but the workers when they are to go', async () => {
  expect([...(await make('remove'))]).toEqual([
    ['sw.js', 'work()'],
    ['id/sw.js', 'work()'],
  ]);
});
