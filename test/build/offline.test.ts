import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeepableFile, OfflineList, WorkerConfig } from '#model/offline.ts';
import { outputFileOf } from '#model/paths.ts';
import { hashTree, makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from './lontar.ts';

let site: string;
let out: string;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#0b6e66"/></svg>\n';

beforeAll(async () => {
  site = makeFolder();
  out = join(site, 'dist');
  writeTree(site, {
    ...SMALL_SITE,
    'site.config.ts':
      "export default { title: 'Small', basePath: '/sub/', favicon: '/leaf%20one.svg?v=2', locales: ['en', 'id'] };\n",
    'static/leaf one.svg': picture,
    'static/unused.svg': picture,
    'static/sw.js': 'taken();\n',
    'static/id/manifest.webmanifest': '{}\n',
    'content/blog/first/leaf two.svg': picture.replace('9 9', '8 8'),
    'content/blog/third/index.mdx':
      '---\ntitle: Third\ndate: 2023-03-01\nunlisted: true\n---\n\n![A leaf](<../first/leaf two.svg>)\n\n[Notes](./notes.pdf)\n',
    'content/blog/third/notes.pdf': 'notes',
  });
  await build();
});
afterAll(() => removeFolder(site));

async function build(...flags: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runLontar(['build', '--site', site, '--out', out, ...flags]);
  expect(code, stderr).toBe(0);
  return stdout + stderr;
}

function read(file: string): string {
  return readFileSync(join(out, file), 'utf8');
}

/** A file that a worker names in what the build tells it. */
function namedBy(worker: string, field: keyof WorkerConfig): string {
  const [, href = ''] = new RegExp(`^self\\.lontar=\\{.*?"${field}":"/sub/([^"]*)"`).exec(read(worker)) ?? [];
  return href;
}

function listOf(worker: string): OfflineList {
  return JSON.parse(read(namedBy(worker, 'listHref'))) as OfflineList;
}

function fileOf({ href }: KeepableFile): string {
  const path = decodeURIComponent(href.slice('/sub'.length));
  return /\.\w+$/.test(path) ? path.slice(1) : outputFileOf(path);
}

describe.each(['sw.js', 'id/sw.js'])('the list that %s names', (worker) => {
  it('holds only files that are there, each with its size and a hash of its content', () => {
    const { pages, files } = listOf(worker);
    for (const file of [...pages, ...files]) {
      const bytes = readFileSync(join(out, fileOf(file)));
      expect(bytes.length, file.href).toBe(file.size);
      const hash = createHash('sha1').update(bytes).update('\0').digest('hex');
      expect(hash.slice(0, 20), file.href).toBe(file.revision);
    }
    const hrefs = [...pages, ...files].map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });

  it('holds every page of its language, unlisted ones too, and no page of another', () => {
    const { routes } = JSON.parse(read('routes.json')) as { routes: Record<string, { path: string }> };
    const isOwn = (path: string): boolean => path.startsWith('/id/') === worker.startsWith('id/');
    const own = Object.values(routes).map(({ path }) => path);
    expect(
      listOf(worker)
        .pages.map(({ href }) => href)
        .toSorted(),
    ).toEqual(
      own
        .filter(isOwn)
        .map((path) => `/sub${path}`)
        .toSorted(),
    );
    expect(listOf(worker).pages.every(({ title }) => title !== '')).toBe(true);
  });

  it('holds the scripts, pictures and files of its pages, its own search index, icons and manifest', () => {
    const hrefs = listOf(worker).files.map(({ href }) => href);
    const code = worker === 'sw.js' ? 'en' : 'id';
    for (const wanted of [
      /\/assets\/entry-/,
      /\/assets\/search-/,
      /\/assets\/offline-.*\.js$/,
      /\/assets\/offlineScreens-.*\.js$/,
      /\/assets\/img\/leaf-two-/,
      /\/assets\/files\/notes-/,
      /\/assets\/icon-192-/,
      new RegExp(`/search-index/${code}\\.txt$`),
      new RegExp(`/assets/not-found-${code}-`),
      code === 'en' ? /^\/sub\/manifest\.webmanifest$/ : /^\/sub\/id\/manifest\.webmanifest$/,
      /^\/sub\/leaf%20one\.svg$/,
    ])
      expect(hrefs.filter((href) => wanted.test(href)).length, String(wanted)).toBeGreaterThan(0);
    expect(hrefs.filter((href) => /search-index/.test(href))).toHaveLength(1);
    expect(hrefs).not.toContain('/sub/unused.svg');
  });
});

it('the not-found page has a copy at an address that answers 200', () => {
  expect(read(namedBy('id/sw.js', 'notFoundHref'))).toBe(read('id/404.html'));
});

it('files of static/ do not take the place of workers and manifests, and the build says so', async () => {
  const { stdout } = await runLontar(['check', '--site', site, '--json']);
  expect(stdout).toContain("The build makes a file 'sw.js' itself");
  expect(stdout).toContain("The build makes a file 'id/manifest.webmanifest' itself");
  expect(read('sw.js')).not.toContain('taken()');
});

it('the edit of one post changes its pages and the search index, and nothing else that is kept', async () => {
  const before = listOf('sw.js');
  const known = new Set([...before.pages, ...before.files].map(({ revision }) => revision));
  writeTree(site, {
    'content/blog/second/index.mdx':
      '---\ntitle: Second\ndate: 2022-04-02\ntags: [two]\nauthors: [writer]\n---\n\nAnother text, mended in English only.\n',
  });
  const worker = read('sw.js');
  await build();
  expect(read('sw.js')).not.toBe(worker);
  const changed = (files: readonly KeepableFile[]): string[] =>
    files.filter(({ revision }) => !known.has(revision)).map(({ href }) => href);
  const { pages, files } = listOf('sw.js');
  expect(changed(pages).toSorted()).toEqual(['/sub/', '/sub/second', '/sub/tags/two']);
  expect(changed(files).filter((href) => !/^\/sub\/(?:search-index\/|assets\/search-)/.test(href))).toEqual(
    [],
  );
});

it('one flag publishes workers that take themselves away, and pages that register none', async () => {
  await build('--remove-worker');
  for (const worker of ['sw.js', 'id/sw.js']) {
    expect(read(worker)).toContain('unregister()');
    expect(read(worker)).not.toContain('self.lontar');
  }
  const index = read('index.html');
  expect(index).toContain('"hasWorker":false');
  expect(index).not.toContain('href="/sub/offline"');
  const { assets } = JSON.parse(read('routes.json')) as { assets: Record<string, number> };
  const lists = Object.keys(assets).filter((file) => /offline-.*\.json$/.test(file));
  expect(lists.every((file) => assets[file] !== 0)).toBe(true);
  await build();
  expect(read('sw.js')).toContain('self.lontar');
  const tree = hashTree(out);
  expect(await build()).toContain('nothing had changed');
  expect(hashTree(out)).toEqual(tree);
});
