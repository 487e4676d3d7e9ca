import { type PostingList, PostingCoder } from './postings.ts';
import { RangeEncoder } from './rangeEncoder.ts';

/** The bytes that `Postings` reads. */
export function writePostings(lists: readonly PostingList[], sectionCount: number): Uint8Array {
  const encoder = new RangeEncoder();
  const coder = new PostingCoder(encoder, sectionCount);
  for (const list of lists) coder.code(list.sections.length, list, () => {});
  return encoder.finish();
}
