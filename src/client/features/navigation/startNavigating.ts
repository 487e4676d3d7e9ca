import { fetchPage } from '../../runtime/fetchPage.ts';
import { startNavigation } from '../../runtime/navigate.ts';
import { createPageCache } from '../../runtime/pageCache.ts';
import { startPrefetching } from '../../runtime/prefetch.ts';

/** Links of the site open in this document, from pages that were often fetched before. */
export function startNavigating(): void {
  // Without the Navigation API a link loads its page, and what was fetched before would be fetched again.
  if (!('navigation' in window)) return;
  const pages = createPageCache({ fetchPage, now: () => performance.now() });
  startNavigation(pages);
  startPrefetching(pages);
}
