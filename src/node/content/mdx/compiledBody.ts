import type { Diagnostic } from '#model/diagnostic.ts';
import type { TocItem } from '#model/page.ts';
import { FaultsError } from '../faultsError.ts';
import type { HeldCode } from './heldCode.ts';

/** A body as JavaScript that has not run yet: the function body `ServerBundle.renderBody` takes. */
export interface CompiledBody {
  readonly code: string;
  /** Blocks that the rendered HTML names by number. */
  readonly heldCode: readonly HeldCode[];
  /** Language of the text. */
  readonly locale: string;
  /** Levels 2 to 6, in document order. */
  readonly headings: readonly TocItem[];
  /** Text of the level-one heading that opens the body. */
  readonly title: string | null;
  readonly warnings: readonly Diagnostic[];
}

/** Everything that is wrong with one body. */
export class CompileError extends FaultsError {
  /** The body without what is wrong with it, where that can be compiled: to be looked at, not to be published. */
  readonly rest: CompiledBody | null;

  constructor(diagnostics: readonly Diagnostic[], rest: CompiledBody | null = null) {
    super('CompileError', diagnostics);
    this.rest = rest;
  }
}
