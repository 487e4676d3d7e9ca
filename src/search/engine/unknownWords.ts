import { type Candidate, type Candidates, type Understanding, type Word } from './candidates.ts';
import type { TermPlace } from './dictionary.ts';
import { findWord, placesToLook } from './knownWords.ts';
import { countTypos, type Typos, typosAllowed } from './typos.ts';

/** Less than the nearest forms of a word, more than the others. */
const SLIP = 0.8;
const MIN_HALF = 3;
/** So few letters must be the whole of the second word: 'ios17', 'nodejs'. */
const SHORT_HALF = 2;

/**
 * A word that the index does not have: one with a typo, else two words written together, else one with two typos.
 * That the first letter is wrong, which counts as two, is thought of last.
 */
export async function findUnknown(word: string, isLast: boolean, context: Understanding): Promise<Word[]> {
  const { lexicon } = context;
  if (typosAllowed(word) === 0) return [{ text: word, candidates: new Map() }];
  const limit = limitOf(word, context);
  const first = word.charAt(0);
  await lexicon.load([first]);
  const near = findNear(word, { first, limit, isLast }, context);
  if (near.typos === 1 && near.candidates.size > 0) return [{ text: word, candidates: near.candidates }];
  const halves = await findHalves(word, isLast, context);
  if (halves) {
    await lexicon.load(halves.flatMap((half) => placesToLook(half, context.language)));
    return halves.map((text, index) => ({
      text,
      candidates: findWord(text, isLast && index === 1, context),
    }));
  }
  if (near.candidates.size > 0 || limit < 2) return [{ text: word, candidates: near.candidates }];
  await lexicon.load(['']);
  const anywhere = findNear(word, { first: '', limit, isLast }, context);
  return [{ text: word, candidates: anywhere.candidates }];
}

/**
 * What a long word may be with one typo, though the index has others of its root: 'managment', which 'manager' seems to be
 * a form of, is meant to be 'management'.
 */
export async function findSlips(word: string, context: Understanding): Promise<Candidates> {
  if (limitOf(word, context) < 2) return new Map();
  const first = word.charAt(0);
  await context.lexicon.load([first]);
  const { candidates } = findNear(word, { first, limit: 1, isLast: false }, context);
  return new Map(Array.from(candidates, ([term, candidate]) => [term, { ...candidate, strength: SLIP }]));
}

function limitOf(word: string, { allowsTypos }: Understanding): number {
  return allowsTypos ? typosAllowed(word) : 0;
}

interface Nearness {
  readonly first: string;
  readonly limit: number;
  readonly isLast: boolean;
}

/** The terms with the fewest typos of those that begin so. */
function findNear(word: string, { first, limit, isLast }: Nearness, { lexicon }: Understanding) {
  let typos = limit;
  let candidates: Candidates = new Map();
  lexicon.forEach(first, (term, place) => {
    const near = countTypos(word, term, typos, isLast);
    if (!near) return;
    if (near.count < typos) candidates = new Map();
    typos = near.count;
    candidates.set(term, candidateOf(place, near));
  });
  return { typos, candidates };
}

/** As strong as the word itself: only the nearest are there, and beside the other words it would count for too little. */
function candidateOf(place: TermPlace, { count, length }: Typos): Candidate {
  return { place, strength: 1, typos: count, length, isInContent: true };
}

/** The two terms that a word is made of, the first as long as can be. */
async function findHalves(
  word: string,
  isLast: boolean,
  { lexicon }: Understanding,
): Promise<readonly [string, string] | null> {
  const pairs: [string, string][] = [];
  for (let at = word.length - SHORT_HALF; at >= MIN_HALF; at -= 1)
    pairs.push([word.slice(0, at), word.slice(at)]);
  await lexicon.load(pairs.flat());
  const isKnown = (half: string): boolean => {
    let isBegun = false;
    if (isLast && half.length >= MIN_HALF) lexicon.forEach(half, () => (isBegun = true));
    return isBegun || lexicon.find(half) !== null;
  };
  return pairs.find(([left, right]) => lexicon.find(left) !== null && isKnown(right)) ?? null;
}
