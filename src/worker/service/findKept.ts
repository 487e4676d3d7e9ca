import { canonicalPath } from '#model/paths.ts';
import { openCopy } from './copy.ts';
import { readCopy } from './copies.ts';
import { config } from './here.ts';
import { shelfPaths } from './keptPages.ts';
import type { ListIndex } from './listIndex.ts';
import { keptList } from './lists.ts';
import { openShelf, PAGE_SHELVES, type Shelf } from './shelves.ts';
import { readVersions } from './versions.ts';

/** What was found for a path: a copy, or the form that the path should have had, or where it leads. */
export type Found =
  | { readonly kind: 'copy'; readonly response: Response }
  | { readonly kind: 'redirect'; readonly href: string };

/** Among the copies of a list; paths are decoded. */
export async function findListed(scope: string, index: ListIndex, path: string): Promise<Found | null> {
  const { pages, files, moved } = index;
  const canonical = canonicalPath(path, (form) => pages.has(form) || files.has(form) || moved.has(form));
  if (canonical === null) return null;
  const href = moved.get(canonical);
  if (href !== undefined) return { kind: 'redirect', href };
  const file = pages.get(canonical) ?? files.get(canonical);
  if (file === undefined) return null;
  if (canonical !== path) return { kind: 'redirect', href: file.href };
  const response = await readCopy(scope, file.revision);
  return response && { kind: 'copy', response };
}

/** Whatever a scope has: what its reader saved, what was read, and the copies of offline mode. */
export async function findKept(scope: string, path: string): Promise<Found | null> {
  for (const shelf of PAGE_SHELVES) {
    const found = await findOnShelf(scope, shelf, path);
    if (found) return found;
  }
  const { current, previous } = await readVersions(scope);
  // A page of the version before is better than none.
  for (const href of [scope === config.scope ? config.listHref : current, previous]) {
    const index = href === null ? null : await keptList(scope, href);
    const found = index && (await findListed(scope, index, path));
    if (found) return found;
  }
  return null;
}

async function findOnShelf(scope: string, shelf: Shelf, path: string): Promise<Found | null> {
  const paths = await shelfPaths(scope, shelf);
  const canonical = canonicalPath(path, (form) => paths.has(form));
  const href = canonical === null ? undefined : paths.get(canonical);
  if (href === undefined) return null;
  if (canonical !== path) return { kind: 'redirect', href };
  const cache = await openShelf(scope, shelf);
  const response = await openCopy(await cache.match(href));
  return response && { kind: 'copy', response };
}
