import { test as base } from '@playwright/test';
import { documentFacts } from './documentFacts.ts';
import type { DocumentFacts } from './documentFacts.ts';
import { ALL_PATHS } from './siteRoutes.ts';

export { expect } from '@playwright/test';

export interface SiteFixtures {
  /** The facts of every page of the site by its path. */
  readonly site: ReadonlyMap<string, DocumentFacts>;
}

export interface SiteOptions {
  /** Whether pages get their service worker. What passes one can not be held or spoilt by a test's routes. */
  readonly hasWorker: boolean;
}

/** Playwright's `test` with addresses relative to the site under test. */
export const test = base.extend<SiteOptions, SiteFixtures>({
  hasWorker: [false, { option: true }],
  context: async ({ context, hasWorker }, provide) => {
    if (!hasWorker) await context.addInitScript(keepWaiting);
    await provide(context);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured parameter
  baseURL: async ({}, provide, { project }) =>
    provide(process.env[project.name === 'dev' ? 'DEV_URL' : 'SITE_URL']),
  page: async ({ page }, provide) => {
    await provide(page);
    // A request that is still on its way when the test is over concerns nobody.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  site: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      const facts = new Map<string, DocumentFacts>();
      for (const path of ALL_PATHS) {
        const response = await page.request.get(`${process.env['SITE_URL']}${path}`);
        facts.set(path, await documentFacts(page, await response.text()));
      }
      await page.close();
      await provide(facts);
    },
    { scope: 'worker' },
  ],
});

/** Lets pages wait for their worker for ever, as on a very busy device. */
function keepWaiting(): void {
  // Missing where the page is no secure context.
  if ('ServiceWorkerContainer' in window)
    ServiceWorkerContainer.prototype.register = () => new Promise<ServiceWorkerRegistration>(() => {});
}
