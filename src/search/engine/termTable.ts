/** Terms in alphabetical order and where they stand, in arrays that are quick to go through and to store. */
export interface TermTable {
  readonly terms: readonly string[];
  readonly headings: PostingLists;
  readonly contents: PostingLists;
}

/** A list of postings a term, one behind another. */
export interface PostingLists {
  readonly postings: Uint32Array;
  /** Where each list begins; one more for the end of the last. */
  readonly starts: Uint32Array;
}

/** Some in a row: those from `from` up to `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export function packLists(lists: readonly (readonly number[])[]): PostingLists {
  const starts = new Uint32Array(lists.length + 1);
  const postings = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  for (const [index, list] of lists.entries()) {
    const start = starts[index] ?? 0;
    postings.set(list, start);
    starts[index + 1] = start + list.length;
  }
  return { postings, starts };
}

export function listAt({ postings, starts }: PostingLists, index: number): Uint32Array {
  return postings.subarray(starts[index], starts[index + 1]);
}

export function lengthAt({ starts }: PostingLists, index: number): number {
  return (starts[index + 1] ?? 0) - (starts[index] ?? 0);
}

/** Whether two stretches have the same lists. */
export function areSameLists(
  lists: PostingLists,
  { from, to }: Stretch,
  others: PostingLists,
  { from: otherFrom }: Stretch,
): boolean {
  const shift = (others.starts[otherFrom] ?? 0) - (lists.starts[from] ?? 0);
  for (let at = from; at <= to; at += 1)
    if ((lists.starts[at] ?? 0) + shift !== others.starts[at - from + otherFrom]) return false;
  const end = lists.starts[to] ?? 0;
  for (let at = lists.starts[from] ?? 0; at < end; at += 1)
    if (lists.postings[at] !== others.postings[at + shift]) return false;
  return true;
}
