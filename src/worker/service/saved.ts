import type { KeepableFile } from '#model/offline.ts';
import { decodePath } from './decodePath.ts';
import { type Copy, copyFacts, makeCopy } from './copy.ts';
import { fetchCopy, fetchListed } from './fetchCopy.ts';
import { forEachFew, type OnProgress } from './forEachFew.ts';
import { config } from './here.ts';
import { KeepError } from './keepFault.ts';
import { shelfEntries, shelfPages } from './keptPages.ts';
import type { ListIndex } from './listIndex.ts';
import { ownList } from './lists.ts';
import { neededFiles } from './neededFiles.ts';
import { oneAtATime } from './oneAtATime.ts';
import { openShelf, recordHref } from './shelves.ts';
import { titleOfPage } from './sitePage.ts';
import { checkRoom } from './stock.ts';

/** Says that the whole locale was saved: then pages that are new are, too. */
const WHOLE = recordHref(config.scope, 'whole');
/** The list by which the saved pages were last looked through. */
const FRESH = recordHref(config.scope, 'fresh');

const openSaved = (): Promise<Cache> => openShelf(config.scope, 'saved');

/** The reader has asked for a removal, which begins when nothing is being saved: what is, is given up. */
let isRemovalWaiting = false;

/**
 * Saving goes with other saving; removing is alone, else what it removes would come back. Not to be nested: with a removal
 * between them, the inner one would wait for the outer one. The lock has the name of a record, which no other has.
 */
export function withSaved<T>(work: () => Promise<T>, mode: LockMode = 'shared'): Promise<T> {
  return navigator.locks.request(WHOLE, { mode }, work);
}

async function putSaved(href: string, { response }: Copy): Promise<void> {
  if (isRemovalWaiting) throw new KeepError('storage', `${href} is removed`);
  await (await openSaved()).put(href, response);
}

/** Keeps a page and what it needs until the reader removes it. */
export async function savePage(href: string, onProgress: OnProgress): Promise<void> {
  await keepSaved(href, await fetchPage(href, await ownList()), onProgress);
}

/** Keeps a page that has just been fetched. It is there only when what it needs is. */
export async function keepSaved(href: string, copy: Copy, onProgress: OnProgress): Promise<void> {
  const { list } = await ownList();
  const files = neededFiles(await copy.response.clone().text(), list.files);
  await saveFiles(files, { onProgress, more: 1 });
  await putSaved(href, copy);
  onProgress({ kind: 'progress', done: files.length + 1, total: files.length + 1 });
}

/** Those who want to know how far the saving of the whole site is. */
const followers = new Set<OnProgress>();

export function isSavingAll(): boolean {
  return followers.size > 0;
}

/** Saves the whole locale, as far as the reader does not remove it meanwhile. Who asks while it is being saved follows that. */
export function saveAll(onProgress: OnProgress): Promise<void> {
  return follow(onProgress, () => withSaved(saveEverything));
}

async function follow(onProgress: OnProgress, saving: () => Promise<void>): Promise<void> {
  followers.add(onProgress);
  try {
    await saving();
  } catch (error) {
    if (!isRemovalWaiting) throw error;
  } finally {
    followers.delete(onProgress);
  }
}

const saveEverything = oneAtATime(async () => {
  const onProgress: OnProgress = (progress) => followers.forEach((follow) => follow(progress));
  const index = await ownList();
  const { pages, files } = index.list;
  const stale = await staleFiles(pages);
  await checkRoom([...stale, ...(await staleFiles(files))]);
  await saveFiles(files, { onProgress, more: pages.length });
  const total = files.length + pages.length;
  await forEachFew(stale, { onProgress, done: total - stale.length, total }, async ({ href }) =>
    putSaved(href, await fetchPage(href, index)),
  );
  await putSaved(WHOLE, await makeCopy(new Response()));
});

/** Removes a page with what no other needs, or all of them. */
export function removeSaved(href: string | null): Promise<void> {
  isRemovalWaiting = true;
  return withSaved(async () => {
    isRemovalWaiting = false;
    const saved = await openSaved();
    await saved.delete(WHOLE);
    for (const page of await shelfPages('saved')) {
      if (href === null || decodePath(page.href) === decodePath(href)) await saved.delete(page.href);
    }
    await removeUnneeded(null);
  }, 'exclusive');
}

/** After an update: fetches anew the saved pages that have changed, once for each version. */
export const refreshSaved = oneAtATime(() => withSaved(refresh));

async function refresh(): Promise<void> {
  const pages = await shelfPages('saved');
  if (pages.length === 0) return;
  const saved = await openSaved();
  if ((await (await saved.match(FRESH))?.text()) === config.listHref) return;
  const index = await ownList();
  if (await saved.match(WHOLE)) await follow(() => {}, saveEverything);
  const stale = await staleFiles(pages.flatMap(({ href }) => index.pages.get(decodePath(href)) ?? []));
  for (const { href } of stale) await savePage(href, () => {});
  await removeUnneeded(index);
  await putSaved(FRESH, await makeCopy(new Response(config.listHref)));
}

async function fetchPage(href: string, index: ListIndex): Promise<Copy> {
  const title = index.pages.get(decodePath(href))?.title;
  return fetchCopy(href, 'no-cache', (html) => titleOfPage(html, title));
}

/** `more` things are to follow. */
async function saveFiles(
  files: readonly KeepableFile[],
  { onProgress, more }: { readonly onProgress: OnProgress; readonly more: number },
): Promise<void> {
  const stale = await staleFiles(files);
  await checkRoom(stale);
  const done = files.length - stale.length;
  await forEachFew(stale, { onProgress, done, total: files.length + more }, async (file) =>
    putSaved(file.href, await fetchListed(file)),
  );
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
  const files = (await shelfEntries('saved')).filter(({ isPage }) => !isPage);
  const isCurrent = ({ href }: { href: string }): boolean => index?.files.has(decodePath(href)) ?? true;
  const needed = new Set((await saved.match(WHOLE)) ? files.filter(isCurrent) : []);
  for (const { href } of await shelfPages('saved')) {
    const html = (await (await saved.match(href))?.text()) ?? '';
    for (const file of neededFiles(html, files)) {
      if (html.includes(file.href) || isCurrent(file)) needed.add(file);
    }
  }
  for (const file of files) if (!needed.has(file)) await saved.delete(file.href);
}
