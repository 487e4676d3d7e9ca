import type { TermMatch } from '../searchIndex.ts';
import { fold } from '../text/fold.ts';
import type { Token } from '../text/tokenize.ts';
import { takeApart } from './takeApart.ts';

/** A stretch of a text that answers to words of the query. */
export interface Mark {
  readonly start: number;
  end: number;
  /** Those of the query, each once. */
  words: readonly number[];
}

/** What is put around marks, and how the text between is written. */
export interface MarkStyle {
  readonly before: string;
  readonly after: string;
  /** Null: as it is. */
  readonly escape: ((text: string) => string) | null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Marks in HTML stand in escaped text, since clients put the value into the page as it is. Marks that are no HTML
 * are place holders of a client that escapes the text itself (InstantSearch); escaped twice it would be wrong.
 */
export function markStyle(before: string, after: string): MarkStyle {
  const isHtml = (before + after).includes('<');
  return { before, after, escape: isHtml ? escapeHtml : null };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** In the order of the text; marks that meet are one. */
export function findMarks(text: string, terms: ReadonlyMap<string, TermMatch>): readonly Mark[] {
  const marks: Mark[] = [];
  const add = ({ start, end, term, parts }: Token) => {
    const match = terms.get(term);
    if (match) {
      const stop = match.length < term.length ? endOfLetters(text, start, end, match.length) : end;
      const last = marks.at(-1);
      if (last === undefined || last.end < start) {
        marks.push({ start, end: stop, words: match.words });
      } else {
        last.end = Math.max(last.end, stop);
        const { words } = last;
        last.words = [...words, ...match.words.filter((word) => !words.includes(word))];
      }
    }
    parts.forEach(add);
  };
  if (terms.size > 0) takeApart(text).tokens.forEach(add);
  return marks;
}

/** Where so many letters of a word end. What joins its parts is no letter, and accents belong to theirs. */
function endOfLetters(text: string, start: number, end: number, count: number): number {
  let at = start;
  let left = count;
  for (const letter of text.slice(start, end)) {
    const letters = fold(letter).length;
    if (left <= 0 && letters > 0) break;
    if (!/[-_.'’]/.test(letter)) left -= letters;
    at += letter.length;
  }
  return at;
}

/** The text from one place to another, with its marks. */
export function writeMarked(
  text: string,
  marks: readonly Mark[],
  { before, after, escape: escapeAny }: MarkStyle,
  [from, to]: readonly [number, number] = [0, text.length],
): string {
  // Most texts have nothing to escape, and very many marks.
  const escape = escapeAny && /[&<>"']/.test(text) ? escapeAny : (part: string) => part;
  let written = '';
  let at = from;
  for (const { start, end } of marks) {
    if (end <= from || start >= to) continue;
    const first = Math.max(start, from);
    const stop = Math.min(end, to);
    written += escape(text.slice(at, first)) + before + escape(text.slice(first, stop)) + after;
    at = stop;
  }
  return written + escape(text.slice(at, to));
}
