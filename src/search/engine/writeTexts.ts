import type { IndexedPage } from '../indexedPage.ts';
import { partitionPoint } from './partitionPoint.ts';
import type { SectionShapes } from './sectionShapes.ts';
import { slug } from './slug.ts';
import { writeStrings } from './strings.ts';
import type { Stretch } from './termTable.ts';
import { pathAbove } from './texts.ts';

export interface TextsToWrite {
  readonly pages: readonly IndexedPage[];
  readonly shapes: SectionShapes;
  /** What of the sections is written: names and contents may lie apart. */
  readonly only: 'names' | 'contents' | 'all';
}

/** What all sections are called as one file; null if that would have more bytes than `most`. */
export function writeNames(
  pages: readonly IndexedPage[],
  shapes: SectionShapes,
  most: number,
): Uint8Array | null {
  // A letter is a byte at least: those of a large site need not be written to know.
  const letters = shapes.headingLetters.reduce((sum, length) => sum + length, 0);
  if (letters > most || pages.length === 0) return null;
  const all = writeTexts({ pages, shapes, only: 'names' }, { from: 0, to: shapes.levels.length });
  return all.length <= most ? all : null;
}

/** Cuts all sections into files of about `size` letters. */
export function cutTexts({ starts, letters }: SectionShapes, size: number): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  let length = 0;
  const cut = (to: number): void => {
    if (to > from) stretches.push({ from, to });
    [from, length] = [to, 0];
  };
  for (let page = 0; page + 1 < starts.length; page += 1) {
    const [start = 0, end = 0] = starts.subarray(page, page + 2);
    const ofPage = letters.subarray(start, end);
    // A page that fills a file by itself begins one: then a change on a page before it does not move its cuts.
    if (ofPage.reduce((sum, each) => sum + each, 0) >= size / 2) cut(start);
    for (const [index, each] of ofPage.entries()) {
      if (length >= size) cut(start + index);
      length += each;
    }
  }
  cut(letters.length);
  return stretches;
}

/** The texts of some sections in a row. */
export function writeTexts({ pages, shapes, only }: TextsToWrite, { from, to }: Stretch): Uint8Array {
  const { starts, levels } = shapes;
  const strings: (string | null)[] = [];
  const first = partitionPoint(pages.length, (page) => (starts[page + 1] ?? 0) <= from);
  for (let page = first; (starts[page] ?? to) < to; page += 1) {
    const { url = '', sections = [] } = pages[page] ?? {};
    let path: readonly (string | null)[] = [];
    for (const [index, { heading, anchor, content }] of sections.entries()) {
      const number = (starts[page] ?? 0) + index;
      const above = pathAbove(path, levels[number] ?? 1);
      path = [...above, heading];
      if (number < from || number >= to) continue;
      // The first of a file has nobody before it to take the page's address and the headings above from.
      if (only !== 'contents' && (number === from || above.length === 0)) strings.push(url, ...above);
      if (only !== 'contents') strings.push(heading, anchor === slug(heading) ? '' : anchor || null);
      if (only !== 'names') strings.push(content);
    }
  }
  return writeStrings(strings);
}
