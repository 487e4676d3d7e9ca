import { damaged } from './damaged.ts';
import type { IndexedPage } from '../indexedPage.ts';
import type { SectionFacets } from '../searchIndex.ts';
import type { ByteReader } from './byteReader.ts';
import type { ByteWriter } from './byteWriter.ts';
import type { SectionShapes } from './sectionShapes.ts';

const MAX_PRIOR = 7;

/** What is known of every section without its text. */
export interface SectionTable {
  /** Of each section 1 to 6; a 1 begins a page. */
  readonly levels: Uint8Array;
  readonly pageOf: Uint32Array;
  /** The section that each page begins with; one more for the end. */
  readonly starts: Uint32Array;
  /** Of each page: how well linked it is, 0 to 1. */
  readonly priors: Float32Array;
  facetsOf(section: number): SectionFacets;
}

export function writeSectionTable(
  writer: ByteWriter,
  pages: readonly Omit<IndexedPage, 'sections'>[],
  { levels }: SectionShapes,
): void {
  const kinds = new Map<string, number>();
  const kindOfPage = pages.map(({ group, tag, textLanguage }) => {
    const kind = JSON.stringify([group, tag, textLanguage]);
    if (!kinds.has(kind)) kinds.set(kind, kinds.size);
    return kinds.get(kind) ?? 0;
  });
  writer.number(pages.length);
  writer.number(levels.length);
  writer.bytes(levels);
  writer.text(`[${[...kinds.keys()].join()}]`);
  for (const kind of kindOfPage) writer.number(kind);
  for (const { inboundLinks } of pages)
    writer.byte(Math.min(MAX_PRIOR, Math.floor(Math.log2(1 + Math.max(0, inboundLinks)))));
}

export function readSectionTable(reader: ByteReader): SectionTable {
  const pageCount = reader.number();
  const sectionCount = reader.number();
  const levels = reader.bytes(sectionCount);
  const starts = new Uint32Array(pageCount + 1).fill(sectionCount);
  const pageOf = new Uint32Array(sectionCount);
  let page = -1;
  levels.forEach((level, section) => {
    if (level === 1) starts[++page] = section;
    pageOf[section] = page;
  });
  const kinds = JSON.parse(reader.text()) as readonly (readonly [string, string, string])[];
  const kindOfPage = reader.numbers(pageCount);
  const priors = Float32Array.from(reader.bytes(pageCount), (prior) => prior / MAX_PRIOR);
  if (page + 1 !== pageCount || kindOfPage.some((kind) => kind >= kinds.length)) throw damaged();
  return {
    levels,
    pageOf,
    starts,
    priors,
    facetsOf: (section) => {
      const page = pageOf[section];
      const kind = kinds[kindOfPage[page ?? -1] ?? -1];
      if (page === undefined || kind === undefined) throw new RangeError(`There is no section ${section}.`);
      const [group, tag, textLanguage] = kind;
      return { page, level: levels[section] ?? 1, group, tag, textLanguage };
    },
  };
}
