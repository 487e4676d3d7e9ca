import type { KeptList, KeptPage } from '#model/offline.ts';
import { keptRevisions } from './copies.ts';
import { config, orNull, params } from './here.ts';
import { shelfPages } from './keptPages.ts';
import type { ListIndex } from './listIndex.ts';
import { ownList } from './lists.ts';
import { pagesOf } from './pagesOf.ts';
import { isSavingAll } from './saved.ts';

/** All that a reader may want to know of what is kept. */
export async function keptSummary(): Promise<KeptList> {
  // Before anything is looked at: what ends meanwhile is followed to its end, not taken for something that never began.
  const isSaving = isSavingAll();
  const index = await orNull(ownList());
  const saved = pagesOf(await shelfPages('saved'), index);
  const savedHrefs = new Set(saved.map(({ href }) => href));
  const isWorthListing = ({ href }: KeptPage): boolean =>
    !savedHrefs.has(href) && href !== config.offlineHref;
  const visited = pagesOf((await shelfPages('visited')).reverse(), index).filter(isWorthListing);
  return {
    isReady: params.offlineMode && index !== null && (await isComplete(index)),
    mode: params.offlineMode ? 'offline' : 'online',
    saved,
    isWholeSiteSaved: index !== null && index.list.pages.every(({ href }) => savedHrefs.has(href)),
    isSaving,
    visited,
    wholeSize: index?.size ?? 0,
  };
}

async function isComplete(index: ListIndex): Promise<boolean> {
  const kept = await keptRevisions(config.scope);
  return [...index.revisions].every((revision) => kept.has(revision));
}
