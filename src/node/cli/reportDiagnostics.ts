import { compareDiagnostics, type Diagnostic, formatDiagnostic, isError } from '#model/diagnostic.ts';
import { countText } from './countText.ts';
import type { ExitCode } from './exitCode.ts';
import { printJson } from './printJson.ts';

/** Prints what was found, for people on standard error or for editors as JSON on standard output. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], json: boolean): ExitCode {
  const sorted = diagnostics.toSorted(compareDiagnostics);
  const errors = sorted.filter(isError).length;
  if (json) {
    printJson(sorted);
  } else {
    for (const diagnostic of sorted) console.error(formatDiagnostic(diagnostic));
    if (sorted.length > 0)
      console.error(`\n${countText(errors, 'error')}, ${countText(sorted.length - errors, 'warning')}`);
  }
  return errors > 0 ? 1 : 0;
}
