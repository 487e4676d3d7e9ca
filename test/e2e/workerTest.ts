import { collectComplaints } from './browserEntry.ts';
import { expect, test as base } from './test.ts';
import { startWorkerSite, type WorkerSite } from './workerSite.ts';

interface WorkerFixtures {
  /** One for all tests of a process, at its first version when a test begins. */
  readonly workerSite: WorkerSite;
}

interface Watching {
  /** Whatever happens to a worker, the console stays free of errors. */
  readonly quietConsole: void;
}

/** The site's `test` for the life of service workers. */
export const test = base.extend<Watching, WorkerFixtures>({
  hasWorker: true,
  workerSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured parameter
    async ({}, provide) => {
      const site = await startWorkerSite();
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  quietConsole: [
    async ({ page, workerSite }, provide) => {
      workerSite.line.renew();
      workerSite.deploy('one');
      const complaints = collectComplaints(page, ['error']);
      await provide();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
