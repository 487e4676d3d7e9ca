import { endOfBraces, endOfNotProse, type MaskedText } from '../math/notProse.ts';
import { maskCode } from './codeMask.ts';
import type { Prepared } from './prepared.ts';

/** What is open at a place of a text: a box that colons began, or an element. */
type Open =
  | { readonly kind: 'box'; readonly colons: number; readonly prefix: string }
  | { readonly kind: 'element'; readonly name: string };

/** An escape, an expression, a line of colons (with what may stand before it, the colons, a name) or a tag (with its slash, its name). */
const MARK =
  /\\.|\{|^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(:{3,})([A-Za-z]?)|<(\/?)([A-Za-z][\w.:-]*|(?=>))/gm;

/** Whether some element may begin in a box and end outside of it, or the other way round: a guess, that keeps sound texts from a slow check. */
export function mayCrossBoxes({ text, format }: Pick<Prepared, 'text' | 'format'>): boolean {
  if (format !== 'mdx' || !text.includes(':::') || !text.includes('</')) return false;
  const masked: MaskedText = { text: maskCode(text), format, unclosed: new Set() };
  const open: Open[] = [];
  let done = 0;
  for (const match of masked.text.matchAll(MARK)) {
    const { 0: mark, 1: prefix = '', 2: colons, 3: boxName = '', 4: slash = '', 5: name = '', index } = match;
    if (index < done || mark.startsWith('\\')) continue;
    if (mark === '{') {
      done = endOfBraces(masked, index);
    } else if (colons !== undefined) {
      const box = { kind: 'box', colons: colons.length, prefix: prefix.replace(/[^>]/g, ' ') } as const;
      if (boxName !== '') open.push(box);
      else if (closesElements(open, box)) return true;
    } else {
      done = slash === '' ? endOfNotProse(masked, index) : masked.text.indexOf('>', index) + 1;
      const isOpening = slash === '' && done > 0 && masked.text[done - 2] !== '/';
      if (isOpening) open.push({ kind: 'element', name });
      else if (slash !== '' && closesBoxes(open, name)) return true;
    }
  }
  return false;
}

/** Colons end the outermost box that has no more of them, and all that is in it; in a list or a quote, one of the same. */
function closesElements(open: Open[], { colons, prefix }: Extract<Open, { kind: 'box' }>): boolean {
  const isEnded = (each: Open): boolean => each.kind === 'box' && each.colons <= colons;
  const inSame = open.findIndex((each) => isEnded(each) && 'prefix' in each && each.prefix === prefix);
  const index = inSame === -1 && !prefix.includes('>') ? open.findIndex(isEnded) : inSame;
  return index !== -1 && open.splice(index).some(({ kind }) => kind === 'element');
}

function closesBoxes(open: Open[], name: string): boolean {
  const index = open.findLastIndex((each) => each.kind === 'element' && each.name === name);
  return index !== -1 && open.splice(index).some(({ kind }) => kind === 'box');
}
