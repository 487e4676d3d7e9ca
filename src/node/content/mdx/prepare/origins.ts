import type { Diagnostic } from '#model/diagnostic.ts';

/** Where a line of a text was written. */
export interface Origin {
  readonly file: string;
  readonly line: number;
  /** How far it has moved to the right. */
  readonly indent: number;
}

/** A text that may be put together of several files. */
export interface WrittenText {
  readonly text: string;
  /** Of each of its lines; null if all are of one file. */
  readonly origins: readonly Origin[] | null;
}

/** Of a text that is all of one file. */
export function originsOf(file: string, text: string): Origin[] {
  return text.split('\n').map((_, index) => ({ file, line: index + 1, indent: 0 }));
}

/** A place in a text that was put together, as a place in the file where it was written. */
export function asWritten(diagnostic: Diagnostic, origins: readonly Origin[] | null): Diagnostic {
  const origin = origins?.[diagnostic.line - 1];
  if (!origin) return diagnostic;
  return {
    ...diagnostic,
    file: origin.file,
    line: origin.line,
    column: Math.max(1, diagnostic.column - origin.indent),
    message: diagnostic.message.replace(
      /(?<=, opened at line )\d+/,
      (line) => `${origins?.[Number(line) - 1]?.line ?? line}`,
    ),
  };
}
