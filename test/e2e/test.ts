import { test as base } from '@playwright/test';

/** Playwright's `test` with addresses relative to the site under test. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured parameter
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
});

export { expect } from '@playwright/test';
