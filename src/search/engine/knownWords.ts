import { otherSpellings } from '../text/numbers.ts';
import { beginningsOf, rootsOf, stepsBetween } from '../text/roots.ts';
import { type Candidates, keep, type Understanding } from './candidates.ts';

/** By how many steps two words are apart: further than that they are two words. */
const STRENGTH_BY_STEPS = [1, 0.85, 0.6, 0.4];
const OTHER_SPELLING = 0.95;

/** What must be loaded before a word can be looked for. */
export function placesToLook(word: string, language: string): readonly string[] {
  return [word, ...otherSpellings(word), ...beginningsOf(rootsOf(word, language), language)];
}

/** The word itself, words related to it, and those that begin with it if it is the last. */
export function findWord(word: string, isLast: boolean, context: Understanding): Candidates {
  const { lexicon, language } = context;
  const candidates: Candidates = new Map();
  const roots = rootsOf(word, language);
  for (const beginning of beginningsOf(roots, language)) {
    lexicon.forEach(beginning, (term, place) => {
      const strength = STRENGTH_BY_STEPS[stepsBetween(roots, rootsOf(term, language))];
      if (strength !== undefined)
        keep(candidates, term, { place, strength, typos: 0, length: term.length, isInContent: true });
    });
  }
  addSpelling(candidates, { text: word, strength: 1, isOpen: isLast }, context);
  for (const text of otherSpellings(word))
    addSpelling(candidates, { text, strength: OTHER_SPELLING, isOpen: isLast }, context);
  return candidates;
}

interface Spelling {
  readonly text: string;
  readonly strength: number;
  /** Whether it may be only begun. */
  readonly isOpen: boolean;
}

/** What is written so, and what begins so if it may be only begun. */
export function addSpelling(candidates: Candidates, spelling: Spelling, context: Understanding): void {
  const { text, strength, isOpen } = spelling;
  if (isOpen) addBeginning(candidates, text, strength, context);
  const place = context.lexicon.find(text);
  if (place) keep(candidates, text, { place, strength, typos: 0, length: text.length, isInContent: true });
}

/** Terms that begin with what was typed, the stronger the less is missing. */
function addBeginning(
  candidates: Candidates,
  word: string,
  factor: number,
  { lexicon, contentPrefix }: Understanding,
): void {
  const isInContent = word.length >= contentPrefix;
  lexicon.forEach(word, (term, place) => {
    const strength = (0.5 + (0.35 * word.length) / term.length) * factor;
    keep(candidates, term, { place, strength, typos: 0, length: word.length, isInContent });
  });
}
