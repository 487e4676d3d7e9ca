import { LIKELY_BASE_ID, LOAD_NOTICE_ID, WRONG_BASE_ID } from './bootContract.ts';
import { dataset, part } from './bootPage.ts';
import { likelyBasePath } from './likelyBasePath.ts';
import { isSlowConnection } from './slowConnection.ts';

/** How often it was tried to load the entry. */
export let attempts = 0;

/** Browsers remember a module that arrived damaged, and join one that hangs: only another address is a new attempt. */
function attempt(onFailure: () => void): void {
  const address = dataset['entry'] + '?'.repeat(attempts);
  const number = (attempts += 1);
  const fail = (error: unknown): void => {
    // It may have failed before it took too long, or an earlier one may have arrived meanwhile.
    if (number !== attempts || !window.earlyClicks) return;
    console.warn(error);
    onFailure();
  };
  // A script that has not arrived by then counts as failed.
  setTimeout(fail, 10_000, address);
  import(/* @vite-ignore */ address).catch(fail);
}

/** A healthy site has a bad moment, or the site stands at another address than it was made for. */
function tellFailure(): void {
  const base = likelyBasePath(location.pathname, dataset['path'] as string);
  part(LIKELY_BASE_ID).textContent = base;
  part(base && base !== dataset['base'] ? WRONG_BASE_ID : LOAD_NOTICE_ID).hidden = false;
}

/** Loads the browser entry, with a second attempt; then it is up to the reader. */
export function loadEntry(): void {
  if (!attempts) attempt(() => attempt(tellFailure));
}

export function retryEntry(): void {
  part(LOAD_NOTICE_ID).hidden = true;
  attempt(tellFailure);
}

/** React and the rest arrive with the first sign of intent, else long after the page when nothing else is to do. */
export function awaitIntent(): void {
  // A pointer that merely rests where the page opens is over it, but does not move. A picture that cannot be shown needs
  // the entry too, to say so, and so does a reader who goes back from a page that was loaded anew.
  for (const sign of ['popstate', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'error'])
    addEventListener(sign, loadEntry, true);
  addEventListener('load', () => {
    // Safari has no idle callbacks.
    if (!isSlowConnection()) setTimeout(window.requestIdleCallback || setTimeout, 5000, loadEntry);
  });
}
