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
 * Where results are loaded anew, by a reload or on the way back from another site, the page is too short for the browser to
 * restore the place. Brings back as many hits as there were, and then the place. Returns how to stop.
 */
export function keepPlace(session: ResultsSession): () => void {
  if (!('navigation' in window)) return () => {};
  const leaving = new AbortController();
  const onEntry = ({ navigationType }: NavigationCurrentEntryChangeEvent): void => {
    // None: the scroll position has been written there, in place of all that the entry knew.
    if (navigationType === null) rememberPages(session);
    // Another search begins at its first hits. A link into the page leads to its place, and another page is none of ours.
    if (navigationType === 'push' && location.pathname === shownPath() && location.hash === '')
      scrollTo({ left: 0, top: 0, behavior: 'instant' });
  };
  navigation.addEventListener('currententrychange', onEntry);
  const stops = [() => navigation.removeEventListener('currententrychange', onEntry), () => leaving.abort()];
  const { left = 0, top = 0, pages = 0 } = placeOfEntry();
  const isAsItWas = session.state.get().shown.kind === 'answer';
  if (top > 0 && !isAsItWas && !hasMoved(top)) {
    const goOn = (): void => {
      if (leaving.signal.aborted || !areAllThere(session, pages)) return;
      leaving.abort();
      requestAnimationFrame(() => scrollTo({ left, top, behavior: 'instant' }));
    };
    stops.push(session.state.subscribe(goOn), session.more.subscribe(goOn));
    for (const type of MOVES) addEventListener(type, () => leaving.abort(), { signal: leaving.signal });
  }
  return () => {
    for (const stop of stops) stop();
  };
}

function rememberPages({ more }: ResultsSession): void {
  const place = placeOfEntry();
  const pages = more.get().answers.length;
  if (place.pages !== pages) navigation.updateCurrentEntry({ state: { ...place, pages } });
}

function placeOfEntry(): Place {
  return (navigation.currentEntry?.getState() ?? {}) as Place;
}

/** Whether the reader has scrolled since the page was loaded, which the browser has put as far down as it could, or will. */
function hasMoved(top: number): boolean {
  const lowest = document.documentElement.scrollHeight - innerHeight;
  return scrollY !== 0 && Math.abs(scrollY - Math.min(top, lowest)) >= 2;
}

/** Asks for the next page of hits, if one is missing. */
function areAllThere(session: ResultsSession, pages: number): boolean {
  const { shown } = session.state.get();
  if (shown.kind !== 'answer') return false;
  const more = moreOf(session.more.get(), shown.answer);
  if (more.status === 'loading') return false;
  if (more.status === 'error' || more.answers.length >= pages || !hasMore(shown.answer, more)) return true;
  void session.loadMore();
  return false;
}
