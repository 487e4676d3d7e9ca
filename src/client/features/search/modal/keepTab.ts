const FOCUSABLE = 'input, button, a[href]:not([tabindex="-1"])';

/** Moves focus from the last thing in a dialog to the first, or back. True if it did; else the browser moves it. */
export function keepTab(dialog: Element, isBackward: boolean): boolean {
  const focusable = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [leaving, entering] = isBackward
    ? [focusable[0], focusable.at(-1)]
    : [focusable.at(-1), focusable[0]];
  if (document.activeElement !== leaving) return false;
  entering?.focus();
  return true;
}
