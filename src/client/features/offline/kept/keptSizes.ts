import { cachePrefix, FACTS_HEADER, PASSING_SHELVES } from '#model/offline.ts';

/** Bytes of what is kept of one locale. */
export interface KeptSizes {
  readonly all: number;
  /** Of that, what comes and goes with reading. */
  readonly passing: number;
}

/** Looks by itself: what the worker of another locale has kept is there even where that worker is not. */
export async function keptSizes(scope: string): Promise<KeptSizes> {
  const prefix = cachePrefix(scope);
  const passingNames = new Set(PASSING_SHELVES.map((shelf) => prefix + shelf));
  let [all, passing] = [0, 0];
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const size = await cacheSize(name);
    all += size;
    if (passingNames.has(name)) passing += size;
  }
  return { all, passing };
}

async function cacheSize(name: string): Promise<number> {
  const copies = await (await caches.open(name)).matchAll();
  const sizes = copies.map(({ headers }) => Number(headers.get(FACTS_HEADER)?.split(' ')[1] ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}
