import type { Page } from '@playwright/test';
import { awaitIdle, openAlive } from './browserEntry.ts';
import { DESK } from './line.ts';
import { registerWorker, unkeptFiles } from './serviceWorkers.ts';
import { expect } from './test.ts';
import type { WorkerSite } from './workerSite.ts';
import { test } from './workerTest.ts';

let site: WorkerSite;

test.beforeEach(async ({ page, workerSite }) => {
  site = workerSite;
  await page.goto(site.url + DESK);
});

const sign = (page: Page) => page.locator('.offline-sign');

/** A post that was read and is then loaded anew while the server does not answer; the browser has its line. */
async function openLost(page: Page): Promise<void> {
  await registerWorker(page, { scope: '/', offlineMode: false });
  await openAlive(page, `${site.url}/first`);
  await expect(sign(page)).toBeAttached();
  await expect.poll(() => unkeptFiles(page)).toEqual([]);
  site.line.cut();
  await openAlive(page, `${site.url}/first`);
  await expect(sign(page)).toHaveText('Offline');
}

test('the sign goes by itself when the server answers again', async ({ page }) => {
  await openLost(page);
  site.line.mend();
  await expect(sign(page)).toBeEmpty();
});

test('after offline mode its worker still gives a copy: that is no sign of a missing line', async ({
  page,
}) => {
  await registerWorker(page, { scope: '/', offlineMode: true });
  await openAlive(page, `${site.url}/first`);
  await expect(sign(page)).toBeAttached();
  await awaitIdle(page);
  expect(await sign(page).textContent()).toBe('');
});

test('[S4.16] outside of offline mode a new worker takes over, however much the one before is asked', async ({
  page,
}) => {
  await registerWorker(page, { scope: '/', offlineMode: true });
  // As a reader does whose pointer passes over links: often while the new worker comes, and now and then later.
  await page.addInitScript(async () => {
    const ask = async () => (await fetch('/second', { headers: { accept: 'text/html' } })).text();
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const waiting = async () => (await navigator.serviceWorker.getRegistration('/'))?.waiting;
    while (!(await waiting())) await Promise.all([ask(), pause(5)]);
    for (let round = 0; round < 40; round += 1) await Promise.all([ask(), pause(5)]);
    for (;;) await Promise.all([ask(), pause(3000)]);
  });
  await openAlive(page, `${site.url}/first`);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active } = (await navigator.serviceWorker.getRegistration('/')) ?? {};
        return `${active?.state} ${decodeURIComponent(active?.scriptURL ?? '')}`;
      }),
    )
    .toMatch(/^activated .*"offlineMode":false/);
});
