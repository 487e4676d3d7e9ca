import { damaged } from './damaged.ts';
import type { ByteReader } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';
import type { CollectedTerm } from './collectTerms.ts';
import { partitionPoint } from './partitionPoint.ts';
import { Postings, writePostings } from './postings.ts';

/** A file of postings for the terms from `first` on. */
export interface ContentFile {
  readonly first: number;
  readonly name: string;
}

/** A stretch of the alphabet: its terms in order, their headings, and where to find their contents. */
export interface Dictionary {
  readonly terms: readonly string[];
  readonly headings: Postings;
  readonly contentFiles: readonly ContentFile[];
}

/** A term in the dictionary that holds it. */
export interface TermPlace {
  readonly dictionary: Dictionary;
  readonly index: number;
}

export function writeDictionary(
  terms: readonly CollectedTerm[],
  contentFiles: readonly ContentFile[],
): Uint8Array {
  const writer = new ByteWriter();
  writer.number(terms.length);
  writeTerms(
    writer,
    terms.map(({ term }) => term),
  );
  const headings = terms.map((term) => term.headings);
  writer.block(writePostings(headings, 'headings'));
  writer.number(contentFiles.length);
  for (const { first, name } of contentFiles) {
    writer.number(first);
    writer.text(name);
  }
  return writer.toBytes();
}

export function readDictionary(reader: ByteReader, sectionCount: number): Dictionary {
  const count = reader.number();
  const terms = readTerms(reader, count);
  const headings = new Postings(reader.block(), { field: 'headings', count, sectionCount });
  const contentFiles = Array.from({ length: reader.number() }, () => ({
    first: reader.number(),
    name: reader.text(),
  }));
  return { terms, headings, contentFiles };
}

/** Sorted terms: how many letters each shares with the one before it, then the rest of each on a line of its own. */
export function writeTerms(writer: ByteWriter, terms: readonly string[]): void {
  const rests = terms.map((term, index) => {
    const shared = sharedLength(term, terms[index - 1] ?? '');
    writer.byte(shared);
    return term.slice(shared);
  });
  writer.text(rests.join('\n'));
}

export function readTerms(reader: ByteReader, count: number): string[] {
  const shared = reader.bytes(count);
  const rests = reader.text().split('\n');
  if (count > 0 && rests.length !== count) throw damaged();
  let last = '';
  return Array.from(shared, (length, index) => (last = last.slice(0, length) + (rests[index] ?? '')));
}

function sharedLength(term: string, other: string): number {
  let length = 0;
  while (length < term.length && term.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  // A character outside the basic plane is two units: the rest must not begin in its middle.
  return /[\ud800-\udbff]$/.test(term.slice(0, length)) ? length - 1 : length;
}

/** Index of the first term that does not come before `text`. */
export function lowerBound(terms: readonly string[], text: string): number {
  return partitionPoint(terms.length, (index) => (terms[index] ?? '') < text);
}
