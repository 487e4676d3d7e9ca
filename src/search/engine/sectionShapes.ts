import type { IndexedPage, IndexedSection } from '../indexedPage.ts';

/** What has to be known of all sections without reading them. */
export interface SectionShapes {
  /** Of each page: the number of its first section. Behind the last: how many sections there are. */
  readonly starts: Uint32Array;
  /** Of each section 1 to 6: a page has one section of level 1, its first. */
  readonly levels: Uint8Array;
  /** How long the heading of each section is. */
  readonly headingLetters: Uint32Array;
  /** How long the heading and the content of each section are together. */
  readonly letters: Uint32Array;
}

/** Reads only pages that an earlier index did not have; `numbers` are those that its pages have now. */
export function shapesOf(
  pages: readonly IndexedPage[],
  earlier: SectionShapes | undefined,
  numbers: readonly (number | null)[] = [],
): SectionShapes {
  const known = new Map(numbers.map((number, page) => [number, page]));
  const starts = [0];
  const levels: number[] = [];
  const headingLetters: number[] = [];
  const letters: number[] = [];
  const take = (shapes: SectionShapes, page: number): void => {
    const [from = 0, to = 0] = shapes.starts.subarray(page, page + 2);
    levels.push(...shapes.levels.subarray(from, to));
    headingLetters.push(...shapes.headingLetters.subarray(from, to));
    letters.push(...shapes.letters.subarray(from, to));
  };
  const read = (sections: readonly IndexedSection[]): void => {
    for (const [index, { level, heading, content }] of sections.entries()) {
      levels.push(index === 0 ? 1 : Math.min(6, Math.max(2, level)));
      headingLetters.push(heading.length);
      letters.push(heading.length + content.length);
    }
  };
  for (const [number, page] of pages.entries()) {
    const knownPage = known.get(number);
    if (earlier && knownPage !== undefined) take(earlier, knownPage);
    else read(page.sections);
    starts.push(levels.length);
  }
  return {
    starts: Uint32Array.from(starts),
    levels: Uint8Array.from(levels),
    headingLetters: Uint32Array.from(headingLetters),
    letters: Uint32Array.from(letters),
  };
}
