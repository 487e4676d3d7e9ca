import { offlineMessagesFor } from '#model/messages/offline/offlineMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import { onPageShown, shownPath } from '../../runtime/shownPage.ts';
import type { Store } from '../../runtime/store.ts';
import { addPlace } from './addPlace.ts';
import { wasCopy } from './workers/pageSource.ts';

/**
 * Shows a sign while there is no line, as far as that can be known. A browser only knows whether it has one at all; a
 * page that had to be a copy says that nobody answers at its other end. In offline mode all pages are copies.
 */
export function startSign(page: Store<PageData>, isOfflineMode: boolean): void {
  const place = addPlace('offline-sign');

  function look(): void {
    const hasLine = navigator.onLine && (isOfflineMode || !wasCopy(shownPath()));
    const text = hasLine ? '' : offlineMessagesFor(page.get().site.locale.code).offline;
    // What is said already is not said again.
    if (place.textContent === text) return;
    const sign = document.createElement('span');
    sign.textContent = text;
    place.replaceChildren(...(hasLine ? [] : [sign]));
  }

  addEventListener('online', look);
  addEventListener('offline', look);
  onPageShown(look);
  look();
}
