import { type Candidates, type Understanding, weaken, type Word } from './candidates.ts';
import { findWord, placesToLook } from './knownWords.ts';
import { countTypos, typosAllowed } from './typos.ts';

/** Less than the nearest forms of a word, more than the others. */
const SLIP = 0.8;
const MIN_HALF = 3;
/** So few letters must be the whole of the second word: 'ios17', 'nodejs'. */
const SHORT_HALF = 2;
/** Each of two words that stand beside something near: of shorter ones there are two in many a typo. */
const LONG_HALF = 4;

/** A word that the index does not have as it was typed. */
export function findUnwritten(word: Word, isLast: boolean, context: Understanding): Promise<Word[]> {
  return word.candidates.size > 0 ? findBesideForms(word, context) : findUnknown(word, isLast, context);
}

/**
 * One of whose root nothing is there: one with a typo, else two words written together, else one with two typos. That the
 * first letter is wrong, which counts as two, is thought of last.
 */
async function findUnknown(word: Word, isLast: boolean, context: Understanding): Promise<Word[]> {
  const { lexicon, allowsTypos } = context;
  const { text } = word;
  const allowed = typosAllowed(text);
  if (allowed < 1) return [word];
  const limit = allowsTypos ? allowed : 0;
  const first = text.charAt(0);
  await lexicon.load([first]);
  const { typos, candidates } = findNear(text, { first, limit, isLast }, context);
  const near = { text, candidates };
  const isNear = typos < 2 && candidates.size > 0;
  const halves = await inHalves(isNear ? near : word, isLast && !isNear, context);
  if (halves.length > 1) return halves;
  if (candidates.size > 0 || limit < 2) return [near];
  await lexicon.load(['']);
  return [{ text, candidates: findNear(text, { first: '', limit, isLast }, context).candidates }];
}

/**
 * A long word of which others of its root are there may be one with a typo, too: 'managment', which 'manager' seems to be a
 * form of, is meant to be 'management'. Or it is two words: 'githubactions' is no form of 'githubactor'.
 */
async function findBesideForms(word: Word, context: Understanding): Promise<Word[]> {
  const { lexicon, allowsTypos } = context;
  const { text, candidates: forms } = word;
  if (typosAllowed(text) < 2) return [word];
  const first = text.charAt(0);
  await lexicon.load([first]);
  const limit = allowsTypos ? 1 : 0;
  const { candidates } = findNear(text, { first, limit, isLast: false }, context);
  // A form of the word is no slip, however near.
  const whole = { text, candidates: new Map([...weaken(candidates, SLIP), ...forms]) };
  if ([...forms.values()].some(({ strength }) => strength > SLIP)) return [whole];
  return inHalves(whole, false, context);
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
    // As strong as the word itself: only the nearest are there, and beside the other words it would count for too little.
    candidates.set(term, { place, strength: 1, typos, length: near.length, isInContent: true });
  });
  return { typos, candidates };
}

/**
 * A word, or the two that it is made of, the first as long as can be; each may stand for what the whole does, too.
 * All that begins with its first letter is there. `mayBeBegun` says it of the second.
 */
async function inHalves(word: Word, mayBeBegun: boolean, context: Understanding): Promise<Word[]> {
  const { lexicon, language } = context;
  const { text, candidates } = word;
  const shortest = candidates.size > 0 ? LONG_HALF : SHORT_HALF;
  const pairs: [string, string][] = [];
  for (let at = text.length - shortest; at >= Math.max(shortest, MIN_HALF); at -= 1)
    if (lexicon.find(text.slice(0, at))) pairs.push([text.slice(0, at), text.slice(at)]);
  await lexicon.load(pairs.map(([, right]) => right));
  const halves = pairs.find(([, right]) => {
    let isKnown = lexicon.find(right) !== null;
    if (mayBeBegun && right.length >= MIN_HALF) lexicon.forEach(right, () => (isKnown = true));
    return isKnown;
  });
  if (!halves) return [word];
  await lexicon.load(halves.flatMap((half) => placesToLook(half, language)));
  return halves.map((half, index) => ({
    text: half,
    candidates: new Map([...candidates, ...findWord(half, mayBeBegun && index === 1, context)]),
  }));
}
