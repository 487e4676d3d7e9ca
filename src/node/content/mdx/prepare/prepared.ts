import type { Diagnostic } from '#model/diagnostic.ts';

/** A source after the pre-pass: the same lines, in a form that both engines read alike. */
export interface Prepared {
  readonly file: string;
  readonly format: 'mdx' | 'md';
  readonly text: string;
  /** Languages of the fenced code, as written. */
  readonly languages: ReadonlySet<string>;
  /** Ids that headings claim themselves. */
  readonly explicitIds: ReadonlySet<string>;
  /** Whether some `:name` or `::name` may be read as a directive. */
  readonly hasInlineDirectives: boolean;
  /** Whether some table may align a column. */
  readonly hasAlignedTable: boolean;
  /** Whether some code is a formula. */
  readonly hasFormulas: boolean;
  /** Names of the exports that hand the standard components to the body's own code. */
  readonly binders: readonly string[];
  /** Errors and warnings found on the way. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Collects what the steps of the pre-pass find. */
export interface Findings {
  readonly file: string;
  readonly languages: Set<string>;
  readonly explicitIds: Set<string>;
  readonly binders: string[];
  readonly diagnostics: Diagnostic[];
  hasInlineDirectives: boolean;
  hasAlignedTable: boolean;
}
