import type { IndexedPage } from '../indexedPage.ts';
import type { BuiltIndex } from '../searchIndex.ts';
import { ByteReader } from './byteReader.ts';
import type { EarlierTerm } from './collectTerms.ts';
import { fitOfContents } from './contents.ts';
import { readCore } from './coreFile.ts';
import { damaged } from './damaged.ts';
import { readDictionary } from './dictionary.ts';
import { type Kind, unseal } from './envelope.ts';
import { type Field, GRADE_BITS, Postings } from './postings.ts';

/** The index of other pages, some of which are in the next one too: their words need not be read again. */
export interface EarlierIndex extends BuiltIndex {
  /** Of each of its pages: the number of the same one in the next index, or null if that has none. */
  readonly numbers: readonly (number | null)[];
}

/** Every term of an earlier index with the sections of the next one that are known to have it. */
export function earlierTerms(earlier: EarlierIndex, pages: readonly IndexedPage[]): EarlierTerm[] {
  const { table, dictionary } = readCore(earlier.core);
  const sectionCount = table.levels.length;
  const read = (kind: Kind, name: string, fit: number): Uint8Array => {
    const file = earlier.parts.get(name);
    if (!file) throw damaged();
    return unseal(kind, file, fit);
  };
  const sections = nextSections(earlier.numbers, table.starts, pages);
  const found: EarlierTerm[] = [];
  for (const file of dictionary) {
    const payload = read('dictionary', file.name, sectionCount);
    const { terms, headings, contents } = readDictionary(new ByteReader(payload), sectionCount);
    /** Takes over the terms from `first` on, whose contents are lists of `postings`. */
    const take = (postings: Postings, first: number, end: number): void => {
      for (let index = first; index < end; index += 1)
        found.push({
          term: terms[index] ?? '',
          headings: renumbered(headings, index, 'headings', sections),
          contents: renumbered(postings, index - first, 'contents', sections),
        });
    };
    if (contents instanceof Postings) {
      take(contents, 0, terms.length);
      continue;
    }
    contents.forEach(({ first, name }, number) => {
      const end = contents[number + 1]?.first ?? terms.length;
      const shape = { field: 'contents', count: end - first, sectionCount } as const;
      const fit = fitOfContents(terms[first] ?? '', shape.count, sectionCount);
      take(new Postings(read('contents', name, fit), shape), first, end);
    });
  }
  return found;
}

/** Of each section of the earlier index: the number it has in the next one, or -1. */
function nextSections(
  numbers: EarlierIndex['numbers'],
  starts: Uint32Array,
  pages: readonly IndexedPage[],
): Int32Array {
  const nextStarts: number[] = [];
  let count = 0;
  for (const { sections } of pages) {
    nextStarts.push(count);
    count += sections.length;
  }
  const next = new Int32Array(starts.at(-1) ?? 0).fill(-1);
  numbers.forEach((number, page) => {
    const [start = 0, end = 0] = starts.subarray(page, page + 2);
    const nextStart = number === null ? undefined : nextStarts[number];
    if (nextStart === undefined) return;
    for (let section = start; section < end; section += 1) next[section] = nextStart + section - start;
  });
  return next;
}

function renumbered(postings: Postings, list: number, field: Field, sections: Int32Array): number[] {
  const found: number[] = [];
  postings.forEach(list, (section, grade) => {
    const number = sections[section] ?? -1;
    if (number >= 0) found.push((number << GRADE_BITS[field]) | grade);
  });
  return found;
}
