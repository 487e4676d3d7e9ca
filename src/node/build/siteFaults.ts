import type { Diagnostic } from '#model/diagnostic.ts';

/** The owner's code has faults that leave nothing to build with. */
export class SiteFaults extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(
      diagnostics
        .map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`)
        .join('\n'),
    );
    this.name = 'SiteFaults';
    this.diagnostics = diagnostics;
  }
}
