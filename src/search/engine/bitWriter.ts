import { ByteWriter } from './byteWriter.ts';
import { shapeOf } from './evenCode.ts';

/** Bits that grow: the counterpart of `BitReader`. */
export class BitWriter {
  readonly #bytes = new ByteWriter();
  /** The last bits, fewer than eight, that make no byte yet. */
  #pending = 0;
  #count = 0;

  bits(value: number, count: number): void {
    let left = count;
    while (left > 0) {
      const taken = Math.min(left, 8 - this.#count);
      left -= taken;
      this.#pending = (this.#pending << taken) | ((value >>> left) & ((1 << taken) - 1));
      this.#count += taken;
      if (this.#count === 8) this.#flush();
    }
  }

  #flush(): void {
    this.#bytes.byte((this.#pending << (8 - this.#count)) & 255);
    this.#pending = 0;
    this.#count = 0;
  }

  /** A number from 1 on, the shorter the smaller it is: its length as zeros, then itself (Elias' gamma code). */
  number(value: number): void {
    const length = 32 - Math.clz32(value);
    this.bits(0, length - 1);
    this.bits(value, length);
  }

  /** One of `size` values that are all as likely. */
  even(value: number, size: number): void {
    const { bits, short, first } = shapeOf(size);
    const turned = value < first ? value - first + size : value - first;
    if (turned < short) this.bits(turned, bits - 1);
    else this.bits(turned + short, bits);
  }

  /**
   * Some of the numbers below `size`, in rising order, of which the reader knows how many they are.
   * The middle one comes first, which leaves the others less room on either side, and none where they stand in a row:
   * what keeps together takes few bits (binary interpolative coding, by Moffat and Stuiver).
   */
  choice(numbers: Uint32Array, size: number): void {
    this.#stretch(numbers, 0, numbers.length, size);
  }

  /** Those from `start` up to `end`, between neighbours that the reader knows by then. */
  #stretch(numbers: Uint32Array, start: number, end: number, size: number): void {
    const low = start === 0 ? 0 : (numbers[start - 1] ?? 0) + 1;
    const high = numbers[end] ?? size;
    const length = end - start;
    if (length === 0 || length === high - low) return;
    const middle = start + (length >> 1);
    const before = (length >> 1) + low;
    this.even((numbers[middle] ?? 0) - before, high - low - length + 1);
    if (length === 1) return;
    this.#stretch(numbers, start, middle, size);
    this.#stretch(numbers, middle + 1, end, size);
  }

  toBytes(): Uint8Array {
    if (this.#count > 0) this.#flush();
    return this.#bytes.toBytes();
  }
}
