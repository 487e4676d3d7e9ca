import type { IndexedPage } from '../indexedPage.ts';
import type { CollectedTerm, EarlierTerm } from './collectTerms.ts';
import { type Field, GRADE_BITS, type PostingList } from './postings.ts';

/** The terms that an index was made of, in arrays that are quick to store: its files are packed for readers. */
export interface TermMemory {
  /** Of each page: the number of its first section. Behind the last: how many sections there are. */
  readonly starts: Uint32Array;
  readonly terms: readonly string[];
  readonly headings: ListMemory;
  readonly contents: ListMemory;
}

/** A list of postings a term, one behind another. */
interface ListMemory {
  readonly postings: Uint32Array;
  /** Where each list ends. */
  readonly ends: Uint32Array;
}

/** What another index was made of, some pages of which are in the next one too: their words need not be read again. */
export interface Earlier {
  readonly memory: TermMemory;
  /** Of each of its pages: the number of the same one in the next index, or null if that has none. */
  readonly numbers: readonly (number | null)[];
}

/** Terms of some pages, to be remembered. */
export function rememberTerms(
  terms: readonly CollectedTerm[],
  pages: readonly Pick<IndexedPage, 'sections'>[],
): TermMemory {
  return {
    starts: startsOf(pages),
    terms: terms.map(({ term }) => term),
    headings: rememberLists(terms.map(({ headings }) => headings)),
    contents: rememberLists(terms.map(({ contents }) => contents)),
  };
}

function rememberLists(lists: readonly PostingList[]): ListMemory {
  const ends = new Uint32Array(lists.length);
  const postings = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let end = 0;
  for (const [index, list] of lists.entries()) {
    postings.set(list, end);
    end += list.length;
    ends[index] = end;
  }
  return { postings, ends };
}

/** Every term of an earlier index with the sections of the next one that are known to have it. */
export function earlierTerms({ memory, numbers }: Earlier, pages: readonly IndexedPage[]): EarlierTerm[] {
  const sections = nextSections(numbers, memory.starts, pages);
  const headings = renumbered(memory.headings, 'headings', sections);
  const contents = renumbered(memory.contents, 'contents', sections);
  return memory.terms.map((term, index) => ({
    term,
    headings: headings[index] ?? [],
    contents: contents[index] ?? [],
  }));
}

/** Of each section of the earlier index: the number it has in the next one, or -1. */
function nextSections(
  numbers: Earlier['numbers'],
  starts: Uint32Array,
  pages: readonly IndexedPage[],
): Int32Array {
  const nextStarts = startsOf(pages);
  const next = new Int32Array(starts.at(-1) ?? 0).fill(-1);
  numbers.forEach((number, page) => {
    const [start = 0, end = 0] = starts.subarray(page, page + 2);
    const nextStart = number === null ? undefined : nextStarts[number];
    if (nextStart === undefined) return;
    for (let section = start; section < end; section += 1) next[section] = nextStart + section - start;
  });
  return next;
}

function startsOf(pages: readonly Pick<IndexedPage, 'sections'>[]): Uint32Array {
  const starts = new Uint32Array(pages.length + 1);
  for (const [page, { sections }] of pages.entries())
    starts[page + 1] = (starts[page] ?? 0) + sections.length;
  return starts;
}

function renumbered({ postings, ends }: ListMemory, field: Field, sections: Int32Array): number[][] {
  const gradeBits = GRADE_BITS[field];
  const mask = (1 << gradeBits) - 1;
  const lists: number[][] = [];
  let at = 0;
  for (const end of ends) {
    const list: number[] = [];
    for (; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const section = sections[posting >>> gradeBits] ?? -1;
      if (section >= 0) list.push((section << gradeBits) | (posting & mask));
    }
    lists.push(list);
  }
  return lists;
}
