import { englishRoots } from './englishRoots.ts';
import { indonesianBeginnings, indonesianRoots } from './indonesianRoots.ts';

const IS_WORD = /^[a-z]{4,24}$/;

/** What a word may be a form of, with how many steps it is away; itself, 0 steps away, included. */
export type Roots = ReadonlyMap<string, number>;

/**
 * The roots of a folded word. Indonesian pages are full of English words, and under `/id` there are whole texts in
 * English: both languages' rules are tried there.
 */
export function rootsOf(word: string, language: string): Roots {
  const roots = new Map([[word, 0]]);
  if (!IS_WORD.test(word)) return roots;
  const add = (root: string, steps: number): void => {
    if (!roots.has(root)) roots.set(root, steps);
  };
  if (language === 'id') for (const root of indonesianRoots(word)) add(root, 1);
  if (language !== 'id' && language !== 'en') return roots;
  const first = [...englishRoots(word)];
  for (const root of first) add(root, 1);
  for (const root of first) for (const second of englishRoots(root)) add(second, 2);
  return roots;
}

/** How many steps two words are apart by the root that they share; Infinity if they share none. */
export function stepsBetween(roots: Roots, others: Roots): number {
  let least = Infinity;
  for (const [root, steps] of others) least = Math.min(least, steps + (roots.get(root) ?? Infinity));
  return least;
}

/** How words related to one with these roots may begin: where to look for them in an alphabetical list. */
export function beginningsOf(roots: Roots, language: string): readonly string[] {
  const beginnings = new Set<string>();
  for (const root of roots.keys()) {
    // An ending may take the root's last letter: 'use' is in 'using', 'library' in 'libraries'.
    if (language === 'en' || language === 'id') beginnings.add(root.slice(0, -1));
    if (language === 'id') for (const beginning of indonesianBeginnings(root)) beginnings.add(beginning);
  }
  return shortestOf(beginnings);
}

/** Without those that another one is the beginning of. */
function shortestOf(beginnings: ReadonlySet<string>): readonly string[] {
  const kept: string[] = [];
  for (const beginning of [...beginnings].sort()) {
    const last = kept.at(-1);
    if (beginning.length > 1 && (last === undefined || !beginning.startsWith(last))) kept.push(beginning);
  }
  return kept;
}
