import type { IndexedPage, IndexedSection } from '../indexedPage.ts';
import { slug } from './slug.ts';
import { writeStrings } from './strings.ts';
import { pathAbove } from './texts.ts';

/** The texts of some sections in a row. */
export interface TextFile {
  /** Of these sections. */
  readonly levels: Uint8Array;
  readonly payload: Uint8Array;
}

export interface TextOptions {
  /** Of all sections, as the section table has them. */
  readonly levels: Uint8Array;
  /** Letters in a file, about. */
  readonly size: number;
  /** What of the sections is written, where names and contents lie apart. */
  readonly only?: 'names' | 'contents' | undefined;
}

/** What all sections are called as one file; null if that would have more bytes than `most`. */
export function writeNames(pages: readonly IndexedPage[], levels: Uint8Array, most: number): TextFile | null {
  let letters = 0;
  // A letter is a byte at least: those of a large site need not be written to know.
  for (const { sections } of pages) for (const { heading } of sections) letters += heading.length;
  if (letters > most) return null;
  const [all = null] = writeTexts(pages, { levels, size: Infinity, only: 'names' });
  return all !== null && all.payload.length <= most ? all : null;
}

/** Cuts the texts of all pages into files. */
export function writeTexts(pages: readonly IndexedPage[], { levels, size, only }: TextOptions): TextFile[] {
  const files: TextFile[] = [];
  let strings: (string | null)[] = [];
  let count = 0;
  let length = 0;
  let number = 0;
  const cut = (): void => {
    if (count > 0)
      files.push({ levels: levels.subarray(number - count, number), payload: writeStrings(strings) });
    [strings, count, length] = [[], 0, 0];
  };
  for (const { url, sections } of pages) {
    let path: readonly (string | null)[] = [];
    // A page that fills a file by itself begins one: then a change on a page before it does not move its cuts.
    if (lettersOf(sections) >= size / 2) cut();
    for (const { heading, anchor, content } of sections) {
      if (length >= size) cut();
      const above = pathAbove(path, levels[number] ?? 1);
      // The first of a file has nobody before it to take the page's address and the headings above from.
      if (only !== 'contents' && (count === 0 || above.length === 0)) strings.push(url, ...above);
      if (only !== 'contents') strings.push(heading, anchor === slug(heading) ? '' : anchor || null);
      if (only !== 'names') strings.push(content);
      path = [...above, heading];
      length += heading.length + content.length;
      count += 1;
      number += 1;
    }
  }
  cut();
  return files;
}

export function lettersOf(sections: readonly IndexedSection[]): number {
  return sections.reduce((sum, { heading, content }) => sum + heading.length + content.length, 0);
}
