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

/**
 * A word that the index does not have as it was typed: one with a typo, else two words written together, else one with two
 * typos. That the first letter is wrong, which counts as two, is thought of last. A long word of which others of its root are
 * there may be one with a typo, too: 'managment', which 'manager' seems to be a form of, is meant to be 'management'. Or it is
 * two words: 'githubactions' is no form of 'githubactor'.
 */
export async function findUnwritten(word: Word, isLast: boolean, context: Understanding): Promise<Word[]> {
  const { lexicon, allowsTypos } = context;
  const { text, candidates: forms } = word;
  const hasForms = forms.size > 0;
  const allowed = typosAllowed(text);
  if (allowed < (hasForms ? 2 : 1)) return [word];
  const limit = !allowsTypos ? 0 : hasForms ? 1 : allowed;
  const first = text.charAt(0);
  await lexicon.load([first]);
  const near = findNear(text, { first, limit, isLast: isLast && !hasForms }, context);
  // A form of the word is no slip, however near.
  const candidates = new Map([...weaken(near.candidates, hasForms ? SLIP : 1), ...forms]);
  const whole = { text, candidates };
  if ([...forms.values()].some(({ strength }) => strength > SLIP)) return [whole];
  const halves = await inHalves(near.typos < 2 ? whole : word, isLast, context);
  if (halves.length > 1) return halves;
  if (candidates.size > 0 || limit < 2) return [whole];
  await lexicon.load(['']);
  return [{ text, candidates: findNear(text, { first: '', limit, isLast }, context).candidates }];
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
 * All that begins with its first letter is there.
 */
async function inHalves(
  { text, candidates }: Word,
  isLast: boolean,
  context: Understanding,
): Promise<Word[]> {
  const { lexicon, language } = context;
  const isNowhere = candidates.size === 0;
  const shortest = isNowhere ? SHORT_HALF : LONG_HALF;
  const mayBeBegun = isLast && isNowhere;
  const pairs: [string, string][] = [];
  for (let at = text.length - shortest; at >= Math.max(shortest, MIN_HALF); at -= 1)
    if (lexicon.find(text.slice(0, at))) pairs.push([text.slice(0, at), text.slice(at)]);
  await lexicon.load(pairs.map(([, right]) => right));
  const halves = pairs.find(([, right]) => {
    let isKnown = lexicon.find(right) !== null;
    if (mayBeBegun && right.length >= MIN_HALF) lexicon.forEach(right, () => (isKnown = true));
    return isKnown;
  });
  if (!halves) return [{ text, candidates }];
  await lexicon.load(halves.flatMap((half) => placesToLook(half, language)));
  return halves.map((half, index) => ({
    text: half,
    candidates: new Map([...candidates, ...findWord(half, mayBeBegun && index === 1, context)]),
  }));
}
