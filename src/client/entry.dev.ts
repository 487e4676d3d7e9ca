/** While writing: shows what was saved without a reload, at the same place of the page. */
import { frameGeneration } from './runtime/frameGeneration.ts';
import { onPageShown, showPage } from './runtime/shownPage.ts';

/** What the server said of the page last; empty after the reader went to another one. */
let known = '';
onPageShown(() => (known = ''));

/** Fetches the page anew and puts its content and style in place of the old. */
async function refresh({ isThemeEdited }: { readonly isThemeEdited: boolean }): Promise<void> {
  const response = await fetch(location.href);
  // Something cannot be rendered: the overlay tells, and the page stays as it was.
  if (response.status >= 500) return;
  // What stood in for the site has neither its style nor its scripts.
  if (document.getElementById('page') === null) return location.reload();
  const html = await response.text();
  const { scrollX, scrollY } = window;
  // Most edits are of other pages, and what is done in the islands of this one should last.
  if (html !== known) {
    const next = new DOMParser().parseFromString(html, 'text/html');
    document.querySelector('head style')?.replaceWith(...next.querySelectorAll('head style'));
    await showPage(next);
    known = html;
  }
  // React may have met new components on an old page, whose attributes it leaves as they are.
  if (isThemeEdited) frameGeneration.set(frameGeneration.get() + 1);
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  // A fault may have come meanwhile.
  if (!isFaulty) for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}

let isFaulty = false;
let refreshed = Promise.resolve();

import.meta.hot?.on('vite:error', () => (isFaulty = true));
import.meta.hot?.on('lontar:update', (change: Parameters<typeof refresh>[0]) => {
  isFaulty = false;
  const refreshNow = (): Promise<void> => refresh(change);
  // One after the other, or an older page could come last.
  refreshed = refreshed.then(refreshNow, refreshNow);
});
// Vite takes the overlay away when it exchanges a module, whoever put it there.
import.meta.hot?.on('vite:afterUpdate', () => import.meta.hot?.send('lontar:faults'));
