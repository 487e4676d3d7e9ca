import { onPageShown, shownPath } from '../../runtime/shownPage.ts';

/** Calls the listener when a page of another address is shown; the page that was loaded is none. Returns how to stop that. */
export function onRouteChange(listener: () => void): () => void {
  let path = shownPath();
  return onPageShown(() => {
    if (shownPath() === path) return;
    path = shownPath();
    listener();
  });
}
