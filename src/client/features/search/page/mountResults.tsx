import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageData } from '#model/page.ts';
import { onPageShown } from '../../../runtime/shownPage.ts';
import type { Store } from '../../../runtime/store.ts';
import { renderCrash } from '../../../ui/CrashNotice.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { followSession } from './followSession.ts';
import { keepPlace } from './keepPlace.ts';
import { ResultsContext } from './ResultsContext.ts';
import { ResultsScreen } from './ResultsScreen.tsx';
import { resultsPageOf } from './resultsPageOf.ts';
import { searchBoxOf } from './searchBoxOf.ts';

interface MountOptions {
  readonly workerHref: string;
}

/** The element that results are in, with how to take them out of it. */
let mounted: { readonly element: Element; readonly unmount: () => void } | null = null;
let isFollowing = false;

/** Shows results on the search page, and from now on on every search page that is shown. */
export function mountResults(page: Store<PageData>, options: MountOptions): void {
  if (!isFollowing) onPageShown(() => mountOn(page.get(), options));
  isFollowing = true;
  mountOn(page.get(), options);
}

function mountOn(page: PageData, { workerHref }: MountOptions): void {
  const element = document.querySelector<HTMLElement>('[data-search-results]');
  if (mounted !== null && mounted.element === element) return;
  mounted?.unmount();
  mounted = null;
  const form = document.querySelector<HTMLFormElement>('main form[role="search"]');
  if (element === null || form === null) return;
  const results = resultsPageOf(page, workerHref, element);
  const box = searchBoxOf(form, results.session);
  const stopFollowing = followSession(results.session, results.messages);
  const leavePlace = keepPlace(results.session);
  const root = createRoot(element);
  // At once: whoever comes back finds the hits there before the page is scrolled to where it was.
  flushSync(() =>
    root.render(
      <ResultsContext value={{ ...results, onTry: box.setQuery }}>
        <ErrorBoundary fallback={crashIn(element)}>
          <ResultsScreen />
        </ErrorBoundary>
      </ResultsContext>,
    ),
  );
  const unmount = (): void => {
    leavePlace();
    stopFollowing();
    box.leave();
    root.unmount();
  };
  mounted = { element, unmount };
}

/** Says that the results crashed, in their place; once they are tried again the reader goes on there. */
function crashIn(place: Element) {
  return (error: unknown, tryAgain: () => void) =>
    renderCrash(error, () => {
      flushSync(tryAgain);
      place.querySelector<HTMLElement>('[tabindex], button')?.focus({ preventScroll: true });
    });
}
