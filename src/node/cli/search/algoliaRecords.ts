import { levelType, recordOf } from '#search/protocol/recordOf.ts';
import type { SearchSource } from '#search/protocol/findSections.ts';
import type { SearchRecord } from '#search/record.ts';

/** A record as Algolia ranks it: after what was found, by level and place, as DocSearch's crawler has it. */
export interface AlgoliaRecord extends SearchRecord {
  readonly weight: { readonly level: number; readonly position: number };
}

/** Algolia's limit for a record, in bytes of JSON. */
const MAX_RECORD_BYTES = 10_000;
const SECTIONS_AT_ONCE = 500;

/** Every section of a built site as records that Algolia takes. */
export async function algoliaRecords({ languages, indexOf }: SearchSource): Promise<AlgoliaRecord[]> {
  const records: AlgoliaRecord[] = [];
  for (const language of languages) {
    const index = await indexOf(language);
    const all = Array.from({ length: index.sectionCount }, (_, section) => section);
    for (let from = 0; from < all.length; from += SECTIONS_AT_ONCE) {
      const sections = all.slice(from, from + SECTIONS_AT_ONCE);
      const texts = await index.textsOf(sections);
      texts.forEach((text, at) => {
        const section = from + at;
        const facets = index.facetsOf(section);
        const record = recordOf(text, facets, levelType(facets.level), language);
        records.push(
          ...withinLimit({ ...record, weight: { level: 100 - 10 * facets.level, position: section } }),
        );
      });
    }
  }
  return records;
}

/** A text that is too long goes on in further records of the same address. */
function withinLimit(record: AlgoliaRecord): AlgoliaRecord[] {
  if (bytesOf(record) <= MAX_RECORD_BYTES) return [record];
  const room = MAX_RECORD_BYTES - bytesOf({ ...record, objectID: `${record.objectID}~9999`, content: '' });
  if (room < 100)
    throw new RecordError(`The headings of ${record.url} are too long for a record of Algolia.`);
  return cut(record.content ?? '', room).map((content, at) =>
    at === 0
      ? { ...record, content }
      : { ...record, objectID: `${record.objectID}~${at + 1}`, type: 'content', content },
  );
}

/** A section that no record can hold. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
}

/** Between words, unless a single one is too long. */
function cut(text: string, maxBytes: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  // A word that is longer than a piece may be comes in several.
  for (const word of text.match(new RegExp(`\\S{1,${Math.floor(maxBytes / 8)}}`, 'gu')) ?? []) {
    const longer = piece === '' ? word : `${piece} ${word}`;
    if (bytesOf(longer) > maxBytes) {
      pieces.push(piece);
      piece = word;
    } else piece = longer;
  }
  return [...pieces, piece];
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
