import { otherSpellings } from '../text/numbers.ts';
import { beginningsOf, rootsOf, stepsBetween } from '../text/roots.ts';
import { type Candidates, keep, type Understanding } from './candidates.ts';
import type { TermPlace } from './dictionary.ts';

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

/** What is written so, and what begins so if it may be only begun: the stronger the less is missing. */
export function addSpelling(
  candidates: Candidates,
  { text, strength, isOpen }: Spelling,
  { lexicon, contentPrefix }: Understanding,
): void {
  const { length } = text;
  const add = (term: string, place: TermPlace, share: number, isInContent: boolean): void =>
    keep(candidates, term, { place, strength: strength * share, typos: 0, length, isInContent });
  if (isOpen)
    lexicon.forEach(text, (term, place) =>
      add(term, place, 0.5 + (0.35 * length) / term.length, length >= contentPrefix),
    );
  const place = lexicon.find(text);
  if (place) add(text, place, 1, true);
}
