import { damaged } from './damaged.ts';
import type { TermPlace } from './dictionary.ts';
import { fitOf } from './envelope.ts';
import { partitionPoint } from './partitionPoint.ts';
import type { Parts } from './parts.ts';
import { Postings } from './postings.ts';

/** Where a term stands in contents: a list of a file. */
export interface ContentPlace {
  readonly postings: Postings;
  readonly list: number;
}

/** Fetches the file that tells in which contents a term stands; null where it stands in none. */
export async function contentOf(
  place: TermPlace,
  parts: Parts,
  sectionCount: number,
): Promise<ContentPlace | null> {
  const { dictionary, index } = place;
  if (!dictionary.contentCounts[index]) return null;
  const { contentFiles } = dictionary;
  const number = partitionPoint(contentFiles.length, (at) => (contentFiles[at]?.first ?? 0) <= index) - 1;
  const file = contentFiles[number];
  if (!file) throw damaged();
  const end = contentFiles[number + 1]?.first ?? dictionary.terms.length;
  const counts = dictionary.contentCounts.subarray(file.first, end);
  const postings = await parts.get(
    { kind: 'contents', name: file.name, fit: fitOf([sectionCount, ...counts]) },
    (payload) => new Postings(payload, counts, sectionCount),
  );
  return { postings, list: index - file.first };
}
