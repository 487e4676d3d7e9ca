import type { NodeOf } from './transforms/treeEditor.ts';

/** A finished block of code or a formula, kept out of the compiler and the page's own render. */
export interface HeldCode {
  readonly html: string;
  /** What a reader counts as words in it. */
  readonly code: string;
}

/** Stands for a block until `finishBody` puts it back. */
export const HELD_CODE_TAG = 'lontar-code';

/** A block of code is large and finished: it goes round the compiler and React, and only its number goes through. */
export function holdCode(block: HeldCode, held: HeldCode[]): NodeOf<'html'> {
  const number = held.push(block) - 1;
  // With its end: where a text brings HTML of its own, Satteri reads all of it as a browser does, and what follows would be inside.
  return { type: 'html', value: `<${HELD_CODE_TAG} n="${number}"></${HELD_CODE_TAG}>` };
}
