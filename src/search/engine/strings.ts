import { damaged } from './damaged.ts';
import { ByteReader } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';

/** Strings and nulls in a row: the lengths of all first, then their letters, which compress best together. */
export function writeStrings(texts: readonly (string | null)[]): Uint8Array {
  const encoder = new TextEncoder();
  const writer = new ByteWriter();
  const joined = texts.join('');
  const all = encoder.encode(joined);
  // Where every letter is one byte, all is done at once.
  if (all.length === joined.length) {
    writer.number(texts.length);
    for (const text of texts) writer.number(text === null ? 0 : text.length + 1);
    writer.bytes(all);
    return writer.toBytes();
  }
  const encoded = texts.map((text) => (text === null ? null : encoder.encode(text)));
  writer.number(texts.length);
  for (const bytes of encoded) writer.number(bytes === null ? 0 : bytes.length + 1);
  for (const bytes of encoded) if (bytes !== null) writer.bytes(bytes);
  return writer.toBytes();
}

/** Returns the next one with each call. */
export function readStrings(payload: Uint8Array): () => string | null {
  const reader = new ByteReader(payload);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const lengths = reader.numbers(reader.number()).values();
  return () => {
    const { value, done } = lengths.next();
    if (done) throw damaged();
    return value === 0 ? null : decoder.decode(reader.bytes(value - 1));
  };
}
