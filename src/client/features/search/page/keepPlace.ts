import { shownPath } from '../../../runtime/shownPage.ts';
import { hasMore, moreOf, type ResultsSession } from './createResults.ts';

/** What tells that readers go where they want by themselves. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** What the history entry of a search knows of where it was left. The scroll position is written by entryScroll.ts. */
interface Place {
  readonly left?: number;
  readonly top?: number;
  /** How many pages of hits had followed the first one. */
  readonly pages?: number;
}

/**
 * Where results are loaded anew, by a reload or on the way back from another site or another search, the page is too short
 * for the browser to restore the place. Brings back as many hits as there were, and then the place. Returns how to stop.
 */
export function keepPlace(session: ResultsSession): () => void {
  if (!('navigation' in window)) return () => {};
  const onEntry = ({ navigationType }: NavigationCurrentEntryChangeEvent): void => {
    // None: the scroll position has been written there, in place of all that the entry knew.
    if (navigationType === null) rememberPages(session);
    if (navigationType !== 'push' && navigationType !== 'traverse') return;
    stopReturning();
    if (location.pathname !== shownPath()) return;
    // By then the search box has asked for what the address says.
    if (navigationType === 'traverse') stopReturning = returnToPlace(session);
    // Another search begins at its first hits; a link into the page leads to its place.
    else if (location.hash === '') scrollTo({ left: 0, top: 0, behavior: 'instant' });
  };
  navigation.addEventListener('currententrychange', onEntry);
  let stopReturning = hasMoved() ? () => {} : returnToPlace(session);
  return () => {
    navigation.removeEventListener('currententrychange', onEntry);
    stopReturning();
  };
}

/** Goes to where the history entry was left, as soon as all hits are there that it had. Returns how to stop. */
function returnToPlace(session: ResultsSession): () => void {
  const { left = 0, top = 0, pages = 0 } = placeOfEntry();
  if (top === 0 || areAllThere(session, pages)) return () => {};
  const returning = new AbortController();
  const { signal } = returning;
  const stop = (): void => returning.abort();
  const goOn = (): void => {
    if (signal.aborted || !areAllThere(session, pages)) return;
    stop();
    requestAnimationFrame(() => scrollTo({ left, top, behavior: 'instant' }));
  };
  for (const type of MOVES) addEventListener(type, stop, { signal });
  for (const { subscribe } of [session.state, session.more])
    signal.addEventListener('abort', subscribe(goOn));
  return stop;
}

function rememberPages(session: ResultsSession): void {
  const { shown } = session.state.get();
  const place = placeOfEntry();
  const pages = shown.kind === 'answer' ? moreOf(session.more.get(), shown.answer).answers.length : 0;
  if (place.pages !== pages) navigation.updateCurrentEntry({ state: { ...place, pages } });
}

function placeOfEntry(): Place {
  return (navigation.currentEntry?.getState() ?? {}) as Place;
}

/** Whether the reader has scrolled since the page was loaded, which the browser has put as far down as it could, or will. */
function hasMoved(): boolean {
  // Where another page was shown before, the position is still of that one.
  if (navigation.transition !== null || scrollY === 0) return false;
  const lowest = document.documentElement.scrollHeight - innerHeight;
  return Math.abs(scrollY - Math.min(placeOfEntry().top ?? 0, lowest)) >= 2;
}

/** Asks for the next page of hits, if one is missing. */
function areAllThere(session: ResultsSession, pages: number): boolean {
  const { shown, status } = session.state.get();
  // While an answer is on its way, the one before is shown.
  if (shown.kind !== 'answer' || status !== 'idle') return false;
  const more = moreOf(session.more.get(), shown.answer);
  if (more.status === 'loading') return false;
  if (more.status === 'error' || more.answers.length >= pages || !hasMore(shown.answer, more)) return true;
  void session.loadMore();
  return false;
}
