import GithubSlugger from 'github-slugger';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { TocItem } from '#model/page.ts';
import type { HeldCode } from '../heldCode.ts';
import { NPM_TO_YARN } from '../code/packageCommands.ts';
import { PendingFormulas } from '../math/pendingFormulas.ts';
import type { Prepared } from '../prepare/prepared.ts';

/** What the transforms of one body share and find. */
export interface TransformState {
  readonly file: string;
  readonly locale: string;
  readonly explicitIds: ReadonlySet<string>;
  readonly usedIds: Set<string>;
  readonly slugger: GithubSlugger;
  readonly headings: TocItem[];
  readonly diagnostics: Diagnostic[];
  readonly heldCode: HeldCode[];
  readonly formulas: PendingFormulas;
  /** Whether some fence may hold commands for every package manager. */
  readonly hasPackageCommands: boolean;
  /** Whether some container may have a title in brackets, as the pre-pass writes all titles. */
  readonly hasDirectiveTitles: boolean;
  /** Drawings and formulas of HTML that are open. */
  openDrawings: number;
  title: string | null;
}

export function createTransformState(prepared: Prepared, locale: string): TransformState {
  return {
    file: prepared.file,
    locale,
    explicitIds: prepared.explicitIds,
    usedIds: new Set(),
    slugger: new GithubSlugger(),
    headings: [],
    diagnostics: [],
    heldCode: [],
    formulas: new PendingFormulas(prepared.hasFormulas ? prepared.text : ''),
    hasPackageCommands: prepared.text.includes(NPM_TO_YARN),
    hasDirectiveTitles: /:::.*\[/.test(prepared.text),
    openDrawings: 0,
    title: null,
  };
}
