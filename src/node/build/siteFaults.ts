import type { Diagnostic } from '#model/diagnostic.ts';
import { FaultsError } from '../content/faultsError.ts';

/** The owner's code has faults that leave nothing to build with. */
export class SiteFaults extends FaultsError {
  constructor(diagnostics: readonly Diagnostic[]) {
    super('SiteFaults', diagnostics);
  }
}
