import { posix } from 'node:path';
import { decodeSafely } from '#model/decodeSafely.ts';
import { splitHref } from './hrefParts.ts';
import { ownAddress } from './ownAddress.ts';
import { resolveLink, type LinkOrigin, type ResolvedLink } from './resolveLink.ts';
import type { RouteIndex } from './routeIndex.ts';

/** No reader's: a whole address leads everybody to the same page. */
const NO_LOCALE = '';

/** Where a link leads, for checks only: a whole address of this site leads into it, though pages keep it as written. */
export function resolveChecked(written: string, from: LinkOrigin, index: RouteIndex): ResolvedLink {
  const own = ownAddress(written, index);
  return own === null ? resolveLink(written, from, index) : resolveOwn(own, written, index);
}

/** Where a path of this site leads that pages have as it is: `own` has its locale's prefix, but no base path. */
export function resolveOwn(own: string, written: string, index: RouteIndex): ResolvedLink {
  const { path, hash } = splitHref(own);
  const address = posix.normalize(decodeSafely(path));
  const target = index.findRoute(address, NO_LOCALE);
  if (target !== null) return { kind: 'route', href: written, target, hash: decodeSafely(hash.slice(1)) };
  const isThere = index.isServed(address) || index.findMoved(address, NO_LOCALE) !== null;
  return isThere ? { kind: 'static', href: written } : { kind: 'broken-route', href: written, path: address };
}
