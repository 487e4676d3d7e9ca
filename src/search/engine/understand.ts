import { MAX_QUERY_WORDS } from '../searchIndex.ts';
import { tokenize } from '../text/tokenize.ts';
import { type Candidates, keep, type Understanding, weaken, type Word } from './candidates.ts';
import { addSpelling, findWord, placesToLook } from './knownWords.ts';
import { findUnwritten } from './unknownWords.ts';

const MOST_LETTERS = 512;
const JOINED = 0.95;
const PART = 0.7;
const MOST_JOINED = 4;
const MIN_JOINED_BEGINNING = 5;
/** 'iOS17.3' is 'iOS 17.3', as 'ios17.3' is: its number is no part of 'OS'. */
const BEFORE_NUMBER = /\p{Ll}\p{Lu}\p{L}*(?=\p{N})/gu;

/** A word of a query as it was typed. */
export interface TypedWord {
  readonly text: string;
  /** Whether it was typed as a part of a compound such as 'useEffect': more likely that is what is meant. */
  readonly isPart: boolean;
}

/** What a query may mean. */
export interface Meaning {
  readonly words: readonly Word[];
  /** Terms that several of the words make together. */
  readonly compounds: readonly Candidates[];
}

/** The words of a query. 'useEffect' is 'use effect': that they may be one word is found either way. */
export function wordsOf(query: string): TypedWord[] {
  return tokenize(query.slice(0, MOST_LETTERS).replace(BEFORE_NUMBER, '$& '))
    .flatMap(({ term, parts }) =>
      parts.length > 0
        ? parts.map((part) => ({ text: part.term, isPart: true }))
        : [{ text: term, isPart: false }],
    )
    .slice(0, MAX_QUERY_WORDS);
}

/** What each word of a query may mean, the last, or each, being perhaps only begun. A word may turn out to be two. */
export async function understand(typed: readonly TypedWord[], context: Understanding): Promise<Meaning> {
  const { lexicon, language, begun } = context;
  const joins = [
    ...joinsOf(
      typed.map(({ text }) => text),
      begun !== 'none',
    ),
  ];
  await lexicon.load([
    ...typed.flatMap(({ text }) => placesToLook(text, language)),
    ...joins.map(({ text }) => text),
  ]);
  const mayBeBegun = (index: number): boolean =>
    begun === 'all' || (begun === 'last' && index === typed.length - 1);
  const found = typed.map(({ text, isPart }, index) => ({
    text,
    candidates: weaken(findWord(text, mayBeBegun(index), context), isPart ? PART : 1),
  }));
  const compounds: Candidates[] = [];
  for (const join of joins) {
    const compound: Candidates = new Map();
    addSpelling(compound, { ...join, strength: JOINED }, context);
    if (compound.size > 0) compounds.push(compound);
    for (const { candidates } of found.slice(join.from, join.to))
      for (const [term, candidate] of compound) keep(candidates, term, candidate);
  }
  const understood = found.map(async (word, index) =>
    isWritten(word) ? [word] : findUnwritten(word, mayBeBegun(index), context),
  );
  return { words: (await Promise.all(understood)).flat(), compounds };
}

/** Whether the index has the word, or one that begins with it, and not just others of the same root. */
function isWritten({ text, candidates }: Word): boolean {
  return [...candidates.keys()].some((term) => term.startsWith(text));
}

interface Join {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Whether it may be only begun. */
  readonly isOpen: boolean;
}

/** Neighbours written as one: 'use effect' may be 'useEffect', of which the last may be only begun. */
function* joinsOf(words: readonly string[], mayBeBegun: boolean): Iterable<Join> {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 2; to <= Math.min(words.length, from + MOST_JOINED); to += 1) {
      const text = words.slice(from, to).join('');
      const hasLast = to === words.length && (words[to - 1]?.length ?? 0) > 1;
      yield { text, from, to, isOpen: mayBeBegun && hasLast && text.length >= MIN_JOINED_BEGINNING };
    }
  }
}
