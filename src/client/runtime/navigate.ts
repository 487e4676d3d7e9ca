import { PROGRESS_DELAY_MS } from '#model/constants.ts';
import { type Arrival, arrive, OtherBuildError } from './arrive.ts';
import { correctEntryScroll, linkOfEntry, restoreEntryScroll, saveEntryScroll } from './entryScroll.ts';
import { MissingPageError } from './fetchPage.ts';
import { errorText } from './errorText.ts';
import { firstScreenFirst } from './firstScreenFirst.ts';
import { focusContent } from './focusContent.ts';
import { beginWaiting, setFailure } from './navigationState.ts';
import { closeMenus, openMenus } from './openMenus.ts';
import type { PageCache } from './pageCache.ts';
import { PLAIN_LOAD, planNavigation, RETRY } from './planNavigation.ts';
import { adoptPage, showPage, shownPath } from './shownPage.ts';
import { withTransition } from './withTransition.ts';

/** Paths that turned out to be no page of ours: from then on the browser's business. */
const refused = new Set<string>();

/** The navigation that was asked for last. */
let latest: NavigateEvent | null = null;

/** Shows the pages of the site in this document. */
export function startNavigation(pages: PageCache): void {
  navigation.addEventListener('navigate', (event) => onNavigate(event, pages));
  addEventListener('pagehide', saveScroll);
  // The reader may have gone back before there was somebody to follow.
  if (location.pathname === shownPath()) correctEntryScroll();
  else retryNavigation();
}

/** Tries again to show the page of the address. */
export function retryNavigation(): void {
  ignoreOutcome(navigation.reload({ info: RETRY }));
}

function onNavigate(event: NavigateEvent, pages: PageCache): void {
  const target = new URL(event.destination.url);
  const plan = planNavigation(event, {
    origin: location.origin,
    basePath: adoptPage().get().site.basePath,
    shownPath: shownPath(),
    search: location.search,
    isMenuOpen: openMenus().length > 0,
    isRefused: (path) => refused.has(path),
  });
  if (plan === 'closeMenu') {
    event.preventDefault();
    return closeMenus();
  }
  // The address is that of a page on its way, but a link into the text means the text that is shown.
  if (plan === 'show' && event.hashChange) {
    event.preventDefault();
    return ignoreOutcome(navigation.navigate(shownPath() + target.hash));
  }
  latest = event;
  if (event.navigationType !== 'reload') saveScroll();
  if (event.info !== RETRY && target.pathname === shownPath()) setFailure(null);
  if (plan === 'keep') keep(event, target.hash);
  if (plan === 'show') show(event, arrive(target.pathname, pages));
  if (plan === 'return') comeBack(event, arrive(target.pathname, pages));
}

/** The page stays where it is, unless another place on it is asked for. */
function keep(event: NavigateEvent, hash: string): void {
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    async handler() {
      if (hash === '') return;
      event.scroll();
      focusContent(hash);
    },
  });
}

/** After a link or a form: the old page and its address stay until the new page is there. */
function show(event: NavigateEvent, arrival: Promise<Arrival>): void {
  const target = new URL(event.destination.url);
  // Other browsers change the address first, and wait with the page alone.
  const canDefer = 'NavigationPrecommitController' in window;
  const endWaiting = beginWaiting('forward', event.signal);
  arrival.catch((error: unknown) => {
    if (event.signal.aborted) return;
    if (!(error instanceof OtherBuildError)) {
      console.warn(`${target.href} is loaded normally:`, error);
      refused.add(target.pathname);
    }
    const history = canDefer && event.navigationType === 'push' ? 'push' : 'replace';
    ignoreOutcome(navigation.navigate(target.href, { history, info: PLAIN_LOAD }));
  });
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    async precommitHandler(controller) {
      const { path } = await arrival;
      if (path !== target.pathname) controller.redirect(path + target.search + target.hash);
      saveScroll();
    },
    async handler() {
      const arrived = await arrival;
      endWaiting();
      // Where an anchor is depends on all that is above it.
      if (target.hash === '') firstScreenFirst();
      await swap(event, arrived, () => event.scroll());
      focusContent(target.hash);
    },
  });
}

/** Back, forward or another try: the address has changed already, and the old page stays until the page is there. */
function comeBack(event: NavigateEvent, arrival: Promise<Arrival>): void {
  const endWaiting = beginWaiting('return', event.signal);
  arrival.catch(() => {});
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    async handler() {
      try {
        const arrived = await Promise.race([arrival, stopped(event.signal)]);
        endWaiting();
        await swap(event, arrived, () => {
          if (!restoreEntryScroll()) event.scroll();
        });
        focusContent('', linkOfEntry());
      } catch (error) {
        endWaiting();
        // That it was tried again has to be seen.
        if (event.info === RETRY) await new Promise((seen) => setTimeout(seen, PROGRESS_DELAY_MS));
        if (event !== latest) return;
        // Of both a normal load makes the best; the second ends at the page that says that there is none.
        if (error instanceof OtherBuildError || error instanceof MissingPageError)
          ignoreOutcome(navigation.reload({ info: PLAIN_LOAD }));
        else setFailure(errorText(error));
      }
    },
  });
}

/** Fails when the reader stops the browser or goes elsewhere; in the next task, when the latter is known. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => setTimeout(reject, 0, signal.reason));
  });
}

/** Puts the page in place of the old one, unless the reader has gone elsewhere meanwhile. */
async function swap(
  { signal }: NavigateEvent,
  { page, readingTime }: Arrival,
  scroll: () => void,
): Promise<void> {
  await withTransition(readingTime, async () => {
    if (signal.aborted) return;
    // First, for it takes room: what stands above the page counts for the scroll position.
    setFailure(null);
    await showPage(page);
    if (!signal.aborted) scroll();
  });
}

/** While an address waits for its page, the scroll position is that of another. */
function saveScroll(): void {
  if (location.pathname === shownPath()) saveEntryScroll();
}

/** Both promises are rejected when another navigation comes in between, which is no fault. */
function ignoreOutcome({ committed, finished }: NavigationResult): void {
  committed?.catch(() => {});
  finished?.catch(() => {});
}
