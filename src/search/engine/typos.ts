import { isNumber } from '../text/numbers.ts';

/** As Algolia: one typo from four letters on, two from eight, none in a number. */
export function typosAllowed(word: string): number {
  if (isNumber(word)) return 0;
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

interface Typos {
  readonly count: number;
  /** How many letters of the term the word stands for: all, unless it is its beginning. */
  readonly length: number;
}

const MOST_LETTERS = 64;
const spareRows = [0, 1, 2].map(() => new Uint8Array(MOST_LETTERS + 1));

/**
 * How many letters to change, add, leave out or swap with the next make the word the term, or its beginning;
 * what happens to the first letter counts as two. Null where it takes more than `limit`.
 */
export function countTypos(word: string, term: string, limit: number, isBeginning: boolean): Typos | null {
  const width = word.length;
  if (width > MOST_LETTERS || term.length < width - limit) return null;
  if (!isBeginning && term.length > width + limit) return null;
  let [before, above, row] = spareRows as [Uint8Array, Uint8Array, Uint8Array];
  for (let i = 0; i <= width; i += 1) above[i] = i === 0 ? 0 : i + 1;
  let best: Typos | null = null;
  let lowestAbove = 0;
  for (let j = 1; j <= Math.min(term.length, width + limit); j += 1) {
    const lowest = fillRow(word, term, j, [before, above, row]);
    const count = row[width] ?? 0;
    const isBetter = best === null || count < best.count || (count === best.count && j <= width);
    if (isBetter && count <= limit && (isBeginning || j === term.length)) best = { count, length: j };
    if (lowest > limit && lowestAbove > limit) break;
    lowestAbove = lowest;
    [before, above, row] = [above, row, before];
  }
  return best;
}

/** Costs of making the first letters of the word the first `j` of the term. Returns the lowest of them. */
function fillRow(
  word: string,
  term: string,
  j: number,
  [before, above, row]: readonly [Uint8Array, Uint8Array, Uint8Array],
): number {
  const letter = term.charCodeAt(j - 1);
  const add = j === 1 ? 2 : 1;
  let lowest = (row[0] = j + 1);
  for (let i = 1; i <= word.length; i += 1) {
    const own = word.charCodeAt(i - 1);
    const change = own === letter ? 0 : i === 1 && j === 1 ? 2 : 1;
    let cost = Math.min(
      (above[i - 1] ?? 0) + change,
      (above[i] ?? 0) + add,
      (row[i - 1] ?? 0) + (i === 1 ? 2 : 1),
    );
    if (i > 1 && j > 1 && own === term.charCodeAt(j - 2) && word.charCodeAt(i - 2) === letter)
      cost = Math.min(cost, (before[i - 2] ?? 0) + (i === 2 && j === 2 ? 2 : 1));
    row[i] = cost;
    lowest = Math.min(lowest, cost);
  }
  return lowest;
}
