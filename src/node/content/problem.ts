import type { Diagnostic } from '#model/diagnostic.ts';

/** A fault at a path of the data of a file. */
export interface Problem {
  readonly path: readonly (string | number)[];
  /** Whether the key or the value is at fault. */
  readonly of: 'key' | 'value';
  readonly severity?: Diagnostic['severity'];
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
}

export type Report = (problem: Problem) => void;

export function toDiagnostic(
  file: string,
  position: { line: number; column: number },
  problem: Problem,
): Diagnostic {
  const { severity = 'error', code, message, hint } = problem;
  return { file, ...position, severity, code, message, hint };
}
