import { nearest } from '#model/nearest.ts';

/** Words longer than this are no slips of the finger, and comparing them takes long. */
const LONGEST_WORD = 200;

/** Comparing two words in full takes microseconds: among thousands, only the likeliest are. */
const MOST_COMPARED = 100;

/** The nearest of very many candidates. */
export function nearMatch(word: string, candidates: Iterable<string>): string | null {
  if (word.length > LONGEST_WORD) return null;
  const slack = word.length / 3 + 2;
  const alike: string[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) <= slack) alike.push(candidate);
  }
  return nearest(word, alike.length <= MOST_COMPARED ? alike : likeliest(word, alike));
}

/** Those that share most with the word at both ends. */
function likeliest(word: string, candidates: readonly string[]): string[] {
  const ranked = candidates.map((candidate) => ({ candidate, shared: sharedEnds(word, candidate) }));
  ranked.sort((a, b) => b.shared - a.shared);
  return ranked.slice(0, MOST_COMPARED).map(({ candidate }) => candidate);
}

function sharedEnds(a: string, b: string): number {
  const longest = Math.min(a.length, b.length);
  let start = 0;
  while (start < longest && a[start] === b[start]) start++;
  let end = 0;
  while (end < longest - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return start + end;
}
