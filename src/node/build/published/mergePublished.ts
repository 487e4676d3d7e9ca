import type { CurrentPage } from './currentPages.ts';
import type { Published } from './published.ts';

/** What was published before and what is now, in a fixed order. Nothing is taken away but by the owner's hand. */
export function mergePublished(before: Published, pages: readonly CurrentPage[]): Published {
  const merged = new Map(Object.entries(before));
  for (const { path, title, source, anchors } of pages) {
    const known = merged.get(path)?.anchors ?? [];
    merged.set(path, { title, source, anchors: [...new Set([...known, ...anchors])].toSorted() });
  }
  const sorted = [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted);
}
