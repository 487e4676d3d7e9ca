import { damaged } from './damaged.ts';
import type { IndexedPage } from '../indexedPage.ts';
import { ByteReader } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';
import { type Dictionary, readDictionary, readTerms, writeTerms } from './dictionary.ts';
import { unseal } from './envelope.ts';
import type { DictionaryFile } from './lexicon.ts';
import { readSectionTable, type SectionTable, writeSectionTable } from './sectionTable.ts';

/** Files of texts that share a name, told apart by a number, so that the core need not name them one by one. */
export const TEXTS_PER_NAME = 32;

/** What the first file of an index holds. */
export interface Core {
  readonly language: string;
  readonly contentPrefix: number;
  readonly table: SectionTable;
  /** How many sections each file of texts holds. */
  readonly textCounts: Uint32Array;
  readonly textNames: readonly string[];
  /** The whole dictionary of a small site, or where its stretches are. */
  readonly dictionary: Dictionary | readonly DictionaryFile[];
}

export interface CoreToWrite {
  readonly language: string;
  readonly contentPrefix: number;
  readonly pages: readonly IndexedPage[];
  readonly textCounts: readonly number[];
  readonly textNames: readonly string[];
  readonly dictionary: Uint8Array | readonly DictionaryFile[];
}

export function writeCore(core: CoreToWrite): Uint8Array {
  const writer = new ByteWriter();
  writer.text(core.language);
  writer.byte(core.contentPrefix);
  writeSectionTable(writer, core.pages);
  writer.number(core.textCounts.length);
  for (const count of core.textCounts) writer.number(count);
  for (const name of core.textNames) writer.text(name);
  if (core.dictionary instanceof Uint8Array) {
    writer.number(0);
    writer.bytes(core.dictionary);
  } else {
    writer.number(core.dictionary.length);
    writeTerms(
      writer,
      core.dictionary.map(({ first }) => first),
    );
    for (const { name } of core.dictionary) writer.text(name);
  }
  return writer.toBytes();
}

export function readCore(file: Uint8Array): Core {
  const reader = new ByteReader(unseal('core', file));
  const language = reader.text();
  const contentPrefix = reader.byte();
  const table = readSectionTable(reader);
  const textCounts = reader.numbers(reader.number());
  const textNames = Array.from({ length: Math.ceil(textCounts.length / TEXTS_PER_NAME) }, () =>
    reader.text(),
  );
  if (textCounts.reduce((sum, count) => sum + count, 0) !== table.levels.length) throw damaged();
  const files = reader.number();
  const dictionary =
    files === 0
      ? readDictionary(reader, table.levels.length)
      : readTerms(reader, files).map((first) => ({ first, name: reader.text() }));
  return { language, contentPrefix, table, textCounts, textNames, dictionary };
}
