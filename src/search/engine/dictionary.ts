import { damaged } from './damaged.ts';
import type { ByteReader } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';
import { partitionPoint } from './partitionPoint.ts';
import { type Field, Postings, writePostings } from './postings.ts';
import type { Stretch, TermTable } from './termTable.ts';

/** A file of postings for the terms from `first` on. */
export interface ContentFile {
  readonly first: number;
  readonly name: string;
}

/** A stretch of the alphabet in a file of its own. */
export interface DictionaryFile {
  readonly first: string;
  readonly name: string;
}

/** A stretch of the alphabet: its terms in order, their headings, and where to find their contents. */
export interface Dictionary {
  readonly terms: readonly string[];
  readonly headings: Postings;
  /** Where they stand in texts, in the same file on a small site. */
  readonly contents: Postings | readonly ContentFile[];
}

/** A term in the dictionary that holds it. */
export interface TermPlace {
  readonly dictionary: Dictionary;
  readonly index: number;
}

export interface DictionaryToWrite {
  readonly table: TermTable;
  readonly stretch: Stretch;
  readonly sectionCount: number;
  /** None: the contents are written into the dictionary. */
  readonly contentFiles: readonly ContentFile[];
}

export function writeDictionary(dictionary: DictionaryToWrite): Uint8Array {
  const { table, stretch, sectionCount, contentFiles } = dictionary;
  const writer = new ByteWriter();
  const write = (field: Field): void =>
    writer.block(writePostings(table[field], stretch, { field, sectionCount }));
  writer.number(stretch.to - stretch.from);
  writeTerms(writer, table.terms.slice(stretch.from, stretch.to));
  write('headings');
  writer.number(contentFiles.length);
  for (const { first, name } of contentFiles) {
    writer.number(first);
    writer.text(name);
  }
  if (contentFiles.length === 0) write('contents');
  return writer.toBytes();
}

export function readDictionary(reader: ByteReader, sectionCount: number): Dictionary {
  const count = reader.number();
  const terms = readTerms(reader, count);
  const read = (field: Field) => new Postings(reader.block(), { field, count, sectionCount });
  const headings = read('headings');
  const files = Array.from({ length: reader.number() }, () => ({
    first: reader.number(),
    name: reader.text(),
  }));
  return { terms, headings, contents: files.length === 0 ? read('contents') : files };
}

/** What stands before the rest of a term is no letter of one, and so ends the term before it. */
const MOST_SHARED = 31;

/** Sorted terms in one text: of each how many letters it shares with the one before it, as a letter, then its rest. */
export function writeTerms(writer: ByteWriter, terms: readonly string[]): void {
  const rests = terms.map((term, index) => {
    const shared = sharedLength(term, terms[index - 1] ?? '');
    return String.fromCharCode(shared) + term.slice(shared);
  });
  writer.text(rests.join(''));
}

export function readTerms(reader: ByteReader, count: number): string[] {
  const text = reader.text();
  const terms: string[] = [];
  let last = '';
  for (let at = 0; at < text.length;) {
    const shared = text.charCodeAt(at);
    const start = at + 1;
    for (at = start; text.charCodeAt(at) > MOST_SHARED;) at += 1;
    last = last.slice(0, shared) + text.slice(start, at);
    terms.push(last);
  }
  if (terms.length !== count) throw damaged();
  return terms;
}

function sharedLength(term: string, other: string): number {
  let length = 0;
  while (length < Math.min(MOST_SHARED, term.length) && term.charCodeAt(length) === other.charCodeAt(length))
    length += 1;
  // A character outside the basic plane is two units: the rest must not begin in its middle.
  return /[\ud800-\udbff]$/.test(term.slice(0, length)) ? length - 1 : length;
}

/** Index of the first term that does not come before `text`. */
export function lowerBound(terms: readonly string[], text: string): number {
  return partitionPoint(terms.length, (index) => (terms[index] ?? '') < text);
}
