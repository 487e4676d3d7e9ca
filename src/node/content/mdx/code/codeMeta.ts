import { NPM_TO_YARN } from './packageCommands.ts';

/** What the text after the language of a code fence asks for. Anything else in it is ignored. */
export interface CodeMeta {
  readonly title: string | null;
  /** Numbers of the lines to highlight, counted from 1. */
  readonly highlighted: ReadonlySet<number>;
  /** Number of the first line, or null without line numbers. */
  readonly firstNumber: number | null;
  /** Whether its commands are shown for every package manager. */
  readonly isForEveryManager: boolean;
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))/;
const RANGES = /(?:^|\s)\{([\d\s,.-]+)\}/;
const NUMBERS = /(?:^|\s)showLineNumbers(?:=\{?(\d{1,6})\}?)?(?=\s|$)/;
const EVERY_MANAGER = new RegExp(`(?:^|\\s)${NPM_TO_YARN}(?=\\s|$)`);
/** A range such as `1-999999999` must not cost more than the block has lines. */
const MAX_LINE = 100_000;

export function parseCodeMeta(meta: string | null): CodeMeta {
  const text = meta ?? '';
  const title = TITLE.exec(text);
  const rest = title === null ? text : text.replace(title[0], ' ');
  const numbers = NUMBERS.exec(rest);
  return {
    title: title?.[1] ?? title?.[2] ?? title?.[3] ?? null,
    highlighted: parseRanges(RANGES.exec(rest)?.[1] ?? ''),
    firstNumber: numbers === null ? null : Number(numbers[1] ?? 1),
    isForEveryManager: EVERY_MANAGER.test(rest),
  };
}

function parseRanges(text: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [first = 0, last = first] = part.split(/-|\.\.+/).map(Number);
    for (let line = first; line <= Math.min(last, MAX_LINE); line += 1) if (line > 0) lines.add(line);
  }
  return lines;
}
