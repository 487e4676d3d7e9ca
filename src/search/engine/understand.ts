import { MAX_QUERY_WORDS } from '../searchIndex.ts';
import { tokenize } from '../text/tokenize.ts';
import { type Candidates, keep, type Understanding, type Word } from './candidates.ts';
import { addSpelling, findWord, placesToLook } from './knownWords.ts';
import { findSlips, findUnknown } from './unknownWords.ts';

const MOST_LETTERS = 512;
const JOINED = 0.95;
const PART = 0.7;
const MOST_JOINED = 4;
const MIN_JOINED_BEGINNING = 5;

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
  return tokenize(query.slice(0, MOST_LETTERS))
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
  const found = typed.map(({ text, isPart }, index) =>
    weaken(findWord(text, mayBeBegun(index), context), isPart ? PART : 1),
  );
  const compounds: Candidates[] = [];
  for (const join of joins) {
    const candidates = findJoin(join, context);
    if (candidates.size > 0) compounds.push(candidates);
    for (const own of found.slice(join.from, join.to))
      for (const [term, candidate] of candidates) keep(own, term, candidate);
  }
  const understood = typed.map(async ({ text }, index): Promise<Word[]> => {
    const candidates = found[index];
    if (!candidates || candidates.size === 0) return findUnknown(text, mayBeBegun(index), context);
    if (isWritten(text, candidates)) return [{ text, candidates }];
    // A form of the word is no slip, however near.
    return [{ text, candidates: new Map([...(await findSlips(text, context)), ...candidates]) }];
  });
  return { words: (await Promise.all(understood)).flat(), compounds };
}

/** Whether the index has the word, or one that begins with it, and not just others of the same root. */
function isWritten(word: string, candidates: Candidates): boolean {
  return [...candidates.keys()].some((term) => term.startsWith(word));
}

function weaken(candidates: Candidates, factor: number): Candidates {
  if (factor === 1) return candidates;
  return new Map(
    Array.from(candidates, ([term, candidate]) => [
      term,
      { ...candidate, strength: candidate.strength * factor },
    ]),
  );
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

function findJoin({ text, isOpen }: Join, context: Understanding): Candidates {
  const candidates: Candidates = new Map();
  addSpelling(candidates, { text, strength: JOINED, isOpen }, context);
  return candidates;
}
