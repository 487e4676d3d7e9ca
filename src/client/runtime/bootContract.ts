/** What the boot script, the page and the browser entry agree on. */

declare global {
  interface Window {
    /** Buttons pressed before the entry was there to answer; gone once the entry has taken over. */
    earlyClicks?: HTMLElement[] | undefined;
    /** What the browser told last of the site as an app. */
    installSign?: InstallSign | undefined;
  }
}

/** Events by which a browser tells that the site was installed, or that it could be and so is not. */
export type InstallSign = 'appinstalled' | 'beforeinstallprompt';

/** Ids of what a page carries hidden, for the boot script to show. */
export const LOAD_NOTICE_ID = 'load-notice';
export const WRONG_BASE_ID = 'wrong-base';
export const LIKELY_BASE_ID = 'likely-base';

/**
 * Makes the caller the one entry of this page and gives the presses it has to answer. Null if there is an entry
 * already: a script that was slow may still arrive after its second copy.
 */
export function takeOver(): readonly HTMLElement[] | null {
  const clicks = window.earlyClicks;
  if (clicks === undefined) return null;
  delete window.earlyClicks;
  const notice = document.getElementById(LOAD_NOTICE_ID);
  if (notice !== null) notice.hidden = true;
  return clicks;
}

/** Presses the buttons again, in order. */
export function replayClicks(clicks: readonly HTMLElement[]): void {
  for (const button of clicks) button.click();
}
