import { damaged } from './damaged.ts';
import type { IndexedPage } from '../indexedPage.ts';
import { ByteReader } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';
import { type DictionaryFile, readTerms, writeTerms } from './dictionary.ts';
import { unseal } from './envelope.ts';
import { type MadeForms, readMadeForms, writeMadeForms } from './madeForms.ts';
import type { SectionShapes } from './sectionShapes.ts';
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
  /** The file of what all sections are called; '' where that lies with their texts. */
  readonly names: string;
  readonly madeForms: MadeForms;
  readonly dictionary: readonly DictionaryFile[];
}

export interface CoreToWrite {
  readonly language: string;
  readonly contentPrefix: number;
  readonly pages: readonly IndexedPage[];
  readonly shapes: SectionShapes;
  readonly textCounts: readonly number[];
  readonly textNames: readonly string[];
  readonly names: string;
  readonly terms: readonly string[];
  readonly dictionary: readonly DictionaryFile[];
}

export function writeCore(core: CoreToWrite): Uint8Array {
  const writer = new ByteWriter();
  writer.text(core.language);
  writer.byte(core.contentPrefix);
  writeSectionTable(writer, core.pages, core.shapes);
  writer.number(core.textCounts.length);
  for (const count of core.textCounts) writer.number(count);
  for (const name of core.textNames) writer.text(name);
  writer.text(core.names);
  writeMadeForms(writer, core.terms, core.language);
  writer.number(core.dictionary.length);
  writeTerms(
    writer,
    core.dictionary.map(({ first }) => first),
  );
  for (const { name } of core.dictionary) writer.text(name);
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
  const names = reader.text();
  if (textCounts.reduce((sum, count) => sum + count, 0) !== table.levels.length) throw damaged();
  const madeForms = readMadeForms(reader, language);
  const dictionary = readTerms(reader, reader.number()).map((first) => ({ first, name: reader.text() }));
  return { language, contentPrefix, table, textCounts, textNames, names, madeForms, dictionary };
}
