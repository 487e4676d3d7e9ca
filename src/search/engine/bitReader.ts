import { damaged } from './damaged.ts';
import { shapeOf } from './evenCode.ts';

/** Reads what `BitWriter` wrote; never beyond the end. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Whether nothing is left but the bits that fill the last byte. */
  get isAtEnd(): boolean {
    return (this.#at + 7) >> 3 === this.#bytes.length;
  }

  bits(count: number): number {
    let value = 0;
    let left = count;
    while (left > 0) {
      const byte = this.#bytes[this.#at >> 3];
      if (byte === undefined) throw damaged();
      const free = 8 - (this.#at & 7);
      const taken = Math.min(left, free);
      left -= taken;
      this.#at += taken;
      value = (value << taken) | ((byte >> (free - taken)) & ((1 << taken) - 1));
    }
    return value;
  }

  number(): number {
    let more = 0;
    while (this.bits(1) === 0) more += 1;
    if (more > 30) throw damaged();
    return (1 << more) | this.bits(more);
  }

  even(size: number): number {
    const { bits, short, first } = shapeOf(size);
    if (bits === 0) return 0;
    const begun = this.bits(bits - 1);
    const turned = begun < short ? begun : ((begun << 1) | this.bits(1)) - short;
    return (turned + first) % size;
  }

  /** So many numbers. */
  choice(count: number, size: number): Uint32Array {
    if (count > size) throw damaged();
    const numbers = new Uint32Array(count);
    this.#fill(numbers, 0, count, size);
    return numbers;
  }

  /** Fills in those from `start` up to `end`, between neighbours that are known. */
  #fill(numbers: Uint32Array, start: number, end: number, size: number): void {
    const low = start === 0 ? 0 : (numbers[start - 1] ?? 0) + 1;
    const high = numbers[end] ?? size;
    const length = end - start;
    if (length === 0) return;
    if (length === high - low) {
      for (let index = 0; index < length; index += 1) numbers[start + index] = low + index;
      return;
    }
    const middle = start + (length >> 1);
    numbers[middle] = low + (length >> 1) + this.even(high - low - length + 1);
    if (length === 1) return;
    this.#fill(numbers, start, middle, size);
    this.#fill(numbers, middle + 1, end, size);
  }
}
