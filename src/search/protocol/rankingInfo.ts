import type { SectionText } from '../searchIndex.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Found } from './findSections.ts';

/** `_rankingInfo`: what a hit's place comes from. What plays no part here has the value of a hit without it. */
export function rankingInfo({ answered, match }: Found, text: SectionText): Readonly<Record<string, number>> {
  /** The best that was found of each word: its typos, and a half more where only its beginning was typed. */
  const distances = new Map<number, number>();
  for (const { term } of tokenize([...text.headings, text.content].join(' '))) {
    const found = answered.result.terms.get(term);
    if (found === undefined) continue;
    const distance = found.typos + (found.length < term.length ? 0.5 : 0);
    for (const word of found.words) distances.set(word, Math.min(distances.get(word) ?? distance, distance));
  }
  const best = [...distances.values()];
  return {
    nbTypos: best.reduce((sum, distance) => sum + Math.floor(distance), 0),
    words: best.length,
    nbExactWords: best.filter((distance) => distance === 0).length,
    userScore: match.score,
    firstMatchedWord: 0,
    proximityDistance: 0,
    geoDistance: 0,
    geoPrecision: 1,
    filters: 0,
  };
}
