import { damaged } from './damaged.ts';
import type { Frequencies } from './frequencies.ts';

/** Writes symbols, or reads them: then what it is given is ignored, and it returns what was written. */
export interface SymbolCoder {
  readonly isReading: boolean;
  code(frequencies: Frequencies, symbol: number): number;
  /** A number of so many bits, each as likely as the other. */
  codeBits(value: number, width: number): number;
}

/** Bits that are coded at once. */
export const BITS_AT_ONCE = 12;

/** Below this the range takes in another byte. Totals of frequencies must stay well below. */
const LEAST_RANGE = 2 ** 24;
const WORD = 2 ** 32;

/** Reads what a `RangeEncoder` wrote: each symbol takes as many bits as it is rare. */
export class RangeDecoder implements SymbolCoder {
  readonly isReading = true;
  readonly #bytes: Uint8Array;
  #at = 0;
  #range = WORD - 1;
  #code = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let count = 0; count < 4; count += 1) this.#code = this.#code * 256 + this.#next();
  }

  code(frequencies: Frequencies): number {
    const { total } = frequencies;
    const value = this.#valueOf(total);
    const symbol = frequencies.at(value);
    const before = frequencies.before(symbol);
    this.#take(before, frequencies.before(symbol + 1), total);
    return symbol;
  }

  codeBits(_: number, width: number): number {
    if (width > BITS_AT_ONCE) {
      const high = this.codeBits(0, width - BITS_AT_ONCE);
      return high * 2 ** BITS_AT_ONCE + this.codeBits(0, BITS_AT_ONCE);
    }
    const value = this.#valueOf(2 ** width);
    this.#take(value, value + 1, 2 ** width);
    return value;
  }

  #valueOf(total: number): number {
    const value = Math.floor(this.#code / Math.floor(this.#range / total));
    if (value >= total) throw damaged();
    return value;
  }

  #take(from: number, to: number, total: number): void {
    const share = Math.floor(this.#range / total);
    this.#code -= from * share;
    this.#range = (to - from) * share;
    while (this.#range < LEAST_RANGE) {
      this.#range *= 256;
      this.#code = this.#code * 256 + this.#next();
    }
  }

  #next(): number {
    const byte = this.#bytes[this.#at++];
    // The encoder leaves out zeros at the end, and the decoder is four bytes ahead: what is further beyond is damage.
    if (byte === undefined && this.#at > this.#bytes.length + 8) throw damaged();
    return byte ?? 0;
  }
}
