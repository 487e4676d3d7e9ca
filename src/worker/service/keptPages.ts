import { decodePath } from './decodePath.ts';
import { type Copy, type CopyFacts, copyFacts, fitsName } from './copy.ts';
import { config } from './here.ts';
import { isIndexFile } from './isIndexFile.ts';
import { isRecord, openShelf, type Shelf, trimShelf } from './shelves.ts';

/** Then the one that was read longest ago goes. */
const MAX_PAGES = 50;
const MAX_FILES = 300;

/** The ending of a file's name. Addresses of pages hardly ever have one. */
export const FILE_NAME = /\.\w+$/;

export interface KeptEntry {
  readonly href: string;
  readonly facts: CopyFacts;
  readonly isPage: boolean;
}

/** What lies on a shelf, the oldest first. */
export async function shelfEntries(shelf: Shelf): Promise<KeptEntry[]> {
  const cache = await openShelf(config.scope, shelf);
  const entries: KeptEntry[] = [];
  for (const request of await cache.keys()) {
    const kept = isRecord(request.url) ? undefined : await cache.match(request);
    const facts = kept && copyFacts(kept);
    const href = new URL(request.url).pathname;
    // Only pages are given a title; a document of the owner's that is kept as a file has none.
    if (facts) entries.push({ href, facts, isPage: !FILE_NAME.test(href) || facts.title !== '' });
  }
  return entries;
}

/** The pages among it. */
export async function shelfPages(shelf: Shelf): Promise<KeptEntry[]> {
  return (await shelfEntries(shelf)).filter(({ isPage }) => isPage);
}

/** Hrefs of what lies on a shelf, by decoded path. */
export async function shelfPaths(scope: string, shelf: Shelf): Promise<ReadonlyMap<string, string>> {
  const keys = await (await openShelf(scope, shelf)).keys();
  const hrefs = keys.filter(({ url }) => !isRecord(url)).map(({ url }) => new URL(url).pathname);
  return new Map(hrefs.map((href) => [decodePath(href), href]));
}

/** Keeps a page that was opened, or fetched because it might be: what might be must not push out what was. */
export async function keepPage(href: string, { facts, response }: Copy, isOpened: boolean): Promise<void> {
  const visited = await openShelf(config.scope, 'visited');
  const fetched = await openShelf(config.scope, 'fetched');
  const before = await visited.match(href);
  // To fetch a page is not to read it again.
  if (!isOpened && before && copyFacts(before)?.revision === facts.revision) return;
  const shelf = isOpened || before ? visited : fetched;
  // What is put anew is the latest. Nothing is deleted before that: whoever asks without a line finds it at every moment.
  await shelf.put(href, response);
  if (shelf === visited) await fetched.delete(href);
  await trimShelf(shelf, MAX_PAGES);
}

/** `href` may have a query: a second attempt at a script that arrived damaged has one. */
export async function keepAsset(href: string, { response }: Copy): Promise<void> {
  if (!fitsName(href, response)) return;
  const shelf = await openShelf(config.scope, isIndexFile(href) ? 'search' : 'assets');
  await shelf.put(href, response);
  await trimShelf(shelf, MAX_FILES);
}
