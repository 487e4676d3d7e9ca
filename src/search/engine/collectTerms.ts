import type { IndexedPage } from '../indexedPage.ts';
import { tokenize } from '../text/tokenize.ts';
import type { PostingList } from './postings.ts';

export interface CollectedTerm {
  readonly term: string;
  readonly headings: PostingList;
  readonly contents: PostingList;
}

interface GrowingList extends PostingList {
  readonly sections: number[];
  readonly grades: number[];
}

/** A term while a text is read: how much weight it has got in the text at hand. */
interface GrowingTerm extends CollectedTerm {
  readonly headings: GrowingList;
  readonly contents: GrowingList;
  weight: number;
}

/** A word inside a compound says less than one that stands alone. */
const PART_WEIGHT = 0.5;
/** Words of a usual section: a constant, so that one new page does not change the grades of all others. */
const USUAL_LENGTH = 120;

/** Every term of the pages in alphabetical order, with the sections that have it in their heading or content. */
export function collectTerms(pages: readonly IndexedPage[]): CollectedTerm[] {
  const terms = new Map<string, GrowingTerm>();
  let section = 0;
  for (const { sections } of pages) {
    for (const { heading, content } of sections) {
      const inHeading = weigh(heading, terms);
      for (const term of inHeading.met)
        grow(term, term.headings, section, gradeInHeading(term.weight, inHeading.length));
      const inContent = weigh(content, terms);
      for (const term of inContent.met)
        grow(term, term.contents, section, gradeInContent(term.weight, inContent.length));
      section += 1;
    }
  }
  return [...terms.values()].sort((a, b) => (a.term < b.term ? -1 : 1));
}

/** Gives the terms of a text their weight; `length` is how many words it has. */
function weigh(
  text: string,
  terms: Map<string, GrowingTerm>,
): { readonly met: GrowingTerm[]; readonly length: number } {
  const met: GrowingTerm[] = [];
  const add = (text: string, weight: number): void => {
    let term = terms.get(text);
    if (!term) {
      term = {
        term: text,
        headings: { sections: [], grades: [] },
        contents: { sections: [], grades: [] },
        weight: 0,
      };
      terms.set(text, term);
    }
    if (term.weight === 0) met.push(term);
    term.weight += weight;
  };
  const tokens = tokenize(text);
  for (const { term, parts } of tokens) {
    add(term, 1);
    for (const part of parts) add(part.term, PART_WEIGHT);
  }
  return { met, length: tokens.length };
}

function grow(term: GrowingTerm, list: GrowingList, section: number, grade: number): void {
  list.sections.push(section);
  list.grades.push(grade);
  term.weight = 0;
}

/** 3: the heading is this word; 2 and 1: it is one of two, of three or four. */
function gradeInHeading(weight: number, length: number): number {
  const share = Math.min(1, weight) / length;
  return share >= 1 ? 3 : share >= 0.5 ? 2 : share >= 0.25 ? 1 : 0;
}

/** As often as it stands there, for how long the text is: more and more of it says less and less more. */
function gradeInContent(weight: number, length: number): number {
  const share = weight / (weight + 0.5 + length / USUAL_LENGTH);
  return share >= 0.5 ? 1 : 0;
}
