import { SiteFaults } from '../build/siteFaults.ts';
import { openWorkshop, type Workshop } from '../build/workshop.ts';

/** The tools that bodies are made with: those of before until there are new ones, so that an edit shows at once. */
export interface DevWorkshop {
  /** Rejects with the faults of the site's islands. */
  current(): Promise<Workshop>;
  /** Makes them of theme and islands as they are now. */
  renew(): Promise<void>;
}

export function createDevWorkshop(siteDir: string): DevWorkshop {
  let workshop = openWorkshop(siteDir);
  return {
    current: () => workshop,
    async renew() {
      const before = workshop;
      // A theme that cannot be bundled has its fault shown already; a site keeps its until it is mended.
      const renewed = openWorkshop(siteDir).catch((error: unknown) => {
        if (error instanceof SiteFaults) throw error;
        return before;
      });
      await renewed.catch(() => undefined);
      workshop = renewed;
    },
  };
}
