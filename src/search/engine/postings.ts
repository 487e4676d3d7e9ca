import { damaged } from './damaged.ts';
import { Frequencies } from './frequencies.ts';
import { RangeDecoder, type SymbolCoder } from './rangeCoder.ts';

/** Where a term occurs: sections in rising order, and of each how much it says about the section, 0 to 3. */
export interface PostingList {
  readonly sections: readonly number[];
  readonly grades: readonly number[];
}

/** How often a distance takes more or fewer bits than expected, from five fewer to three more. */
const EXPECTED = [12, 16, 20, 24, 34, 36, 24, 6, 1];
const MOST_BITS = 24;
const GAIN = 8;

/** Writes or reads posting lists one after another, and learns how they are as it goes. */
export class PostingCoder {
  readonly #coder: SymbolCoder;
  readonly #sectionCount: number;
  readonly #distances: Frequencies[] = [];
  readonly #grades = [0, 1, 2, 3].map(() => new Frequencies([4, 2, 1, 1]));

  constructor(coder: SymbolCoder, sectionCount: number) {
    this.#coder = coder;
    this.#sectionCount = sectionCount;
  }

  /** Writes a list of `count` postings, or reads one, which is then handed to `visit`. */
  code(count: number, list: PostingList | null, visit: (section: number, grade: number) => void): void {
    let section = -1;
    let grade = 0;
    for (let index = 0; index < count; index += 1) {
      const left = this.#sectionCount - 1 - section;
      const apart = this.#distance(
        Math.floor(left / (count - index)),
        (list?.sections[index] ?? 0) - section,
      );
      if (apart > left) throw damaged();
      section += apart;
      grade = learn(this.#coder, this.#grades[grade], list?.grades[index] ?? 0);
      visit(section, grade);
    }
  }

  /** A number from 1 on that is about as large as expected: how many bits it has, and those below the first. */
  #distance(expected: number, distance: number): number {
    const size = bitsOf(Math.max(1, expected));
    const half = size > 0 ? (expected >> (size - 1)) & 1 : 0;
    const frequencies = (this.#distances[size * 2 + half] ??= new Frequencies(
      Array.from({ length: MOST_BITS }, (_, bits) => EXPECTED[bits - size + 5] ?? 1),
    ));
    const bits = learn(this.#coder, frequencies, bitsOf(distance));
    return 2 ** bits + this.#coder.codeBits(distance - 2 ** bits, bits);
  }
}

function learn(coder: SymbolCoder, frequencies: Frequencies | undefined, symbol: number): number {
  if (!frequencies) throw damaged();
  const coded = coder.code(frequencies, symbol);
  frequencies.learn(coded, GAIN);
  return coded;
}

function bitsOf(number: number): number {
  return 31 - Math.clz32(number);
}

/** Posting lists, unpacked into two arrays. */
export class Postings {
  readonly #sections: Uint32Array;
  readonly #grades: Uint8Array;
  /** Where each list begins; one more for the end. */
  readonly #starts: Uint32Array;

  /** `counts` are the lengths of the lists. */
  constructor(bytes: Uint8Array, counts: Uint32Array, sectionCount: number) {
    let total = 0;
    this.#starts = Uint32Array.from([0, ...counts], (count) => {
      if (count > sectionCount) throw damaged();
      return (total += count);
    });
    this.#sections = new Uint32Array(total);
    this.#grades = new Uint8Array(total);
    const coder = new PostingCoder(new RangeDecoder(bytes), sectionCount);
    let at = 0;
    for (const count of counts) {
      coder.code(count, null, (section, grade) => {
        this.#sections[at] = section;
        this.#grades[at++] = grade;
      });
    }
  }

  countOf(list: number): number {
    return (this.#starts[list + 1] ?? 0) - (this.#starts[list] ?? 0);
  }

  forEach(list: number, visit: (section: number, grade: number) => void): void {
    const end = this.#starts[list + 1] ?? 0;
    for (let at = this.#starts[list] ?? 0; at < end; at += 1)
      visit(this.#sections[at] ?? 0, this.#grades[at] ?? 0);
  }
}
