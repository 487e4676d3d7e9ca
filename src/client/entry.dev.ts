/** While writing: shows what was saved without a reload, at the same place of the page. */
import { STAMP_NAME } from '#model/contract.ts';
import { frameGeneration } from './runtime/frameGeneration.ts';
import { showPage } from './runtime/shownPage.ts';

interface Change {
  readonly isThemeEdited: boolean;
}

/** Fetches the page anew and puts its content and style in place of the old, if they are others. False if it cannot be had. */
async function refresh(change: Change): Promise<boolean> {
  const { pathname } = location;
  const response = await fetch(location.href);
  // Something cannot be rendered: the overlay tells, and the page stays as it was.
  if (response.status >= 500) return false;
  // What stood in for the site has neither its style nor its scripts.
  if (document.getElementById('page') === null) {
    location.reload();
    return false;
  }
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  // The reader went to another page meanwhile.
  if (location.pathname !== pathname) return refresh(change);
  // Most edits are of other pages, and what was done in the islands of this one should last.
  const isOther = stampOf(next) !== stampOf(document);
  if (isOther || change.isThemeEdited) await exchange(isOther ? next : null, change);
  return true;
}

/** At the same place of the page. */
async function exchange(next: Document | null, { isThemeEdited }: Change): Promise<void> {
  const { scrollX, scrollY } = window;
  if (next) {
    document.querySelector('head style')?.replaceWith(...next.querySelectorAll('head style'));
    await showPage(next);
  }
  // React may have met new components on an old page, whose attributes it leaves as they are.
  if (isThemeEdited) frameGeneration.set(frameGeneration.get() + 1);
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** What the server has marked this content of the page with. */
function stampOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="${STAMP_NAME}"]`)?.content;
}

let isFaulty = false;
let refreshed = Promise.resolve(true);

/** One after the other, or an older page could come last. */
function refreshNext(change: Change): Promise<boolean> {
  const refreshNow = (): Promise<boolean> => refresh(change);
  refreshed = refreshed.then(refreshNow, refreshNow);
  return refreshed;
}

async function takeUpdate(change: Change): Promise<void> {
  isFaulty = false;
  const isShown = await refreshNext(change);
  // A fault may have come meanwhile.
  if (!isShown || isFaulty) return;
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}

import.meta.hot?.on('vite:error', () => (isFaulty = true));
import.meta.hot?.on('lontar:update', (change: Change) => void takeUpdate(change));
// Vite takes the overlay away when it exchanges a module, whoever put it there.
import.meta.hot?.on('vite:afterUpdate', () => import.meta.hot?.send('lontar:faults'));
// Of what changes from now on the page is told; what changed since it was loaded it has to ask for.
import.meta.hot?.on('lontar:listening', () => void refreshNext({ isThemeEdited: false }));
import.meta.hot?.send('lontar:listening');
