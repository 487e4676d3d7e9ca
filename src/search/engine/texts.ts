import type { SectionText } from '../searchIndex.ts';
import { slug } from './slug.ts';

/** The texts of some sections in a row, as `writeTexts` put them. `levels` are those of these sections. */
export function readTexts(levels: Uint8Array, next: () => string | null): SectionText[] {
  let page = '';
  let path: readonly (string | null)[] = [];
  return Array.from(levels, (level, index) => {
    if (index === 0 || level === 1) {
      page = next() ?? '';
      path = Array.from({ length: level - 1 }, next);
    }
    const heading = next() ?? '';
    path = [...pathAbove(path, level), heading];
    const written = next();
    const anchor = written === '' ? slug(heading) : written;
    const url = anchor === null ? page : `${page}#${anchor}`;
    return { url, anchor, headings: path, content: next() ?? '' };
  });
}

/** One place for each level above `level`: null where the page has no heading of it. */
export function pathAbove(path: readonly (string | null)[], level: number): (string | null)[] {
  return Array.from({ length: level - 1 }, (_, above) => path[above] ?? null);
}
