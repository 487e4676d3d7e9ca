import { fold } from './fold.ts';

/** A word of a text. Tokens are in order and do not overlap; the parts of one lie within it. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** Folded, without what joins its parts: 'nodejs' for 'Node.js', 'useeffect' for 'useEffect'. */
  readonly term: string;
  /** Of a compound such as 'useEffect', 'node_modules' or 'react-native': its words, else empty. */
  readonly parts: readonly Token[];
}

/** What is longer is no word: data, a hash, a key. Its beginning still finds it. */
export const MAX_TERM_LENGTH = 40;

// 'C++' and 'C#'; else letters and digits, held together by '_', '-', '.' or an apostrophe. '8.1' is one word.
const TOKEN = /[a-z](?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:(?:[-.'’]|_+)[\p{L}\p{N}\p{M}]+)*/giu;
// At a change to upper case and before the last of several capitals: 'XMLHttp' is 'XML' and 'Http', 'URLs' one word.
const PART =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})[\p{M}\p{N}]*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lt}\p{Lm}\p{M}\p{N}'’]+(?:\.(?=\p{N})(?<=\p{N}\.)[\p{N}]+)*|\p{Lu}/gu;
const JOINERS = /['’_-]|\.(?!\p{N})|(?<!\p{N})\./gu;
const IS_SIMPLE = /^(?:[a-z0-9]+|[A-Z][a-z0-9]*)$/;
// 'Node.js' and 'tags.yml' are names; 'session.setCategory' and 'event.target.value' are words with dots between them.
const IS_NAME = /^(?:[^.]*|\p{Lu}?[^\p{Lu}.]*\.\p{Lu}?[^\p{Lu}.]*)$/u;
const WHOLE = /.+/gsu;
const BETWEEN_DOTS = /(?:[^.]|(?<=\p{N})\.(?=\p{N}))+/gu;
const NO_PARTS: readonly Token[] = [];

/** The words of a text as written. Each gives the same tokens alone as in the text. */
export function wordsIn(text: string): readonly string[] {
  return text.match(TOKEN) ?? [];
}

/** The words of a text with their places. Takes any string. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    if (IS_SIMPLE.test(word) && word.length <= MAX_TERM_LENGTH) {
      tokens.push({ start: index, end: index + word.length, term: word.toLowerCase(), parts: NO_PARTS });
      continue;
    }
    for (const { 0: piece, index: offset } of word.matchAll(IS_NAME.test(word) ? WHOLE : BETWEEN_DOTS)) {
      const start = index + offset;
      const term = termOf(piece);
      if (term !== '') tokens.push({ start, end: start + piece.length, term, parts: partsOf(piece, start) });
    }
  }
  return tokens;
}

function partsOf(word: string, offset: number): readonly Token[] {
  const parts: Token[] = [];
  for (const { 0: part, index } of word.matchAll(PART)) {
    const term = termOf(part);
    const start = offset + index;
    if (term !== '') parts.push({ start, end: start + part.length, term, parts: NO_PARTS });
  }
  return parts.length > 1 ? parts : NO_PARTS;
}

function termOf(word: string): string {
  const term = fold(word).replace(JOINERS, '');
  if (term.length <= MAX_TERM_LENGTH) return term;
  const cut = term.slice(0, MAX_TERM_LENGTH);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
