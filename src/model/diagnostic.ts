/** Where a fault stands. Lines and columns count from 1; `file` is relative to the site's folder. */
export interface SourcePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One fault or remark about the owner's files, as data: the command line words it, `--json` prints it. */
export interface Diagnostic extends SourcePosition {
  readonly severity: 'error' | 'warning';
  /** Short stable name of the kind of fault, such as `front-matter/invalid-date`. */
  readonly code: string;
  /** What was found and what was expected, in one sentence without the position. */
  readonly message: string;
  /** How to mend it. */
  readonly hint: string | null;
}

export function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === 'error';
}

/** Orders by file, then line, then column, so that two runs print the same list. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
}

/** `file:line:col: severity: message`, with the hint on a line of its own; line breaks in names and values are written as `\n`. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, message, hint } = diagnostic;
  const head = `${printable(file)}:${line}:${column}: ${severity}: ${printable(message)}`;
  return hint === null ? head : `${head}\n  hint: ${printable(hint)}`;
}

/** What an owner's name or value holds must not break a line, nor tell a terminal what to do. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, (letter) => {
    const escaped = JSON.stringify(letter).slice(1, -1);
    return escaped === letter ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : escaped;
  });
}
