/** What the boot script, the page and the browser entry agree on. */

declare global {
  interface Window {
    /** What was done before the entry was there to answer; gone once the entry has taken over. */
    earlyClicks?: EarlyClick[] | undefined;
    /** What the browser told last of the site as an app. */
    installSign?: InstallSign | undefined;
  }
}

/** A button that was pressed, or a key that was typed after that of the search. */
export type EarlyClick = HTMLElement | string;

/** Events by which a browser tells that the site was installed, or that it could be and so is not. */
export type InstallSign = 'appinstalled' | 'beforeinstallprompt';

/** Ids of what a page carries hidden, for the boot script to show. */
export const LOAD_NOTICE_ID = 'load-notice';
export const WRONG_BASE_ID = 'wrong-base';
export const LIKELY_BASE_ID = 'likely-base';

/**
 * Makes the caller the one entry of this page and gives what it has to answer. Null if there is an entry
 * already: a script that was slow may still arrive after its second copy.
 */
export function takeOver(): readonly EarlyClick[] | null {
  const clicks = window.earlyClicks;
  if (clicks === undefined) return null;
  delete window.earlyClicks;
  const notice = document.getElementById(LOAD_NOTICE_ID);
  if (notice !== null) notice.hidden = true;
  return clicks;
}

/** Presses the buttons again, in order, and types into what they have opened. */
export function replayClicks(clicks: readonly EarlyClick[]): void {
  for (const early of clicks) {
    if (typeof early === 'string') type(early);
    else early.click();
  }
}

function type(key: string): void {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement)) return;
  field.dispatchEvent(new KeyboardEvent('keydown', { key }));
  if (key === 'Enter') return;
  field.value = key === 'Backspace' ? field.value.slice(0, -1) : field.value + key;
  field.dispatchEvent(new Event('input'));
}
