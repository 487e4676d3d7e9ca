/** Bytes that grow: the counterpart of `ByteReader`. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  byte(value: number): void {
    this.#reserve(1)[this.#length++] = value;
  }

  /** A number from 0 to 2^32 - 1 in 7-bit groups, the low ones first. */
  number(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length).set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** With their length before them. */
  block(bytes: Uint8Array): void {
    this.number(bytes.length);
    this.bytes(bytes);
  }

  text(text: string): void {
    this.block(new TextEncoder().encode(text));
  }

  toBytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(count: number): Uint8Array {
    if (this.#length + count > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + count));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    return this.#bytes;
  }
}
