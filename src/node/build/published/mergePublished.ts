import { folderOfPattern } from '#model/redirectPath.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { type Redirect, redirectKey } from '../redirects/redirect.ts';
import type { CurrentPage } from './currentPages.ts';
import type { Published } from './published.ts';

interface Moved {
  readonly redirects: readonly Redirect[];
  readonly config: Pick<SiteConfig, 'redirects'>;
}

/**
 * What was published before and what is now, in a fixed order. Nothing is taken away but by the owner's hand. A folder that has moved is
 * one address ('/old/*'): each that it stands for lives and moves with the one that it leads to.
 */
export function mergePublished(
  before: Published,
  pages: readonly CurrentPage[],
  { redirects, config }: Moved,
): Published {
  const merged = new Map(Object.entries(before));
  // What was a page before it moved is known as that, with its headings.
  const knownPages = new Set(
    [...merged].flatMap(([path, { to }]) => (to === undefined ? [redirectKey(path)] : [])),
  );
  const titles = new Map(pages.map(({ path, title }) => [redirectKey(path), title]));
  for (const { from, to } of config.redirects) {
    if (folderOfPattern(from) !== null) merged.set(from, { title: to, source: null, anchors: [], to });
  }
  for (const { from, to, source } of redirects.filter(({ isOfFolder }) => !isOfFolder)) {
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
