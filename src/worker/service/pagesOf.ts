import type { KeptPage } from '#model/offline.ts';
import { decodePath } from './decodePath.ts';
import type { KeptEntry } from './keptPages.ts';
import type { ListIndex } from './listIndex.ts';

/** Pages that lie on shelves, as a list calls them. */
export function pagesOf(entries: readonly KeptEntry[], index: ListIndex | null): KeptPage[] {
  return entries.map(({ href, facts }) => {
    const page = index?.pages.get(decodePath(href));
    return { href: page?.href ?? href, title: page?.title ?? facts.title, size: facts.size };
  });
}
