import type { SectionName, SectionText } from '../searchIndex.ts';
import { slug } from './slug.ts';

type Next = () => string | null;

/** The texts of some sections in a row, as `writeTexts` put them. `levels` are those of these sections. */
export function readTexts(levels: Uint8Array, next: Next): SectionText[] {
  const readName = createNameReader(next);
  return Array.from(levels, (level) => ({ ...readName(level), content: next() ?? '' }));
}

/** What sections in a row are called, where that lies in a file of its own. */
export function readNames(levels: Uint8Array, next: Next): SectionName[] {
  return Array.from(levels, createNameReader(next));
}

/** Contents of sections in a row whose names are not among them. */
export function readContents(levels: Uint8Array, next: Next): string[] {
  return Array.from(levels, () => next() ?? '');
}

function createNameReader(next: Next): (level: number) => SectionName {
  let page: string | null = null;
  let path: readonly (string | null)[] = [];
  return (level) => {
    if (page === null || level === 1) {
      page = next() ?? '';
      path = Array.from({ length: level - 1 }, next);
    }
    const heading = next() ?? '';
    path = [...pathAbove(path, level), heading];
    const written = next();
    const anchor = written === '' ? slug(heading) : written;
    return { url: anchor === null ? page : `${page}#${anchor}`, anchor, headings: path };
  };
}

/** One place for each level above `level`: null where the page has no heading of it. */
export function pathAbove(path: readonly (string | null)[], level: number): (string | null)[] {
  return Array.from({ length: level - 1 }, (_, above) => path[above] ?? null);
}
