import { type Redirect, redirectKey } from '../redirects/redirect.ts';
import type { CurrentPage } from './currentPages.ts';
import type { Published } from './published.ts';

/** What was published before and what is now, in a fixed order. Nothing is taken away but by the owner's hand. */
export function mergePublished(
  before: Published,
  pages: readonly CurrentPage[],
  redirects: readonly Redirect[],
): Published {
  const merged = new Map(Object.entries(before));
  // What was a page before it moved is known as that, with its headings.
  const knownPages = new Set(
    [...merged].flatMap(([path, { to }]) => (to === undefined ? [redirectKey(path)] : [])),
  );
  const titles = new Map(pages.map(({ path, title }) => [redirectKey(path), title]));
  for (const { from, to, source } of redirects) {
    const title = titles.get(redirectKey(to.replace(/#.*/, ''))) ?? to;
    if (!knownPages.has(from)) merged.set(from, { title, source, anchors: [], to });
  }
  for (const { path, title, source, anchors } of pages) {
    const known = merged.get(path)?.anchors ?? [];
    merged.set(path, { title, source, anchors: [...new Set([...known, ...anchors])].toSorted() });
  }
  const sorted = [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted);
}
