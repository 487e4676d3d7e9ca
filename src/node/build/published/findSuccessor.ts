import { withoutTrailingSlash } from '#model/paths.ts';
import type { Text } from '#model/site.ts';
import { nearMatch } from '../links/nearMatch.ts';
import type { PublishedPage } from './published.ts';

/**
 * The text that has most likely taken the place of a page that is gone, among those whose address is new: the one
 * from the same file, of the same title, or of a similar slug or title.
 */
export function findSuccessor(path: string, was: PublishedPage, fresh: readonly Text[]): Text | null {
  const bySlug = new Map(fresh.map((text) => [slugOf(text.path), text]));
  const byTitle = new Map(fresh.map((text) => [text.title, text]));
  return (
    fresh.find(({ entry }) => entry.file === was.source) ??
    byTitle.get(was.title) ??
    bySlug.get(slugOf(path)) ??
    bySlug.get(nearMatch(slugOf(path), bySlug.keys()) ?? '') ??
    byTitle.get(nearMatch(was.title, byTitle.keys()) ?? '') ??
    null
  );
}

/** The last part of a path. */
function slugOf(path: string): string {
  const bare = withoutTrailingSlash(path);
  return bare.slice(bare.lastIndexOf('/') + 1);
}
