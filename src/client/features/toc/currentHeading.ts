/** A heading and how far its upper edge is below that of the viewport, in px. */
export interface HeadingPlace {
  readonly id: string;
  readonly top: number;
}

export interface Reading {
  /** Above this a heading has been reached, in px from the top of the viewport. */
  readonly line: number;
  /** Whether the page cannot be scrolled further down. */
  readonly isAtEnd: boolean;
  /** Heading that the address names, or null. */
  readonly target: string | null;
}

/** The heading whose text is being read; null above the first. Headings are given in the order of the page. */
export function currentHeading(headings: readonly HeadingPlace[], reading: Reading): string | null {
  const { line, isAtEnd, target } = reading;
  // At the end of the page several headings may stand below the line and never reach it.
  if (isAtEnd) {
    const named = headings.find(({ id }) => id === target);
    if (named && named.top >= 0) return named.id;
    return headings.at(-1)?.id ?? null;
  }
  return headings.findLast(({ top }) => top <= line)?.id ?? null;
}
