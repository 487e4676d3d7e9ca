import { ByteWriter } from './byteWriter.ts';
import { TEXTS_PER_NAME } from './coreFile.ts';
import type { TextsMemory } from './earlierIndex.ts';
import { fitOf, seal } from './envelope.ts';
import type { PartsWriter } from './partsWriter.ts';
import type { Stretch } from './termTable.ts';
import { cutTexts, type TextsToWrite, writeTexts } from './writeTexts.ts';

/** Writes the texts of all pages, cut into files of about `size` letters. */
export function addTexts(texts: TextsToWrite & { readonly size: number }, parts: PartsWriter): TextsMemory {
  const { shapes, size, only } = texts;
  const stretches = cutTexts(shapes, size);
  const { earlier } = parts;
  const numbers = earlier?.textsOf(stretches, only) ?? [];
  const fileOf = (stretch: Stretch, number: number | undefined): Uint8Array => {
    const known = earlier?.textFile(number ?? -1) ?? null;
    if (known !== null) return known;
    const fit = fitOf(shapes.levels.subarray(stretch.from, stretch.to));
    return seal('texts', writeTexts(texts, stretch), fit);
  };
  const names: string[] = [];
  for (let at = 0; at < stretches.length; at += TEXTS_PER_NAME) {
    const group = stretches.slice(at, at + TEXTS_PER_NAME);
    const files = group.map((stretch, index) => fileOf(stretch, numbers[at + index]));
    const name =
      earlier?.nameOfTexts(at, numbers.slice(at, at + TEXTS_PER_NAME)) ?? parts.nameOf(concat(files));
    for (const [index, file] of files.entries()) parts.parts.set(`${name}-${index}`, file);
    names.push(name);
  }
  return { counts: stretches.map(({ from, to }) => to - from), names, only };
}

function concat(files: readonly Uint8Array[]): Uint8Array {
  const all = new ByteWriter();
  for (const file of files) all.bytes(file);
  return all.toBytes();
}
