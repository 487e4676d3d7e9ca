import type { SectionText } from '../searchIndex.ts';
import { tokenize, type Token } from '../text/tokenize.ts';
import { takeApart } from './takeApart.ts';

/** The words of a phrase, as terms. */
export type Phrase = readonly string[];

/** What stands between two quotation marks, those of a phone's keyboard too. A mark without another is none. */
const QUOTED = /["“”]([^"“”]*)["“”]/g;

export function phrasesOf(query: string): readonly Phrase[] {
  return Array.from(query.matchAll(QUOTED), ([, words = '']) => termsOf(tokenize(words))).filter(
    ({ length }) => length > 0,
  );
}

/** Whether a heading or the text has the words of each phrase as they were typed, one after another. */
export function hasPhrases({ headings, content }: SectionText, phrases: readonly Phrase[]): boolean {
  const texts = [...headings, content].map((text) => termsOf(takeApart(text ?? '').tokens));
  return phrases.every((phrase) =>
    texts.some((terms) => terms.some((_, at) => phrase.every((term, index) => terms[at + index] === term))),
  );
}

/** 'react-native' is 'react native', on either side. */
function termsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ term, parts }) => (parts.length > 0 ? parts.map((part) => part.term) : [term]));
}
