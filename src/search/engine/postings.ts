import { BitReader } from './bitReader.ts';
import { BitWriter } from './bitWriter.ts';
import { damaged } from './damaged.ts';
import { lengthAt, listAt, type PostingLists, type Stretch } from './termTable.ts';

/** How many bits a grade has: in a heading 0 to 3, in a content 0 or 1. */
export const GRADE_BITS = { headings: 2, contents: 1 } as const;

/** In the headings of a section that begins a page: the term is among the page's topics. Words of its title have a lower one. */
export const TOPIC_GRADE = 3;

export type Field = keyof typeof GRADE_BITS;

export interface PostingsShape {
  readonly field: Field;
  /** How many lists there are. */
  readonly count: number;
  readonly sectionCount: number;
}

/**
 * Which lists have postings; then of each of those how many, in which sections, and for every bit of a grade which of
 * them have it. Written bit by bit: in files this small a compressor has too little to learn from.
 */
export function writePostings(
  lists: PostingLists,
  { from, to }: Stretch,
  { field, sectionCount }: Omit<PostingsShape, 'count'>,
): Uint8Array {
  const gradeBits = GRADE_BITS[field];
  const writer = new BitWriter();
  const filled = indexesOf(to - from, (index) => lengthAt(lists, from + index) > 0);
  writer.even(filled.length, to - from + 1);
  writer.choice(filled, to - from);
  for (const index of filled) {
    const list = listAt(lists, from + index);
    writer.number(list.length);
    writer.choice(
      list.map((posting) => posting >>> gradeBits),
      sectionCount,
    );
    for (let bit = 0; bit < gradeBits; bit += 1) {
      const marked = indexesOf(list.length, (at) => (((list[at] ?? 0) >>> bit) & 1) === 1);
      writer.even(marked.length, list.length + 1);
      writer.choice(marked, list.length);
    }
  }
  return writer.toBytes();
}

function indexesOf(count: number, isWanted: (index: number) => boolean): Uint32Array {
  const indexes: number[] = [];
  for (let index = 0; index < count; index += 1) if (isWanted(index)) indexes.push(index);
  return Uint32Array.from(indexes);
}

/** Posting lists of a file, unpacked. */
export class Postings {
  readonly #gradeBits: number;
  /** Those that have postings. */
  readonly #lists = new Map<number, Uint32Array>();

  /** Throws where the bytes are not lists of this shape. */
  constructor(bytes: Uint8Array, { field, count, sectionCount }: PostingsShape) {
    this.#gradeBits = GRADE_BITS[field];
    const reader = new BitReader(bytes);
    for (const list of reader.choice(reader.even(count + 1), count))
      this.#lists.set(list, this.#readList(reader, sectionCount));
    if (!reader.isAtEnd) throw damaged();
  }

  #readList(reader: BitReader, sectionCount: number): Uint32Array {
    const length = reader.number();
    const list = reader.choice(length, sectionCount).map((section) => section << this.#gradeBits);
    for (let bit = 0; bit < this.#gradeBits; bit += 1)
      for (const marked of reader.choice(reader.even(length + 1), length))
        list[marked] = (list[marked] ?? 0) | (1 << bit);
    return list;
  }

  forEach(list: number, visit: (section: number, grade: number) => void): void {
    const mask = (1 << this.#gradeBits) - 1;
    for (const posting of this.#lists.get(list) ?? []) visit(posting >>> this.#gradeBits, posting & mask);
  }
}
