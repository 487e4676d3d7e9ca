import { schemeOf, trimHref } from './hrefParts.ts';
import { type LinkOrigin, resolveLink, type ResolvedLink } from './resolveLink.ts';
import type { RouteIndex } from './routeIndex.ts';

type MediaLink = ResolvedLink & { readonly kind: 'external' | 'static' | 'asset' };

/** What the `src` or `poster` of a film or sound, or part of a `srcset`, names for the reader of one page; null if that is no file of the site. */
export function resolveMedia(written: string, from: LinkOrigin, index: RouteIndex): MediaLink | null {
  // A picture may be written out in its address.
  if (schemeOf(trimHref(written)) === 'data') return { kind: 'external', href: written };
  const link = resolveLink(written, from, index);
  return link.kind === 'external' || link.kind === 'static' || link.kind === 'asset' ? link : null;
}
