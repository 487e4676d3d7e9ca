import type { Fields } from '../frontMatter/fields.ts';
import type { TextKind } from '../layout.ts';
import type { TextFormat } from './textFormat.ts';

/** One file of words with its front matter checked, not yet joined with its translations. */
export interface TextFile {
  readonly kind: TextKind;
  /** Relative to the site's folder. */
  readonly file: string;
  readonly locale: string;
  /** Whether it lies in Docusaurus's folder for its language. */
  readonly isLocalized: boolean;
  /** The file outside of that folder in whose place it stands. */
  readonly replaces: string | null;
  /** Keys of the front matter that are said there and not in its own. */
  readonly inherited: readonly string[];
  /** Path below its root without language and ending, such as 'repack/index': the same in every language. */
  readonly name: string;
  readonly hash: string;
  /** What it is read as where front matter does not say. */
  readonly format: TextFormat;
  /** Whether dollars enclose formulas where front matter does not say. */
  readonly hasMath: boolean;
  readonly fields: Fields;
  readonly data: Readonly<Record<string, unknown>>;
  readonly hasHeading: boolean;
}
