import type { KeepableFile } from '#model/offline.ts';
import { decodePath } from './decodePath.ts';
import { type Copy, copyFacts, makeCopy } from './copy.ts';
import { fetchCopy, fetchListed } from './fetchCopy.ts';
import { forEachFew } from './forEachFew.ts';
import { config } from './here.ts';
import { shelfEntries } from './keptPages.ts';
import type { ListIndex } from './listIndex.ts';
import { ownList } from './lists.ts';
import { neededFiles } from './neededFiles.ts';
import { oneAtATime } from './oneAtATime.ts';
import { pageTitle } from './pageTitle.ts';
import { openShelf, recordHref } from './shelves.ts';
import { checkRoom, type OnProgress } from './stock.ts';

/** Says that the whole locale was saved: then pages that are new are, too. */
const WHOLE = recordHref(config.scope, 'whole');
/** The list by which the saved pages were last looked through. */
const FRESH = recordHref(config.scope, 'fresh');

const openSaved = (): Promise<Cache> => openShelf(config.scope, 'saved');

/** Keeps a page and what it needs until the reader removes it. */
export async function savePage(href: string, onProgress: OnProgress): Promise<void> {
  await keepSaved(href, await fetchPage(href, await ownList()), onProgress);
}

/** Keeps a page that has just been fetched. It is there only when what it needs is. */
export async function keepSaved(href: string, { response }: Copy, onProgress: OnProgress): Promise<void> {
  const { list } = await ownList();
  const files = neededFiles(await response.clone().text(), list.files);
  await saveFiles(files, { onProgress, more: 1 });
  await (await openSaved()).put(href, response);
  onProgress({ kind: 'progress', done: files.length + 1, total: files.length + 1 });
}

/** Those who want to know how far the saving of the whole site is. */
const followers = new Set<OnProgress>();

export function isSavingAll(): boolean {
  return followers.size > 0;
}

/** Saves the whole locale. Who asks while it is being saved follows that. */
export async function saveAll(onProgress: OnProgress): Promise<void> {
  followers.add(onProgress);
  try {
    await saveEverything();
  } finally {
    followers.delete(onProgress);
  }
}

const saveEverything = oneAtATime(async () => {
  const onProgress: OnProgress = (progress) => followers.forEach((follow) => follow(progress));
  const index = await ownList();
  const { pages, files } = index.list;
  const saved = await openSaved();
  const stale = await staleFiles(pages);
  await checkRoom([...stale, ...(await staleFiles(files))]);
  await saveFiles(files, { onProgress, more: pages.length });
  const total = files.length + pages.length;
  let done = total - stale.length;
  await forEachFew(stale, async ({ href }) => {
    await saved.put(href, (await fetchPage(href, index)).response);
    done += 1;
    onProgress({ kind: 'progress', done, total });
  });
  await saved.put(WHOLE, (await makeCopy(new Response())).response);
});

/** Removes a page with what no other needs, or all of them. */
export async function removeSaved(href: string | null): Promise<void> {
  const saved = await openSaved();
  await saved.delete(WHOLE);
  const isRemoved = (entry: { href: string; isPage: boolean }): boolean =>
    entry.isPage && (href === null || decodePath(entry.href) === decodePath(href));
  for (const entry of await shelfEntries('saved')) if (isRemoved(entry)) await saved.delete(entry.href);
  await removeUnneeded(null);
}

/** After an update: fetches anew the saved pages that have changed, once for each version. */
export const refreshSaved = oneAtATime(async () => {
  const pages = (await shelfEntries('saved')).filter(({ isPage }) => isPage);
  if (pages.length === 0) return;
  const saved = await openSaved();
  if ((await (await saved.match(FRESH))?.text()) === config.listHref) return;
  const index = await ownList();
  if (await saved.match(WHOLE)) await saveAll(() => {});
  const stale = await staleFiles(pages.flatMap(({ href }) => index.pages.get(decodePath(href)) ?? []));
  for (const { href } of stale) await savePage(href, () => {});
  await removeUnneeded(index);
  await saved.put(FRESH, (await makeCopy(new Response(config.listHref))).response);
});

async function fetchPage(href: string, index: ListIndex): Promise<Copy> {
  const title = index.pages.get(decodePath(href))?.title;
  return fetchCopy(href, 'no-cache', (html) => title ?? pageTitle(html));
}

/** `more` things are to follow. */
async function saveFiles(
  files: readonly KeepableFile[],
  { onProgress, more }: { readonly onProgress: OnProgress; readonly more: number },
): Promise<void> {
  const saved = await openSaved();
  const stale = await staleFiles(files);
  await checkRoom(stale);
  const total = files.length + more;
  let done = files.length - stale.length;
  onProgress({ kind: 'progress', done, total });
  await forEachFew(stale, async (file) => {
    const { response } = await fetchListed(file, file.href.startsWith(config.assetsHref));
    await saved.put(file.href, response);
    done += 1;
    onProgress({ kind: 'progress', done, total });
  });
}

/** Those that are not saved, or in another state. */
async function staleFiles<T extends KeepableFile>(files: readonly T[]): Promise<T[]> {
  const saved = await openSaved();
  const stale: T[] = [];
  for (const file of files) {
    const kept = await saved.match(file.href);
    if ((kept && copyFacts(kept)?.revision) !== file.revision) stale.push(file);
  }
  return stale;
}

/** Removes the files that no saved page needs; with a list also the scripts that are not of its version. */
async function removeUnneeded(index: ListIndex | null): Promise<void> {
  const saved = await openSaved();
  const entries = await shelfEntries('saved');
  const files = entries.filter(({ isPage }) => !isPage);
  const isCurrent = ({ href }: { href: string }): boolean => index?.files.has(decodePath(href)) ?? true;
  const needed = new Set<string>();
  const isWhole = (await saved.match(WHOLE)) !== undefined;
  if (isWhole) for (const file of files.filter(isCurrent)) needed.add(file.href);
  for (const { href } of entries.filter(({ isPage }) => isPage)) {
    const html = (await (await saved.match(href))?.text()) ?? '';
    for (const file of neededFiles(html, files)) {
      if (html.includes(file.href) || isCurrent(file)) needed.add(file.href);
    }
  }
  for (const { href } of files) if (!needed.has(href)) await saved.delete(href);
}
