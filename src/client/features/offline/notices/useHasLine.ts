import { useSyncExternalStore } from 'react';
import { onPageShown, shownPath } from '../../../runtime/shownPage.ts';
import { wasCopy } from '../workers/pageSource.ts';

/**
 * Whether there is a line, as far as it can be known. A browser only knows whether it has one at all; a page that
 * had to be a copy says that nobody answers at its other end. In offline mode all pages are copies.
 */
export function useHasLine(isOfflineMode: boolean): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine && (isOfflineMode || !wasCopy(shownPath())));
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  const stop = onPageShown(listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
    stop();
  };
}
