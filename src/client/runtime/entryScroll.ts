interface Scroll {
  readonly left: number;
  readonly top: number;
}

/**
 * Writes the scroll position into the history entry that is current. The browser keeps one too, but loses it when the
 * reader scrolls while the page of another entry is on its way.
 */
export function saveEntryScroll(): void {
  const scroll: Scroll = { left: window.scrollX, top: window.scrollY };
  navigation.updateCurrentEntry({ state: scroll });
}

/** The position in which the current history entry was left, if it was left by us. */
export function savedEntryScroll(): Scroll | null {
  const state: unknown = navigation.currentEntry?.getState();
  return isScroll(state) ? state : null;
}

function isScroll(state: unknown): state is Scroll {
  return typeof state === 'object' && state !== null && 'left' in state && 'top' in state;
}
