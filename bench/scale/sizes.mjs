import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEngine, loadShown } from '../search/engine.mjs';
import { fileAt, keptOffline, sumOf } from './builtSite.mjs';

/** Files that a page asks for besides its HTML and pictures, as seen in Chromium. */
const SMALL_FILES = ['favicon.svg', 'manifest.webmanifest', 'img/keeper.svg'];
const APP_ICON = /^assets\/icon-192-/;

/** What the requests of a visit weigh on the wire, measured on a built site. */
export function visitSizes(site) {
  const scripts = (start) => site.matching(new RegExp(`^assets/${start}[\\w-]*\\.js$`)).map(site.wire);
  const small = [...SMALL_FILES.filter(site.has), ...site.matching(APP_ICON)];
  const { listFile, kept } = keptOffline(site);
  const search = [...scripts('search-'), ...scripts('searchWorker-'), ...scripts('searchEngine-')];
  return {
    smallFiles: small.map(site.wire),
    entry: sumOf(scripts('entry-')),
    offline: sumOf(scripts('offline-')),
    worker: site.wire('sw.js'),
    offlineList: site.wire(listFile),
    install: {
      files: kept.length,
      bytes: sumOf(kept.map(({ href }) => site.wire(fileAt(href, site)))),
    },
    searchScripts: { files: search.length, bytes: sumOf(search) },
    searchCore: site.wire('search-index/en.txt'),
  };
}

/** HTML of the English pages, the one that is read most first: the home, posts, then all others. */
export function pageSizes(site) {
  const { routes } = JSON.parse(site.text('routes.json'));
  const rank = (file) => (file === 'index.html' ? 0 : site.text(file).includes('"kind":"post"') ? 1 : 2);
  return Object.values(routes)
    .map(({ file }) => file)
    .filter((file) => !file.startsWith('id/'))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(site.wire);
}

/** What an edit has changed of what can be kept: files, and bytes on the wire. */
export function editSize(keptBefore, site) {
  const known = new Set(keptBefore.map(({ revision }) => revision));
  const fresh = keptOffline(site).kept.filter(({ revision }) => !known.has(revision));
  return { files: fresh.length, bytes: sumOf(fresh.map(({ href }) => site.wire(fileAt(href, site)))) };
}

/** What a reader fetches of the index who types a query letter by letter: the mean over some queries. */
export async function typedSearch(out, site, queries) {
  const engine = await loadEngine();
  const core = new Uint8Array(readFileSync(join(out, 'search-index/en.txt')));
  const total = { files: 0, bytes: 0, keystrokes: 0 };
  for (const query of queries) {
    const index = engine.openIndex(core, async (name) => {
      const file = `assets/search-${name}.txt`;
      total.files += 1;
      total.bytes += site.wire(file);
      return new Uint8Array(readFileSync(join(out, file)));
    });
    for (let length = 1; length <= query.length; length += 1) {
      await loadShown(index, query.slice(0, length), engine);
      total.keystrokes += 1;
    }
  }
  const mean = (sum) => Math.round(sum / queries.length);
  return {
    parts: { files: mean(total.files), bytes: mean(total.bytes) },
    keystrokes: mean(total.keystrokes),
  };
}
