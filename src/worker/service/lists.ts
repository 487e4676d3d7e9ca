import type { OfflineList } from '#model/offline.ts';
import { openFile } from './copy.ts';
import { fetchCopy } from './fetchCopy.ts';
import { config, orNull } from './here.ts';
import { indexList, type ListIndex } from './listIndex.ts';
import { openShelf } from './shelves.ts';

/** Those that were read since this worker started, so that they are not parsed for every request. */
const open = new Map<string, ListIndex>();

/** A list that is kept; null where it is not. */
export async function keptList(scope: string, href: string): Promise<ListIndex | null> {
  const lists = await openShelf(scope, 'lists');
  const kept = await lists.match(href);
  const known = kept && open.get(href);
  if (known) return known;
  const copy = await openFile(href, kept);
  return copy && remember(href, (await copy.json()) as OfflineList);
}

/** This worker's list, by the line if it is not kept. Then it is. */
export async function ownList(): Promise<ListIndex> {
  const { scope, listHref } = config;
  const kept = await orNull(keptList(scope, listHref));
  if (kept) return kept;
  const { response } = await fetchCopy(listHref, 'default', titleOfList);
  const lists = await openShelf(scope, 'lists');
  await lists.put(listHref, response.clone());
  return remember(listHref, (await response.json()) as OfflineList);
}

/** It has none. Throws if it is no list: a copy of something else would be kept as long as the version. */
function titleOfList(json: string): string {
  JSON.parse(json);
  return '';
}

function remember(href: string, list: OfflineList): ListIndex {
  const index = indexList(list);
  open.set(href, index);
  return index;
}
