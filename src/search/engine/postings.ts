import { ByteReader } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';
import { damaged } from './damaged.ts';

/** Where a term occurs: sections in rising order, and in the low bits of each how much it says about the section. */
export type PostingList = readonly number[];

/** How many bits a grade has: in a heading 0 to 3, in a content 0 or 1. */
export const GRADE_BITS = { headings: 2, contents: 1 } as const;

export type Field = keyof typeof GRADE_BITS;

/** How long each list is, then one after another: of each posting how far it is from the one before, and its grade. */
export function writePostings(lists: readonly PostingList[], field: Field): Uint8Array {
  const bits = GRADE_BITS[field];
  const writer = new ByteWriter();
  for (const list of lists) writer.number(list.length);
  for (const list of lists) {
    let next = 0;
    for (const posting of list) {
      writer.number(posting - next);
      next = ((posting >>> bits) + 1) << bits;
    }
  }
  return writer.toBytes();
}

export interface PostingsShape {
  readonly field: Field;
  /** How many lists there are. */
  readonly count: number;
  readonly sectionCount: number;
}

/** Posting lists as they lie in a file: read where they are, never unpacked. */
export class Postings {
  readonly #bytes: Uint8Array;
  readonly #bits: number;
  /** Where each list begins; one more for the end. */
  readonly #starts: Uint32Array;

  /** Throws where the bytes are not lists of this shape. */
  constructor(bytes: Uint8Array, { field, count, sectionCount }: PostingsShape) {
    this.#bytes = bytes;
    this.#bits = GRADE_BITS[field];
    const reader = new ByteReader(bytes);
    const lengths = reader.numbers(count);
    this.#starts = new Uint32Array(count + 1).fill(reader.position);
    for (let list = 0; list < count; list += 1) {
      let section = -1;
      for (let left = lengths[list] ?? 0; left > 0; left -= 1)
        section += (reader.number() >>> this.#bits) + 1;
      if (section >= sectionCount) throw damaged();
      this.#starts[list + 1] = reader.position;
    }
    if (reader.position !== bytes.length) throw damaged();
  }

  forEach(list: number, visit: (section: number, grade: number) => void): void {
    const bytes = this.#bytes;
    const bits = this.#bits;
    const mask = (1 << bits) - 1;
    const end = this.#starts[list + 1] ?? 0;
    let at = this.#starts[list] ?? 0;
    let section = -1;
    while (at < end) {
      let byte = bytes[at++] ?? 0;
      let number = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] ?? 0;
        number |= (byte & 127) << shift;
      }
      section += (number >>> bits) + 1;
      visit(section, number & mask);
    }
  }
}
