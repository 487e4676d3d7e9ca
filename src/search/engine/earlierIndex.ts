import type { ContentFile } from './dictionary.ts';
import type { SectionShapes } from './sectionShapes.ts';
import type { TermTable } from './termTable.ts';
import type { TextsToWrite } from './writeTexts.ts';

/** What an index was made of and how it was cut, as it is quick to store: its files are packed for readers. */
export interface IndexMemory {
  readonly shapes: SectionShapes;
  readonly terms: TermTable;
  readonly texts: TextsMemory;
  readonly dictionary: readonly DictionaryMemory[];
}

export interface TextsMemory {
  /** How many sections each file holds. */
  readonly counts: readonly number[];
  readonly names: readonly string[];
  /** What the files hold of their sections. */
  readonly only: TextsToWrite['only'];
}

/** A file of the dictionary: the number of its first term, and what it tells of others. */
export interface DictionaryMemory {
  readonly from: number;
  readonly name: string;
  readonly contentFiles: readonly ContentFile[];
}

/** Another index, some pages of which are in the next one too: they need not be read again. */
export interface Earlier {
  readonly memory: IndexMemory;
  /** Of each of its pages: the number of the same one in the next index, or null if that has none. */
  readonly numbers: readonly (number | null)[];
  readonly partOf: (name: string) => Uint8Array;
}

/** Of each section of the earlier index: the number it has in the next one, or -1. */
export function nextSections({ memory, numbers }: Earlier, next: SectionShapes): Int32Array {
  const { starts } = memory.shapes;
  const sections = new Int32Array(starts.at(-1) ?? 0).fill(-1);
  numbers.forEach((number, page) => {
    const [start = 0, end = 0] = starts.subarray(page, page + 2);
    const nextStart = number === null ? undefined : next.starts[number];
    if (nextStart === undefined) return;
    for (let section = start; section < end; section += 1) sections[section] = nextStart + section - start;
  });
  return sections;
}
