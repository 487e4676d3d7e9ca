import type { SectionShapes } from './sectionShapes.ts';
import { lengthAt, type Stretch, type TermTable } from './termTable.ts';

/** How an index is cut into files. Sizes are in bytes or letters before they are compressed. */
export interface Layout {
  readonly sectionCount: number;
  readonly dictionarySize: number;
  /** Infinity: contents are in the files of the dictionary. */
  readonly contentsSize: number;
  readonly textsSize: number;
  /** Up to so many bytes, what all sections are called is one file. */
  readonly namesSize: number;
  /** From how many letters on a beginning is looked for in contents as well. */
  readonly contentPrefix: number;
}

/** Up to here the dictionary holds the contents as well: one file less to wait for. */
const SMALL_DICTIONARY = 48_000;
const SMALL_SITE_FILE = 2350;
const DICTIONARY_FILE = 7000;
/** With more, a first answer would fetch mostly names of what it does not show. */
const NAMES_FILE = 12_000;

/**
 * A first answer needs a stretch or two of the dictionary, the contents of a few terms and some twenty texts:
 * small files keep it small, but not so small that there are many to ask for. Larger sites get larger ones, else they would have too many.
 */
export function layoutOf(table: TermTable, shapes: SectionShapes): Layout {
  const dictionary = table.terms.reduce((sum, _, index) => sum + dictionaryWeight(table, index), 0);
  const contents = table.terms.reduce((sum, _, index) => sum + contentsWeight(table, index), 0);
  const letters = shapes.letters.reduce((sum, each) => sum + each, 0);
  const sectionCount = shapes.levels.length;
  const isSmall = dictionary <= SMALL_DICTIONARY;
  return {
    sectionCount,
    dictionarySize: isSmall ? SMALL_SITE_FILE : DICTIONARY_FILE,
    contentsSize: isSmall ? Infinity : within(800, contents / 250, 4000),
    textsSize: within(1800, letters / 1400, 6500),
    namesSize: NAMES_FILE,
    contentPrefix: sectionCount < 2000 ? 2 : sectionCount < 20_000 ? 3 : 4,
  };
}

export interface Cut {
  /** What a stretch should weigh, about. */
  readonly size: number;
  /** Stretches end where the first so many letters change: one more term seldom moves the ends of all that follow. */
  readonly letters: number;
  readonly weightOf: (index: number) => number;
}

/** Cuts terms in a row into stretches. */
export function stretchesOf(
  terms: readonly string[],
  { from, to }: Stretch,
  { size, letters, weightOf }: Cut,
): Stretch[] {
  const starts: number[] = [];
  let weight = Infinity;
  let last = '';
  for (let index = from; index < to; index += 1) {
    const beginning = (terms[index] ?? '').slice(0, letters);
    if (weight >= 2 * size || (weight >= size && beginning !== last)) {
      starts.push(index);
      weight = 0;
    }
    weight += weightOf(index);
    last = beginning;
  }
  return starts.map((start, at) => ({ from: start, to: starts[at + 1] ?? to }));
}

export function dictionaryWeight({ terms, headings }: TermTable, index: number): number {
  return (terms[index] ?? '').length / 2 + 3 + 1.5 * lengthAt(headings, index);
}

export function contentsWeight({ contents }: TermTable, index: number): number {
  return 0.9 * lengthAt(contents, index);
}

function within(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
