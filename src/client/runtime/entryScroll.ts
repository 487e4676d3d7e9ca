interface Scroll {
  readonly left: number;
  readonly top: number;
  /** Number of the first part of the text that began in view, and where that was on the page. */
  readonly part: number;
  readonly partTop: number;
  /** Number of the link that had the focus, as that which was followed has. */
  readonly link: number;
}

/**
 * Writes the scroll position into the history entry that is current. The browser keeps one too, but loses it when the
 * reader scrolls while the page of another entry is on its way, and knows nothing of diagrams, which have another height
 * than their sources.
 */
export function saveEntryScroll(): void {
  const tops = partsOfText().map(topOf);
  const part = tops.findIndex((top) => top >= scrollY);
  const link = linksOfContent().findIndex((each) => each === document.activeElement);
  const scroll: Scroll = { left: scrollX, top: scrollY, part, partTop: tops[part] ?? 0, link };
  navigation.updateCurrentEntry({ state: scroll });
}

/** Scrolls to where the current history entry was left. False if it was not left by us. */
export function restoreEntryScroll(): boolean {
  const scroll = savedScroll();
  if (scroll === null) return false;
  const moved = Math.round(topOf(partsOfText()[scroll.part]) - scroll.partTop) || 0;
  scrollTo({ left: scroll.left, top: scroll.top + moved, behavior: 'instant' });
  return true;
}

/** The same after a load, where the browser has restored the position itself, unless the reader has moved since. */
export function correctEntryScroll(): void {
  const lowest = document.documentElement.scrollHeight - innerHeight;
  const top = savedScroll()?.top ?? 0;
  if (Math.abs(scrollY - Math.min(top, lowest)) < 2) restoreEntryScroll();
}

/** The link that had the focus when the current history entry was left. */
export function linkOfEntry(): HTMLElement | undefined {
  return linksOfContent()[savedScroll()?.link ?? -1];
}

function linksOfContent(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main a')];
}

function partsOfText(): Element[] {
  return [...document.querySelectorAll('.prose > *')];
}

/** NaN for what has no box, such as the picture for the other colour mode. */
function topOf(part: Element | undefined): number {
  return (part?.getClientRects()[0]?.top ?? NaN) + scrollY;
}

function savedScroll(): Scroll | null {
  const state: unknown = navigation.currentEntry?.getState();
  return isScroll(state) ? state : null;
}

function isScroll(state: unknown): state is Scroll {
  return typeof state === 'object' && state !== null && 'left' in state && 'part' in state;
}
