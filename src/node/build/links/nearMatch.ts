import { nearest } from '#model/nearest.ts';

/** Words longer than this are no slips of the finger, and comparing them takes long. */
const LONGEST_WORD = 200;

/** The nearest of very many candidates; those of an unlike length are not even compared. */
export function nearMatch(word: string, candidates: Iterable<string>): string | null {
  if (word.length > LONGEST_WORD) return null;
  const slack = word.length / 3 + 2;
  const alike: string[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) <= slack) alike.push(candidate);
  }
  return nearest(word, alike);
}
