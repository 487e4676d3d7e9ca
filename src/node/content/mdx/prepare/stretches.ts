import { endOfBraces, endOfModuleCode, type MaskedText } from '../math/notProse.ts';

/** Part of a text, from an offset up to another. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What stands in braces, those within others left out. `masked` is the text with its code blanked out. */
export function expressionsIn(masked: string): Stretch[] {
  const text: MaskedText = { text: masked, format: 'mdx', unclosed: new Set() };
  return stretchesOf(masked, /\\.|\{/gs, (index) => endOfBraces(text, index));
}

/** Statements of a text that are its module code. */
export function moduleCodeIn(masked: string): Stretch[] {
  const text: MaskedText = { text: masked, format: 'mdx', unclosed: new Set() };
  return stretchesOf(masked, /^export[ {*]/gm, (index) => endOfModuleCode(text, index));
}

export function isWithin(stretches: readonly Stretch[], index: number): boolean {
  return stretches.some(({ start, end }) => index >= start && index < end);
}

/** Where the pattern matches, and an end is found, outside of the stretch before. Escapes match too and have no end. */
function stretchesOf(masked: string, pattern: RegExp, endOf: (index: number) => number): Stretch[] {
  const found: Stretch[] = [];
  for (const { index, 0: match } of masked.matchAll(pattern)) {
    if (match.startsWith('\\') || index < (found.at(-1)?.end ?? 0)) continue;
    const end = endOf(index);
    if (end !== -1) found.push({ start: index, end });
  }
  return found;
}
