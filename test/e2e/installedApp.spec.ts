import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { showIntent, saveData } from './browserEntry.ts';
import { chromiumPath } from './chromiumPath.ts';
import { expect, test } from './test.ts';

let profile: string;
let context: BrowserContext;

// Private windows install nothing, and neither does the shell that other tests run in.
test.beforeEach(async () => {
  const executablePath = chromiumPath();
  profile = mkdtempSync(join(tmpdir(), 'lontar-app-'));
  context = await chromium.launchPersistentContext(profile, {
    ...(executablePath !== undefined && { executablePath }),
    channel: 'chromium',
    // Else a browser offers what can be installed only to readers who have been there for a while.
    args: ['--no-sandbox', '--disable-gpu', '--bypass-app-banner-engagement-checks'],
  });
});

test.afterEach(async () => {
  await context.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Notes what the browser tells of the site as an app; only intent brings a page to life, however slow the machine is. */
async function noteSigns(page: Page): Promise<void> {
  await saveData(page);
  await page.addInitScript(() => {
    const signs: string[] = [];
    Object.assign(window, { signs });
    addEventListener('beforeinstallprompt', ({ type }) => signs.push(type));
  });
}

/** Opens a page and waits for the browser's offer to install the site. Nothing but the boot script is there to hear it. */
async function openUntilOffered(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { signs: string[] }).signs.length > 0);
  expect(await page.evaluate(() => 'earlyClicks' in window), 'before the entry').toBe(true);
}

/** Whether each of the workers keeps everything, or is about to. */
function offlineModes(page: Page): Promise<boolean[]> {
  return page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistrations();
    const workers = found.map(({ active, installing }) => installing ?? active);
    return workers.map((worker) => worker?.scriptURL.includes('offlineMode%22%3Atrue') ?? false);
  });
}

function isFlagged(page: Page): Promise<boolean> {
  return page.evaluate(() => localStorage.getItem('docusaurus.pwa.event.appInstalled.fired') !== null);
}

test('[S4.15, S4.17] an app that was installed or removed before the page came to life is noticed when it does', async ({
  baseURL,
}) => {
  const app = { manifestId: `${baseURL}/` };
  const page = await context.newPage();
  await noteSigns(page);
  await openUntilOffered(page, `${baseURL}/repack`);
  const session = await context.newCDPSession(page);
  await session.send('PWA.install', app);
  await session.send('PWA.changeAppUserSettings', { ...app, displayMode: 'standalone' });
  // The browser tells it only of what a reader has installed by hand.
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await Promise.all([page.waitForEvent('load'), showIntent(page)]);
  await showIntent(page);
  await expect.poll(() => offlineModes(page)).toEqual([true]);
  expect(await isFlagged(page)).toBe(true);

  // The reader removes the app while no page of it is open, and comes back later.
  await page.goto('about:blank');
  await session.send('PWA.uninstall', app);
  await openUntilOffered(page, `${baseURL}/repack`);
  expect(await isFlagged(page)).toBe(true);
  await Promise.all([page.waitForEvent('load'), showIntent(page)]);
  expect(await isFlagged(page)).toBe(false);
  expect(await offlineModes(page)).toEqual([]);
});
