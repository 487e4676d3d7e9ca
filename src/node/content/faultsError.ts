import type { Diagnostic } from '#model/diagnostic.ts';

/** An error that carries all the faults it stands for. */
export class FaultsError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(name: string, diagnostics: readonly Diagnostic[]) {
    super(
      diagnostics
        .map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`)
        .join('\n'),
    );
    this.name = name;
    this.diagnostics = diagnostics;
  }
}
