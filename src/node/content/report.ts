import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { decodeText } from './decodeText.ts';
import { locateInFrontMatter } from './frontMatter.ts';

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

/** Gathers the faults of one reading of the site. */
export interface Reporter {
  readonly diagnostics: Diagnostic[];
  /** For faults in the front matter of a file. Positions are looked up only then, so that good files cost nothing. */
  readonly inFrontMatter: (file: string) => Report;
}

export function createReporter(siteDir: string): Reporter {
  const diagnostics: Diagnostic[] = [];
  return {
    diagnostics,
    inFrontMatter: (file) => (problem) => {
      const decoded = decodeText(readFileSync(join(siteDir, file)));
      const position = locateInFrontMatter('text' in decoded ? decoded.text : '', problem.path, problem.of);
      diagnostics.push(toDiagnostic(file, position, problem));
    },
  };
}

export function toDiagnostic(file: string, position: { line: number; column: number }, problem: Problem): Diagnostic {
  const { severity = 'error', code, message, hint } = problem;
  return { file, ...position, severity, code, message, hint };
}
