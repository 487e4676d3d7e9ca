import { damaged } from './damaged.ts';

/** Reads what `ByteWriter` wrote; never beyond the end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get position(): number {
    return this.#at;
  }

  byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw damaged();
    this.#at += 1;
    return byte;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
    throw damaged();
  }

  numbers(count: number): Uint32Array {
    // Each takes a byte at least: a damaged count must not ask for all memory there is.
    if (count > this.#bytes.length - this.#at) throw damaged();
    const numbers = new Uint32Array(count);
    for (let index = 0; index < count; index += 1) numbers[index] = this.number();
    return numbers;
  }

  bytes(length: number): Uint8Array {
    if (length > this.#bytes.length - this.#at) throw damaged();
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return bytes;
  }

  block(): Uint8Array {
    return this.bytes(this.number());
  }

  text(): string {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.block());
  }
}
