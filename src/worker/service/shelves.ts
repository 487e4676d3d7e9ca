import { cachePrefix, type PASSING_SHELVES } from '#model/offline.ts';

/** The caches of a scope. */
export type Shelf =
  // What offline mode keeps, by revision, and the lists that say what it is good for.
  | 'copies'
  | 'lists'
  // Pages that the reader wants kept, with what they need.
  | 'saved'
  // Pages that were opened, and that were fetched because they might be; files that pages used; and files of the search
  // index that were asked for: there are many, and they must not push out what pages need.
  | (typeof PASSING_SHELVES)[number];

/** Where pages lie by their addresses; what the reader wants kept comes first. */
export const PAGE_SHELVES = ['saved', 'visited', 'fetched'] as const;

export function openShelf(scope: string, shelf: Shelf): Promise<Cache> {
  return caches.open(cachePrefix(scope) + shelf);
}

export function dropShelf(scope: string, shelf: Shelf): Promise<boolean> {
  return caches.delete(cachePrefix(scope) + shelf);
}

/** Records beside the copies have addresses that no page can have. */
export function recordHref(scope: string, name: string): string {
  return `${scope}?lontar-record=${name}`;
}

export function isRecord(url: string): boolean {
  return url.includes('?lontar-record=');
}

/** The oldest go, so that at most `limit` stay. Browsers list a cache in the order in which things were put there. */
export async function trimShelf(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, -limit)) await cache.delete(key);
}
