import { type Field, GRADE_BITS } from './postings.ts';
import { listAt, type PostingLists, type TermTable } from './termTable.ts';

/** Of each term of two tables together: its number in either, -1 where that does not have it. */
interface Union {
  readonly terms: readonly string[];
  readonly known: readonly number[];
  readonly added: readonly number[];
}

/**
 * The terms of an earlier index and of some pages more. `sections` has the number of each earlier section in the next index,
 * -1 for those that are not in it.
 */
export function mergeTerms(known: TermTable, added: TermTable, sections: Int32Array): TermTable {
  const union = unionOf(known.terms, added.terms);
  const merge = (field: Field): PostingLists =>
    mergeLists(union, { known: known[field], added: added[field], sections, gradeBits: GRADE_BITS[field] });
  return withoutEmpty({ terms: union.terms, headings: merge('headings'), contents: merge('contents') });
}

function unionOf(known: readonly string[], added: readonly string[]): Union {
  const union = { terms: [] as string[], known: [] as number[], added: [] as number[] };
  let at = 0;
  let other = 0;
  for (;;) {
    const [one, two] = [known[at], added[other]];
    const term = two === undefined || (one !== undefined && one < two) ? one : two;
    if (term === undefined) return union;
    union.terms.push(term);
    union.known.push(one === term ? at++ : -1);
    union.added.push(two === term ? other++ : -1);
  }
}

interface ListsToMerge {
  readonly known: PostingLists;
  readonly added: PostingLists;
  readonly sections: Int32Array;
  readonly gradeBits: number;
}

function mergeLists(union: Union, { known, added, sections, gradeBits }: ListsToMerge): PostingLists {
  const mask = (1 << gradeBits) - 1;
  const postings = new Uint32Array(known.postings.length + added.postings.length);
  const starts = new Uint32Array(union.terms.length + 1);
  let length = 0;
  for (let index = 0; index < union.terms.length; index += 1) {
    const start = length;
    const from = union.known[index] ?? -1;
    const end = known.starts[from + 1] ?? 0;
    for (let at = known.starts[from] ?? 0; at < end; at += 1) {
      const posting = known.postings[at] ?? 0;
      const section = sections[posting >>> gradeBits] ?? -1;
      if (section >= 0) postings[length++] = (section << gradeBits) | (posting & mask);
    }
    const more = listAt(added, union.added[index] ?? -1);
    postings.set(more, length);
    length += more.length;
    // Pages may have changed places, and new ones stand between those that were there.
    sort(postings.subarray(start, length));
    starts[index + 1] = length;
  }
  return { postings: postings.slice(0, length), starts };
}

/** Most lists are in order. */
function sort(list: Uint32Array): void {
  for (let at = 1; at < list.length; at += 1)
    if ((list[at] ?? 0) < (list[at - 1] ?? 0)) {
      list.sort();
      return;
    }
}

/** Terms that stand in none of the sections any more are no terms. */
function withoutEmpty({ terms, headings, contents }: TermTable): TermTable {
  const ends = (starts: Uint32Array, index: number): boolean => starts[index + 1] !== starts[index];
  const isFilled = (_: unknown, index: number): boolean =>
    ends(headings.starts, index) || ends(contents.starts, index);
  const filled = ({ postings, starts }: PostingLists): PostingLists => ({
    postings,
    starts: starts.filter((_, index) => index === terms.length || isFilled(_, index)),
  });
  return { terms: terms.filter(isFilled), headings: filled(headings), contents: filled(contents) };
}
