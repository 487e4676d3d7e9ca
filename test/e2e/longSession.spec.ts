import { chromium } from '@playwright/test';
import { heapInUse } from './heapInUse.ts';
import { follow, startJourney } from './journey.ts';
import { ALL_PATHS } from './siteRoutes.ts';
import { expect, test } from './test.ts';

/** More than the browser keeps at a time; each round ends with the same pages kept. */
const PATHS = ALL_PATHS.slice(0, 50);
const ROUNDS = 4;

test('200 navigations in one tab: the heap stays flat within 5 %, and no policy is violated', async ({
  baseURL,
}) => {
  test.slow();
  const { launchOptions } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    // Code that the engine compiles anew once it is hot would count as growth.
    args: [...(launchOptions?.args ?? []), '--js-flags=--no-opt --no-sparkplug --no-maglev'],
  });
  const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
  });
  const { isSameDocument } = await startJourney(page, '/');
  const session = await page.context().newCDPSession(page);
  const visitAll = async () => {
    for (const path of PATHS) {
      await follow(page, path);
      await page.waitForFunction(
        (wanted) =>
          location.pathname === wanted &&
          navigation.transition === null &&
          document.activeElement?.id === 'main',
        path,
      );
    }
  };
  // The script of reading offline comes when nothing else is to do.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/offline-')),
  );
  // Its worker takes the page over before there is something to fetch.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // That of the search would come in whichever round it is first given the time to.
  await follow(page, '/search?q=docker');
  await expect(page.locator('.search-hit').first()).toBeVisible();
  // Until every page was seen once, what is kept of them still grows.
  await visitAll();
  const heap = await heapInUse(session);
  const { documents } = await session.send('Memory.getDOMCounters');
  for (let round = 0; round < ROUNDS; round += 1) await visitAll();
  const growth = (await heapInUse(session)) / heap;
  test.info().annotations.push({ type: 'heap', description: `${heap} bytes, then ${growth} times that` });
  expect(growth).toBeLessThan(1.05);
  expect((await session.send('Memory.getDOMCounters')).documents).toBeLessThanOrEqual(documents + 1);
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  expect(await isSameDocument()).toBe(true);
  await browser.close();
});
