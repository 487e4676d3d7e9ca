import type { IndexedPage } from '../indexedPage.ts';
import { tokenize, wordsIn } from '../text/tokenize.ts';
import { type Field, GRADE_BITS, TOPIC_GRADE } from './postings.ts';
import { packLists, type PostingLists, type TermTable } from './termTable.ts';

/** A term while texts are read. */
interface GrowingTerm {
  readonly term: string;
  /** Sections in rising order, and in the low bits of each how much the term says about the section. */
  readonly headings: number[];
  readonly contents: number[];
  /** How much weight it has got in the text at hand. */
  weight: number;
}

export interface Collecting {
  /** Of each page: the number of its first section. */
  readonly starts: Uint32Array;
  /** Numbers of pages that are not to be read. */
  readonly known: ReadonlySet<number | null>;
}

/** What a word as written stands for: found out once, however often it stands there. */
interface Word {
  /** More than one where dots hold several words together. */
  readonly terms: readonly GrowingTerm[];
  readonly parts: readonly GrowingTerm[];
}

/** A word inside a compound says less than one that stands alone. */
const PART_WEIGHT = 0.5;
/** Words of a usual section: a constant, so that one new page does not change the grades of all others. */
const USUAL_LENGTH = 120;

/** Every term of the pages that are not known, with the sections that have it in their heading or content. */
export function collectTerms(pages: readonly IndexedPage[], { starts, known }: Collecting): TermTable {
  const terms = new Map<string, GrowingTerm>();
  const words = new Map<string, Word>();
  for (const [number, page] of pages.entries()) {
    if (known.has(number)) continue;
    const { sections, topics = '' } = page;
    let section = starts[number] ?? 0;
    for (const [at, { heading, content }] of sections.entries()) {
      const inHeading = weigh(heading, words, terms);
      const highest = at === 0 ? TOPIC_GRADE - 1 : 3;
      for (const term of inHeading.met) {
        const grade = Math.min(highest, gradeInHeading(term.weight, inHeading.length));
        term.headings.push((section << GRADE_BITS.headings) | grade);
      }
      // Words of the title still have their weight: they are not met again.
      const { met: others } = weigh(at === 0 ? topics : '', words, terms);
      for (const term of others) term.headings.push((section << GRADE_BITS.headings) | TOPIC_GRADE);
      for (const term of [...inHeading.met, ...others]) term.weight = 0;
      const inContent = weigh(content, words, terms);
      for (const term of inContent.met) {
        const grade = gradeInContent(term.weight, inContent.length);
        term.contents.push((section << GRADE_BITS.contents) | grade);
        term.weight = 0;
      }
      section += 1;
    }
  }
  const sorted = [...terms.keys()].sort();
  const listsOf = (field: Field): PostingLists =>
    packLists(sorted.map((term) => terms.get(term)?.[field] ?? []));
  return { terms: sorted, headings: listsOf('headings'), contents: listsOf('contents') };
}

/** Gives the terms of a text their weight; `length` is how many words it has. */
function weigh(
  text: string,
  words: Map<string, Word>,
  terms: Map<string, GrowingTerm>,
): { readonly met: GrowingTerm[]; readonly length: number } {
  const met: GrowingTerm[] = [];
  const add = (term: GrowingTerm, weight: number): void => {
    if (term.weight === 0) met.push(term);
    term.weight += weight;
  };
  let length = 0;
  for (const written of wordsIn(text)) {
    let word = words.get(written);
    if (!word) {
      word = understand(written, terms);
      words.set(written, word);
    }
    for (const term of word.terms) add(term, 1);
    for (const part of word.parts) add(part, PART_WEIGHT);
    length += word.terms.length;
  }
  return { met, length };
}

function understand(written: string, terms: Map<string, GrowingTerm>): Word {
  const growing = ({ term }: { readonly term: string }): GrowingTerm => {
    const known = terms.get(term) ?? { term, headings: [], contents: [], weight: 0 };
    terms.set(term, known);
    return known;
  };
  const tokens = tokenize(written);
  return { terms: tokens.map(growing), parts: tokens.flatMap(({ parts }) => parts.map(growing)) };
}

/** 3: the heading is this word; 2 and 1: it is one of two, of three or four. */
function gradeInHeading(weight: number, length: number): number {
  const share = Math.min(1, weight) / length;
  return share >= 1 ? 3 : share >= 0.5 ? 2 : share >= 0.25 ? 1 : 0;
}

/** As often as it stands there, for how long the text is: more and more of it says less and less more. */
function gradeInContent(weight: number, length: number): number {
  const share = weight / (weight + 0.5 + length / USUAL_LENGTH);
  return share >= 0.65 ? 1 : 0;
}
