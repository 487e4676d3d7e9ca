import { fitOfContents } from './contents.ts';
import { type ContentFile, writeDictionary } from './dictionary.ts';
import type { DictionaryMemory } from './earlierIndex.ts';
import { contentsWeight, dictionaryWeight, type Layout, stretchesOf } from './layout.ts';
import type { PartsWriter } from './partsWriter.ts';
import { writePostings } from './postings.ts';
import type { Stretch, TermTable } from './termTable.ts';

/** Writes the files that know where terms stand, those of the dictionary in alphabetical order. */
export function addDictionary(table: TermTable, layout: Layout, parts: PartsWriter): DictionaryMemory[] {
  const { sectionCount, dictionarySize: size, contentsSize } = layout;
  const hasContents = contentsSize === Infinity;
  const weightOf = (index: number): number =>
    dictionaryWeight(table, index) + (hasContents ? contentsWeight(table, index) : 0);
  const all = { from: 0, to: table.terms.length };
  return stretchesOf(table.terms, all, { size, letters: 2, weightOf }).map((stretch) => {
    const contentFiles = hasContents ? [] : addContents(table, stretch, layout, parts);
    const name =
      parts.take(parts.earlier?.dictionaryOf(stretch, table, contentFiles)) ??
      parts.add('dictionary', writeDictionary({ table, stretch, sectionCount, contentFiles }), sectionCount);
    return { from: stretch.from, name, contentFiles };
  });
}

function addContents(
  table: TermTable,
  within: Stretch,
  { sectionCount, contentsSize: size }: Layout,
  parts: PartsWriter,
): ContentFile[] {
  const weightOf = (index: number): number => contentsWeight(table, index);
  return stretchesOf(table.terms, within, { size, letters: 3, weightOf }).map((stretch) => {
    const write = (): string => {
      const fit = fitOfContents(table.terms[stretch.from] ?? '', stretch.to - stretch.from, sectionCount);
      const payload = writePostings(table.contents, stretch, { field: 'contents', sectionCount });
      return parts.add('contents', payload, fit);
    };
    const name = parts.take(parts.earlier?.contentsOf(stretch, table)) ?? write();
    return { first: stretch.from - within.from, name };
  });
}
