import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDiagnostic } from '#model/diagnostic.ts';
import { checkBasePath } from './checkBasePath.ts';
import type { CurrentPage } from './currentPages.ts';
import { mergePublished } from './mergePublished.ts';
import { readPublished } from './readPublished.ts';
import { configLine, frontMatterLine } from './redirectLine.ts';

function page(path: string, title: string, anchors: readonly string[]): CurrentPage {
  return { path, title, source: null, anchors: [...anchors], text: null, ids: new Set(anchors) };
}

const NOTHING = { redirects: [], config: { redirects: [] } };

it('what was published stays, what is new joins it, and the order is fixed', () => {
  const before = {
    '/z': { title: 'Z', source: null, anchors: ['old'] },
    '/gone': { title: 'Gone', source: 'gone.mdx', anchors: ['a'] },
  };
  const merged = mergePublished(before, [page('/z', 'New Z', ['new', 'b']), page('/a', 'A', [])], NOTHING);
  expect(Object.entries(merged)).toEqual([
    ['/a', { title: 'A', source: null, anchors: [] }],
    ['/gone', before['/gone']],
    ['/z', { title: 'New Z', source: null, anchors: ['b', 'new', 'old'] }],
  ]);
  expect(JSON.stringify(mergePublished(merged, [page('/a', 'A', [])], NOTHING))).toBe(JSON.stringify(merged));
});

it('an old address is remembered with where it leads, unless it is known as the page that lay there', () => {
  const before = { '/about/': { title: 'About', source: 'about.mdx', anchors: ['me'] } };
  const redirect = { href: '', locale: 'en', source: null };
  const redirects = [
    { ...redirect, from: '/about', to: '/z' },
    { ...redirect, from: '/away', to: 'https://example.org/' },
    { ...redirect, from: '/old', to: '/z#b', source: 'z.mdx' },
  ];
  const merged = mergePublished(before, [page('/z', 'Z', ['b'])], { ...NOTHING, redirects });
  expect(merged).toEqual({
    ...before,
    '/away': { title: 'https://example.org/', source: null, anchors: [], to: 'https://example.org/' },
    '/old': { title: 'Z', source: 'z.mdx', anchors: [], to: '/z#b' },
    '/z': { title: 'Z', source: null, anchors: ['b'] },
  });
  const moved = redirects.map((each) => ({ ...each, to: '/' }));
  expect(mergePublished(merged, [], { ...NOTHING, redirects: moved })['/old']).toMatchObject({ to: '/' });
});

describe('published.json', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lontar-published-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const faultsOf = (text: string): string[] => {
    writeFileSync(join(folder, 'published.json'), text);
    const { published, diagnostics } = readPublished(folder);
    expect(published).toBeNull();
    return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic).split(': ', 2).join(': '));
  };
  const messagesOf = (text: string): string[] => {
    writeFileSync(join(folder, 'published.json'), text);
    return readPublished(folder).diagnostics.map(({ message }) => message);
  };

  it('need not be there', () => {
    expect(readPublished(folder)).toMatchObject({ published: null, diagnostics: [] });
  });

  it('may begin with a byte order mark', () => {
    const page = { title: 'A', source: null, anchors: [] };
    writeFileSync(join(folder, 'published.json'), `\uFEFF${JSON.stringify({ '/a': page })}`);
    const { published, diagnostics, locate } = readPublished(folder);
    expect({ published, diagnostics }).toEqual({ published: { '/a': page }, diagnostics: [] });
    expect(locate(['/a'])).toEqual({ line: 1, column: 2 });
  });

  it('has every fault told in words', () => {
    expect(messagesOf('[]')).toEqual(['The file: expected an object, found an empty list.']);
    const page = '{ "title": 3, "anchors": [1, "a", null], "date": "2021" }';
    expect(messagesOf(`{ "/a": ${page}, "b": null, "/c": 5 }`)).toEqual([
      "title of '/a': expected text, found 3.",
      "source of '/a': expected text, found nothing.",
      "anchors[0] of '/a': expected text, found 1.",
      "anchors[2] of '/a': expected text, found nothing.",
      "'/a': unknown key 'date'; known are title, source, anchors, to.",
      "'b': expected an address that begins with '/'.",
      "'/c': expected an object, found 5.",
    ]);
  });

  it('knows the base path below which it was published, and one that is another now is one error', () => {
    const page = { title: 'A', source: null, anchors: [] };
    const faultOf = (file: object, now: string): string[] => {
      writeFileSync(join(folder, 'published.json'), JSON.stringify(file, null, 2));
      const read = readPublished(folder);
      expect(read).toMatchObject({ published: { '/a': page }, diagnostics: [] });
      return checkBasePath(now, read).map(formatDiagnostic);
    };
    expect(faultOf({ '/a': page }, '/notes/'), 'a file of an older engine').toEqual([]);
    expect(faultOf({ basePath: '/notes/', '/a': page }, '/notes/')).toEqual([]);
    expect(faultOf({ basePath: '/notes/', '/a': page }, '/')).toEqual([
      "published.json:2:3: error: The site was published below '/notes/' and lies below '/' now: each of its addresses has moved.\n" +
        "  hint: Set basePath to '/notes/' again; or lead what was below '/notes/' to '/' at your host, which no redirect of the site can do, and write \"basePath\": \"/\" here.",
    ]);
    expect(messagesOf('{ "basePath": 3, "/a": 5 }')).toEqual([
      'basePath: expected text, found 3.',
      "'/a': expected an object, found 5.",
    ]);
  });

  it('is no folder', () => {
    mkdirSync(join(folder, 'published.json'));
    const [fault, ...others] = readPublished(folder).diagnostics;
    expect(others).toEqual([]);
    expect(fault && formatDiagnostic(fault)).toMatch(
      /^published\.json:1:1: error: Expected a file, found a folder\.\n  hint: Give the folder another name/,
    );
  });

  it('is not guessed at when it is damaged', () => {
    expect(faultsOf('{\n  "/a": {]\n}')).toEqual(['published.json:2:10: error']);
    expect(faultsOf('{')).toHaveLength(1);
    expect(faultsOf('<<<<<<< HEAD\n{}\n')).toEqual(['published.json:1:1: error']);
    expect(faultsOf('{\n  "/a": {\n    "anchors":\n<<<<<<< HEAD\n  ["b"]\n}')).toEqual([
      'published.json:4:1: error',
    ]);
    expect(faultsOf('[]')).toEqual(['published.json:1:1: error']);
    const wrongPage = '{ "title": "A", "source": null, "anchors": [1] }';
    expect(faultsOf(`{\n  "/a": ${wrongPage}\n}`)).toEqual(['published.json:2:53: error']);
    expect(faultsOf('{\n  "a": { "title": "A", "source": null, "anchors": [] }\n}')).toEqual([
      'published.json:2:3: error',
    ]);
  });
});

it('lines to add can be pasted as they are', () => {
  expect(frontMatterLine(['/a', '/b, c'])).toBe('redirects: [/a, "/b, c"]');
  const rule = { from: '/a', to: '/b%20%C3%A9' };
  const open = { from: '/c', to: null };
  expect(configLine([rule, open], { file: 'site.config.ts', isFirst: true })).toBe(
    "redirects: [{ from: '/a', to: '/b%20%C3%A9' }, { from: '/c', to: '…' }],",
  );
  expect(configLine([rule], { file: 'site.config.json', isFirst: false })).toBe(
    '{ "from": "/a", "to": "/b%20%C3%A9" },',
  );
});
