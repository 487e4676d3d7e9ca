import type { Diagnostic } from '#model/diagnostic.ts';

/** What a configuration file holds, before it is checked. */
export interface ConfigSource {
  /** Undefined when the file could not be read; the diagnostics say why. */
  readonly value: unknown;
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** Where the field at a path, or the deepest part of it that there is, stands in the file. */
  readonly locate: (path: readonly (string | number)[]) => Promise<{ line: number; column: number }>;
}
