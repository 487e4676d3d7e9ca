import { decodeSafely } from '#model/decodeSafely.ts';

/** Moves the focus to what the hash names, else to `fallback` or the start of the content. Scrolls nothing. */
export function focusContent(hash: string, fallback = document.getElementById('main')): void {
  const target = elementOfHash(hash) ?? fallback;
  if (target instanceof HTMLElement) giveFocus(target);
}

/** Gives the focus to what cannot have it otherwise, until it goes on from there. Scrolls nothing. */
export function giveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

function elementOfHash(hash: string): Element | null {
  const id = hash.slice(1);
  return id === '' ? null : (document.getElementById(id) ?? document.getElementById(decodeSafely(id)));
}
