import { offlineMessagesFor } from '#model/messages/offline/offlineMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import { fetchPage } from '../../runtime/fetchPage.ts';
import { onPageShown, shownPath } from '../../runtime/shownPage.ts';
import type { Store } from '../../runtime/store.ts';
import { addPlace } from './addPlace.ts';
import { sourceOf } from './workers/pageSource.ts';

/** How often a server that did not answer is asked whether it does. */
const ASK_PAUSE_MS = 10_000;

/**
 * Shows a sign while there is no line, as far as that can be known. A browser only knows whether it has one at all; that
 * nobody answers at its other end the worker says of the pages that it gives. What it said last counts.
 */
export function startSign(page: Store<PageData>): void {
  const place = addPlace('offline-sign');
  let isLost = false;

  function look(): void {
    const hasLine = navigator.onLine && !isLost;
    const text = hasLine ? '' : offlineMessagesFor(page.get().site.locale.code).offline;
    // What is said already is not said again.
    if (place.textContent === text) return;
    const sign = document.createElement('span');
    sign.textContent = text;
    place.replaceChildren(...(hasLine ? [] : [sign]));
  }

  /** Nobody tells when a server is there again. */
  function ask(): void {
    look();
    // The worker says what comes of it.
    if (isLost && !document.hidden) fetchPage(shownPath(), 'low').catch(() => {});
  }

  const sources = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const source = sourceOf(entry as PerformanceResourceTiming);
      if (source !== undefined) isLost = source === 'lost';
    }
    look();
  });
  for (const type of ['navigation', 'resource']) sources.observe({ type, buffered: true });
  for (const sign of ['online', 'offline']) addEventListener(sign, ask);
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, ASK_PAUSE_MS);
  onPageShown(look);
  look();
}
