import type { Diagnostic } from '#model/diagnostic.ts';
import type { WrittenText } from './origins.ts';

/** A source after the pre-pass: its lines in a form that both engines read alike, and those of the texts it includes. */
export interface Prepared extends WrittenText {
  readonly file: string;
  readonly format: 'mdx' | 'md';
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
  /** The front matter as JSON, if the text may name it. */
  readonly frontMatter: string | null;
  /** Names of the exports that hand the standard components to the body's own code. */
  readonly binders: readonly string[];
  /** Errors and warnings found on the way. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Collects what the steps of the pre-pass find. */
export interface Findings {
  /** The text that all of it becomes part of. */
  readonly page: string;
  readonly file: string;
  readonly languages: Set<string>;
  readonly explicitIds: Set<string>;
  /** What each name that was imported stands for. */
  readonly imported: Map<string, string>;
  /** The texts that are included, by file; several may include the same. */
  readonly included: Map<string, WrittenText>;
  /** Their module code. */
  readonly moduleCode: Map<string, WrittenText>;
  readonly binders: string[];
  readonly diagnostics: Diagnostic[];
  hasInlineDirectives: boolean;
  hasAlignedTable: boolean;
}
