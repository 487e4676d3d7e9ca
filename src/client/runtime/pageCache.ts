import type { FetchedPage } from './fetchPage.ts';

export interface PageCache {
  /** The page at a path: the one that is kept or under way, otherwise a new one. */
  readonly load: (path: string, priority?: RequestPriority) => Promise<FetchedPage>;
  /** Whether a page is kept or under way. */
  readonly has: (path: string) => boolean;
  /** What was kept turned out to be no use. */
  readonly forget: (path: string) => void;
}

interface PageCacheOptions {
  readonly fetchPage: (path: string, priority: RequestPriority) => Promise<FetchedPage>;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly limit?: number;
  /** After this long a page is asked for again, so that a deploy is seen. */
  readonly maxAgeMs?: number;
}

interface Entry {
  readonly page: Promise<FetchedPage>;
  readonly time: number;
}

/** Keeps the pages that were fetched last, for a few minutes. Failures are not kept. */
export function createPageCache({
  fetchPage,
  now,
  limit = 30,
  maxAgeMs = 5 * 60_000,
}: PageCacheOptions): PageCache {
  // In the order of their last use.
  const entries = new Map<string, Entry>();

  function find(path: string): Entry | undefined {
    const entry = entries.get(path);
    if (entry && now() - entry.time < maxAgeMs) return entry;
    entries.delete(path);
    return undefined;
  }

  function keep(path: string, entry: Entry): void {
    entries.delete(path);
    entries.set(path, entry);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  }

  return {
    load(path, priority = 'auto') {
      const entry = find(path) ?? { page: fetchPage(path, priority), time: now() };
      entry.page.catch(() => {
        if (entries.get(path) === entry) entries.delete(path);
      });
      keep(path, entry);
      return entry.page;
    },
    has: (path) => find(path) !== undefined,
    forget: (path) => void entries.delete(path),
  };
}
