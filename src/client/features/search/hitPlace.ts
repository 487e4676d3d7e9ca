import { LEVELS, type Level } from '#search/record.ts';
import type { SearchHit } from './searchClient.ts';

export interface HitPlace {
  /** The heading that the hit is shown by: its own, or the one that its text stands under. */
  readonly title: Level;
  /** The headings above that, the group first. */
  readonly above: readonly Level[];
}

export function hitPlace({ type, hierarchy }: SearchHit): HitPlace {
  const levels = LEVELS.filter((level) => hierarchy[level] !== null);
  const deepest = levels.findLast((level) => level !== 'lvl0') ?? 'lvl1';
  const title = type === 'content' ? deepest : type;
  return { title, above: levels.filter((level) => level < title) };
}
