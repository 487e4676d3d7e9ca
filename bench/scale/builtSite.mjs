import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TWIN = '.br';
const TWINS = [TWIN, '.gz'];
/** Feeds and Markdown copies have no twin: servers compress them with gzip when they are asked for. */
const ZIPPED = /\.(?:xml|json|md)$/;

/** What lies in a folder that was built. `wire(file)` is what travels. */
export function builtSite(out) {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  const sizes = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(out.length + 1), statSync(path).size]),
  );
  const isTwin = (file) =>
    TWINS.some((ending) => file.endsWith(ending) && sizes.has(file.slice(0, -ending.length)));
  const own = [...sizes.keys()].filter((file) => !isTwin(file));
  const size = (file) => {
    const bytes = sizes.get(file);
    if (bytes === undefined) throw new Error(`The build has made no ${file}.`);
    return bytes;
  };
  const zipped = (file) => gzipSync(readFileSync(join(out, file))).length;
  const wire = (file) => sizes.get(file + TWIN) ?? (ZIPPED.test(file) ? zipped(file) : size(file));
  return {
    /** Files and folders: each takes an inode. */
    inodes: entries.length,
    bytes: sumOf(sizes.values()),
    own,
    has: (file) => sizes.has(file),
    size,
    wire,
    matching: (pattern) => own.filter((file) => pattern.test(file)),
    text: (file) => readFileSync(join(out, file), 'utf8'),
  };
}

/** Files of the pages of one kind, the lightest first. */
export function pagesOf(site, kind) {
  const { routes } = JSON.parse(site.text('routes.json'));
  return Object.values(routes)
    .map(({ file }) => file)
    .filter((file) => site.text(file).includes(`"kind":"${kind}"`))
    .toSorted((a, b) => site.wire(a) - site.wire(b));
}

/** Everything that the English worker of a site keeps, as its list names it. */
export function keptOffline(site) {
  const [, href] = /"listHref":"([^"]+)"/.exec(site.text('sw.js')) ?? [];
  if (href === undefined) throw new Error('sw.js names no list.');
  const { pages, files } = JSON.parse(site.text(href.slice(1)));
  return { listFile: href.slice(1), kept: [...pages, ...files] };
}

/** The file below the output folder that answers an address of the list. */
export function fileAt(href, site) {
  const path = decodeURIComponent(href.slice(1));
  if (path === '') return 'index.html';
  if (path.endsWith('/')) return `${path}index.html`;
  return site.has(path) ? path : `${path}/index.html`;
}

export function sumOf(numbers) {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
