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

/** `file:line:col: severity: message`, with the hint on a line of its own. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, message, hint } = diagnostic;
  const head = `${file}:${line}:${column}: ${severity}: ${message}`;
  return hint === null ? head : `${head}\n  hint: ${hint}`;
}
