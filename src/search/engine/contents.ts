import type { TermPlace } from './dictionary.ts';
import { damaged } from './damaged.ts';
import { fitOf } from './envelope.ts';
import { partitionPoint } from './partitionPoint.ts';
import type { Parts } from './parts.ts';
import { Postings } from './postings.ts';

/** Where a term stands in contents: a list of a file. */
export interface ContentPlace {
  readonly postings: Postings;
  readonly list: number;
}

/** Tells in which contents a term stands; fetches the file that knows it. */
export async function contentOf(
  { dictionary, index }: TermPlace,
  parts: Parts,
  sectionCount: number,
): Promise<ContentPlace> {
  const { contents, terms } = dictionary;
  if (contents instanceof Postings) return { postings: contents, list: index };
  const number = partitionPoint(contents.length, (at) => (contents[at]?.first ?? 0) <= index) - 1;
  const file = contents[number];
  if (!file) throw damaged();
  const count = (contents[number + 1]?.first ?? terms.length) - file.first;
  const fit = () => fitOfContents(terms[file.first] ?? '', count, sectionCount);
  const postings = await parts.get(
    { kind: 'contents', name: file.name, fit },
    (payload) => new Postings(payload, { field: 'contents', count, sectionCount }),
  );
  return { postings, list: index - file.first };
}

/** What a file of contents must fit to: so many terms from one on, in a site of so many sections. */
export function fitOfContents(first: string, count: number, sectionCount: number): number {
  return fitOf([sectionCount, count, ...new TextEncoder().encode(first)]);
}
