import type { Diagnostic } from '#model/diagnostic.ts';
import { SiteFaults } from '../build/siteFaults.ts';
import type { Workshop } from '../build/workshop.ts';

/** The tools that bodies are made with: those of before until there are new ones, so that an edit shows at once. */
export interface DevWorkshop {
  /** Rejects as long as there have never been any. */
  current(): Promise<Workshop>;
  /** What keeps the islands from being bundled, as far as is known. */
  faults(): readonly Diagnostic[];
  /** Theme or islands were edited. What of them cannot be compiled is told by whoever runs them, long before the bundler. */
  forgetSyntax(): void;
  /** Makes them of theme and islands as they are now. */
  renew(): Promise<void>;
}

const TOLD_SOONER: ReadonlySet<string> = new Set(['island/syntax', 'island/missing']);

/** `onFailure` hears why there are no new ones, where that is no fault of the site. */
export function createDevWorkshop(
  open: () => Promise<Workshop>,
  onFailure: (error: unknown) => void,
): DevWorkshop {
  let workshop = open();
  let faults: readonly Diagnostic[] = [];
  return {
    current: () => workshop,
    faults: () => faults,
    forgetSyntax() {
      faults = faults.filter(({ code }) => !TOLD_SOONER.has(code));
    },
    async renew() {
      const renewed = open();
      try {
        await renewed;
        workshop = renewed;
        faults = [];
      } catch (error) {
        const isThere = await workshop.then(
          () => true,
          () => false,
        );
        if (!isThere) workshop = renewed;
        else if (error instanceof SiteFaults) faults = error.diagnostics;
        else onFailure(error);
      }
    },
  };
}
