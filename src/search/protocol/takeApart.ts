import { type Token, tokenize } from '../text/tokenize.ts';

/** A text taken apart, for marks and snippets. */
export interface TakenApart {
  readonly tokens: readonly Token[];
  /** Where its words begin and end: what stands between spaces. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** What has no spaces for longer than this counts as several words: addresses, and scripts that write without. */
const WORD = /\S{1,40}/gu;
/** Who types on sees much the same texts again. Some hundred kilobytes, seldom a few megabytes. */
const MAX_KNOWN = 500;
const known = new Map<string, TakenApart>();

/** Takes a text apart, or remembers how it was done. */
export function takeApart(text: string): TakenApart {
  const before = known.get(text);
  if (before) return before;
  const words = [...text.matchAll(WORD)];
  const read = {
    tokens: tokenize(text),
    starts: words.map(({ index }) => index),
    ends: words.map((word) => word.index + word[0].length),
  };
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, read);
  return read;
}
