import type { Page, Request } from '@playwright/test';
import { awaitFrame, collectComplaints, openAlive, showIntent } from './browserEntry.ts';
import { type DeployedSite, startDeployedSite } from './deploySite.ts';
import { awaitPage, barLink, follow, startJourney } from './journey.ts';
import { ALL_PATHS, LOCALES, ROUTES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

let site: DeployedSite;

test.beforeAll(async () => {
  site = await startDeployedSite();
});

test.afterAll(() => site.stop());

function entryOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset['entry'] ?? '');
}

/** Opens a page before the deploy, follows a link after it, and tells how many normal loads that took. */
async function crossDeploy(page: Page, from: string, to: string): Promise<number> {
  site.deploy('old');
  await openAlive(page, site.url + from);
  site.deploy('new');
  const html = await (await page.request.get(site.url + to)).text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
  let loads = 0;
  const count = (request: Request): void => {
    if (request.isNavigationRequest()) loads += 1;
  };
  page.on('request', count);
  await follow(page, to);
  // From a page to itself, all that follows is true before anything has happened.
  await awaitPage(page, to);
  await expect(page).toHaveURL(site.url + to);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
  await expect(page.locator('main h1')).toHaveCount(1);
  page.off('request', count);
  return loads;
}

for (const { code, prefix } of LOCALES) {
  test(`every page is reached by a click from a tab opened before a deploy, with one load each (${code})`, async ({
    page,
  }) => {
    test.slow();
    let total = 0;
    for (const route of ROUTES) {
      const loads = await crossDeploy(page, `${prefix}/search`, prefix + route);
      expect(loads, prefix + route).toBeLessThanOrEqual(1);
      total += loads;
    }
    expect(ROUTES).toHaveLength(59);
    expect(total, 'only what was fetched before the deploy needs no load').toBeGreaterThan(40);
  });
}

test('a tab that is kept open over a deploy goes on: one load, then swaps again, and nothing is broken', async ({
  page,
}) => {
  site.deploy('old');
  await startJourney(page, `${site.url}/`);
  // What comes when nothing else is to do: afterwards there is nothing left of this build.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/offline-')),
  );
  const oldEntry = await entryOf(page);
  site.deploy('new');
  const complaints = collectComplaints(page);
  await follow(page, '/books/');
  await page.waitForURL(`${site.url}/books/`);
  await page.waitForFunction((old) => document.documentElement.dataset['entry'] !== old, oldEntry);
  expect(await page.evaluate(() => 'mark' in window)).toBe(false);
  await showIntent(page);
  await awaitFrame(page);
  await page.evaluate(() => Object.assign(window, { mark: 2 }));
  for (const path of ALL_PATHS.slice(0, 12)) {
    await follow(page, path);
    await expect(page).toHaveURL(site.url + path);
  }
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('back over a deploy loads the page of the new build', async ({ page }) => {
  site.deploy('old');
  await page.clock.install();
  await startJourney(page, `${site.url}/books/`);
  const oldEntry = await entryOf(page);
  await barLink(page, '/archive').click();
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  // Before the page is forgotten: a link in view may have it fetched again at once.
  site.deploy('new');
  await page.clock.fastForward('10:00');
  await page.goBack();
  await page.waitForFunction((old) => document.documentElement.dataset['entry'] !== old, oldEntry);
  await expect(page).toHaveURL(`${site.url}/books/`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
