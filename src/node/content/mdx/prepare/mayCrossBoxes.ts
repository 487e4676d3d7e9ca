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
  const open: Open[] = [];
  for (const { isEnd, of } of endsIn({ text: maskCode(text), format, unclosed: new Set() })) {
    if (!isEnd) open.push(of);
    else if (of.kind === 'box' ? closesElements(open, of) : closesBoxes(open, of.name)) return true;
  }
  return false;
}

/** Both ends of all boxes and elements. */
function* endsIn(masked: MaskedText): Generator<{ readonly isEnd: boolean; readonly of: Open }> {
  const { text } = masked;
  let done = 0;
  for (const match of text.matchAll(MARK)) {
    const { 0: mark, 1: prefix = '', 2: colons, 3: boxName, 4: slash, 5: name = '', index } = match;
    if (index < done || mark.startsWith('\\')) continue;
    if (colons !== undefined) {
      const of = { kind: 'box', colons: colons.length, prefix: prefix.replace(/[^>]/g, ' ') } as const;
      yield { isEnd: boxName === '', of };
      continue;
    }
    const isEnd = slash === '/';
    done = mark === '{' ? endOfBraces(masked, index) : endOfTag(masked, index, isEnd);
    const isWhole = mark === '{' || done <= 0 || text[done - 2] === '/';
    if (!isWhole || isEnd) yield { isEnd, of: { kind: 'element', name } };
  }
}

function endOfTag(masked: MaskedText, index: number, isEnd: boolean): number {
  return isEnd ? masked.text.indexOf('>', index) + 1 : endOfNotProse(masked, index);
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
