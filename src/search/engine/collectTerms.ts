import type { IndexedPage } from '../indexedPage.ts';
import { tokenize, wordsIn } from '../text/tokenize.ts';
import { GRADE_BITS, type PostingList, TOPIC_GRADE } from './postings.ts';

export interface CollectedTerm {
  readonly term: string;
  readonly headings: PostingList;
  readonly contents: PostingList;
}

/** A term that more may become known of. */
export interface EarlierTerm extends CollectedTerm {
  readonly headings: number[];
  readonly contents: number[];
}

/** A term while a text is read: how much weight it has got in the text at hand. */
interface GrowingTerm extends EarlierTerm {
  weight: number;
}

/** What is known without reading the pages of `numbers`. */
export interface Known {
  readonly terms: readonly EarlierTerm[];
  readonly numbers: ReadonlySet<number | null>;
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

/** Every term of the pages in alphabetical order, with the sections that have it in their heading or content. */
export function collectTerms(pages: readonly IndexedPage[], known: Known): CollectedTerm[] {
  const terms = new Map<string, GrowingTerm>();
  for (const { term, headings, contents } of known.terms)
    terms.set(term, { term, headings, contents, weight: 0 });
  const words = new Map<string, Word>();
  let section = 0;
  for (const [number, { sections, topics = '' }] of pages.entries()) {
    if (known.numbers.has(number)) {
      section += sections.length;
      continue;
    }
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
  const found: CollectedTerm[] = [];
  for (const term of [...terms.keys()].sort()) {
    const { headings, contents } = terms.get(term) ?? NOWHERE;
    if (headings.length + contents.length > 0)
      found.push({ term, headings: rising(headings), contents: rising(contents) });
  }
  return found;
}

const NOWHERE = { headings: [], contents: [] };

/** What became known later stands behind what was known earlier. */
function rising(list: number[]): PostingList {
  for (let index = 1; index < list.length; index += 1)
    if ((list[index] ?? 0) < (list[index - 1] ?? 0)) return list.sort((a, b) => a - b);
  return list;
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
