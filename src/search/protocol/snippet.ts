import { type Mark, type MarkStyle, writeMarked } from './marks.ts';
import { takeApart } from './takeApart.ts';

export interface SnippetLimits {
  readonly count: number;
  readonly ellipsis: string;
  /** For each word of the query, whether it says what the query is about. */
  readonly areTelling: readonly boolean[];
}

/** At most `count` words of a text, around the place where most words of the query stand together. */
export function writeSnippet(
  text: string,
  marks: readonly Mark[],
  style: MarkStyle,
  { count, ellipsis, areTelling }: SnippetLimits,
): string {
  const { starts, ends } = takeApart(text);
  if (starts.length <= count) return writeMarked(text, marks, style);
  const first = firstWord(marks, ends, count, areTelling);
  const range = [starts[first] ?? 0, ends[first + count - 1] ?? text.length] as const;
  const isAtEnd = first + count === starts.length;
  return (first > 0 ? ellipsis : '') + writeMarked(text, marks, style, range) + (isAtEnd ? '' : ellipsis);
}

/**
 * The window with the most words of the query, those that hold a question together only deciding between equals, then with the most
 * marks, then the first; its marks in the middle.
 */
function firstWord(
  marks: readonly Mark[],
  ends: readonly number[],
  count: number,
  areTelling: readonly boolean[],
): number {
  let word = 0;
  const wordOf = marks.map(({ start }) => {
    while ((ends[word] ?? Infinity) <= start) word += 1;
    return word;
  });
  /** How often each word of the query is in the window. */
  const inWindow = new Map<number, number>();
  /** One word that tells counts for more than all others of a query together. */
  let weight = 0;
  const change = (mark: Mark | undefined, by: 1 | -1) =>
    mark?.words.forEach((each) => {
      const before = inWindow.get(each) ?? 0;
      inWindow.set(each, before + by);
      if (before === 0 || before + by === 0) weight += by * (areTelling[each] ? areTelling.length : 1);
    });
  let best = { score: 0, first: 0, last: count - 1 };
  let to = 0;
  wordOf.forEach((first, from) => {
    for (; (wordOf[to] ?? Infinity) < first + count; to += 1) change(marks[to], 1);
    const score = weight * marks.length + to - from;
    if (score > best.score) best = { score, first, last: wordOf[to - 1] ?? first };
    change(marks[from], -1);
  });
  const lead = (count - 1 - best.last + best.first) >> 1;
  return Math.max(0, Math.min(best.first - lead, ends.length - count));
}
