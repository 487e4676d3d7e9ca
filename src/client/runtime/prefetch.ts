import { readAhead } from './arrive.ts';
import { canPrefetch } from './canPrefetch.ts';
import { watchLinks } from './watchLinks.ts';
import type { PageCache } from './pageCache.ts';
import { adoptPage, onPageShown, shownPath } from './shownPage.ts';
import { isSlowConnection } from './slowConnection.ts';

/** A pointer or focus that passes over a link means nothing; one that stays this long does. */
const INTENT_MS = 65;

/** Fetches pages that the reader is likely to open: behind links that are pointed at, focused, pressed or in view. */
export function startPrefetching(pages: PageCache): void {
  let timer = 0;
  const isWanted = (link: HTMLAnchorElement) =>
    canPrefetch(link, {
      origin: location.origin,
      basePath: adoptPage().get().site.basePath,
      shownPath: shownPath(),
      isOnline: navigator.onLine,
      isSlow: isSlowConnection() === true,
      isKnown: pages.has,
    });
  // Should the page be asked for in earnest, its fetch is tried again and a failure told.
  const prefetch = async (link: HTMLAnchorElement) => {
    if (isWanted(link)) await pages.load(link.pathname, 'low').catch(() => {});
  };
  const prepare = async (link: HTMLAnchorElement, priority: RequestPriority) => {
    const isAtHand = pages.has(link.pathname);
    if (isAtHand || isWanted(link)) await readAhead(link.pathname, pages, priority).catch(() => {});
  };
  const prefetchSoon = (target: EventTarget | null) => {
    clearTimeout(timer);
    const link = linkOf(target);
    if (link) timer = window.setTimeout(() => void prepare(link, 'auto'), INTENT_MS);
  };

  addEventListener('pointerover', ({ target }) => prefetchSoon(target), { passive: true });
  addEventListener('focusin', ({ target }) => prefetchSoon(target), { passive: true });
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = linkOf(target);
      if (link) void prepare(link, 'high');
    },
    { passive: true },
  );
  // What led to this script being loaded was seen by nobody.
  prefetchSoon(document.querySelector('a:hover, a:focus'));

  const watch = watchLinks({ isWanted, prefetch });
  watch();
  onPageShown(watch);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}
