import { isPageAddress } from './isPageAddress.ts';

/** The part of a link element that counts. */
export interface PrefetchLink {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
  readonly hasAttribute: (name: string) => boolean;
}

export interface PrefetchPlace {
  readonly origin: string;
  readonly basePath: string;
  /** Path of the page that is shown. */
  readonly shownPath: string;
  readonly isOnline: boolean;
  /** Section 9: prefetch skipped on 2g or data-saver connections. */
  readonly isSlow: boolean;
  /** Whether the page is kept or on its way. */
  readonly isKnown: (path: string) => boolean;
}

/** Whether the page behind a link may be fetched before it is asked for: all the reasons not to, in one place. */
export function canPrefetch(link: PrefetchLink, place: PrefetchPlace): boolean {
  if (!place.isOnline || place.isSlow) return false;
  if (link.hasAttribute('data-no-prefetch') || link.hasAttribute('download')) return false;
  if ((link.target !== '' && link.target !== '_self') || /\bexternal\b/.test(link.rel)) return false;
  if (!URL.canParse(link.href)) return false;
  const url = new URL(link.href);
  if (!isPageAddress(url, place)) return false;
  return url.pathname !== place.shownPath && !place.isKnown(url.pathname);
}
