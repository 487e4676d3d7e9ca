import type { Frequencies } from './frequencies.ts';
import { BITS_AT_ONCE, type SymbolCoder } from './rangeCoder.ts';

const LEAST_RANGE = 2 ** 24;
const WORD = 2 ** 32;

/** Writes symbols in as many bits as they are rare. */
export class RangeEncoder implements SymbolCoder {
  readonly isReading = false;
  readonly #bytes: number[] = [];
  #low = 0;
  #range = WORD - 1;

  code(frequencies: Frequencies, symbol: number): number {
    this.#give(frequencies.before(symbol), frequencies.before(symbol + 1), frequencies.total);
    return symbol;
  }

  codeBits(value: number, width: number): number {
    if (width > BITS_AT_ONCE) this.codeBits(value >>> BITS_AT_ONCE, width - BITS_AT_ONCE);
    const low = width > BITS_AT_ONCE ? value % 2 ** BITS_AT_ONCE : value;
    this.#give(low, low + 1, 2 ** Math.min(width, BITS_AT_ONCE));
    return value;
  }

  /** Everything written so far; the encoder is of no use afterwards. */
  finish(): Uint8Array {
    // Any value within the range will do: the one with the most zeros at its end.
    const high = this.#low + this.#range - 1;
    for (let zeros = 24; zeros >= 0; zeros -= 8) {
      const rounded = Math.ceil(this.#low / 2 ** zeros) * 2 ** zeros;
      if (rounded > high) continue;
      this.#low = rounded;
      if (rounded >= WORD) {
        this.#low -= WORD;
        this.#carry();
      }
      break;
    }
    for (let count = 0; count < 4; count += 1) this.#shift();
    // The decoder takes what is missing at the end for zeros.
    for (let count = 0; count < 4 && this.#bytes.at(-1) === 0; count += 1) this.#bytes.pop();
    return Uint8Array.from(this.#bytes);
  }

  #give(from: number, to: number, total: number): void {
    if (to <= from) throw new Error('A symbol that was never met cannot be coded.');
    const share = Math.floor(this.#range / total);
    this.#low += from * share;
    if (this.#low >= WORD) {
      this.#low -= WORD;
      this.#carry();
    }
    this.#range = (to - from) * share;
    while (this.#range < LEAST_RANGE) {
      this.#range *= 256;
      this.#shift();
    }
  }

  #shift(): void {
    this.#bytes.push(Math.floor(this.#low / LEAST_RANGE));
    this.#low = (this.#low % LEAST_RANGE) * 256;
  }

  /** Adds one to the number that the bytes so far are. */
  #carry(): void {
    let at = this.#bytes.length - 1;
    while (this.#bytes[at] === 255) this.#bytes[at--] = 0;
    this.#bytes[at] = (this.#bytes[at] ?? 0) + 1;
  }
}
