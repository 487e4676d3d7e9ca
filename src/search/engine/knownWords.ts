import { beginningsOf, rootsOf, stepsBetween } from '../text/roots.ts';
import { type Candidates, keep, type Understanding } from './candidates.ts';

/** By how many steps two words are apart: further than that they are two words. */
const STRENGTH_BY_STEPS = [1, 0.85, 0.72, 0.5];

/** What must be loaded before a word can be looked for. */
export function placesToLook(word: string, language: string): readonly string[] {
  return [word, ...beginningsOf(rootsOf(word, language), language)];
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
  if (isLast) addBeginning(candidates, word, 1, context);
  addExact(candidates, word, 1, context);
  return candidates;
}

export function addExact(
  candidates: Candidates,
  word: string,
  strength: number,
  context: Understanding,
): void {
  const place = context.lexicon.find(word);
  if (place) keep(candidates, word, { place, strength, typos: 0, length: word.length, isInContent: true });
}

/** Terms that begin with what was typed, the stronger the less is missing. */
export function addBeginning(
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
