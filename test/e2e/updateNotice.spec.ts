import type { ServerResponse } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { collectComplaints, openAlive, openWithToast } from './browserEntry.ts';
import { awaitPage, follow } from './journey.ts';
import { startLine, type Line } from './line.ts';
import { comeBack } from './serviceWorkers.ts';
import { type SmallSite, startSmallSite } from './smallSite.ts';
import { expect, test } from './test.ts';
import { useAxe, violationsAt } from './violations.ts';

test.use({ hasWorker: true });
// All tests deploy to the same site.
test.describe.configure({ mode: 'serial' });

const READY = /^(?:Ready to read offline|Siap dibaca luring)$/;

let site: SmallSite;
let line: Line;
let version = 0;

test.beforeAll(async () => {
  site = await startSmallSite({ title: 'Version 0' });
  line = await startLine(site.url);
});

test.afterAll(async () => {
  await line.stop();
  await site.stop();
});

/** Publishes another version and gives the title that its pages have. */
async function deploy(): Promise<string> {
  version += 1;
  const title = `Version ${version}`;
  await site.build({ title });
  line.spoil('/sw.js', null);
  return title;
}

/** Publishes another worker for the same pages, which is enough for a notice. */
async function deployWorker(): Promise<void> {
  const worker = await (await fetch(`${site.url}/sw.js`)).text();
  version += 1;
  const text = `${worker}// ${version}`;
  line.spoil('/sw.js', (_incoming, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(text);
  });
}

function brand(page: Page): Locator {
  return page.getByRole('banner').locator('.brand');
}

function notice(page: Page): Locator {
  return page.locator('.offline-box');
}

/** Opens a page in offline mode and waits until everything is kept. */
async function readOffline(page: Page, path = '/first'): Promise<void> {
  await openWithToast(page, `${line.url}${path}?offlineMode=true`, READY);
  // Once more, so that the page is a copy.
  await openAlive(page, `${line.url}${path}?offlineMode=true`);
  await expect(page.locator('.offline-sign')).toBeAttached();
}

/** The reader comes back to the window until there is a notice. */
async function comeBackToNotice(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await comeBack(page);
      return notice(page).isVisible();
    })
    .toBe(true);
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

function workerStates(page: Page, scope = '/'): Promise<string> {
  return page.evaluate(async (path) => {
    const registration = await navigator.serviceWorker.getRegistration(path);
    const { active, waiting, installing } = registration ?? {};
    return `${active?.state} ${waiting?.state} ${installing?.state}`;
  }, scope);
}

test('[S4.16, S4.18] a new version that waits is offered in offline mode; Refresh loads once and into it', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await readOffline(page);
  const old = await brand(page).textContent();
  const title = await deploy();
  const loads = countLoads(page);
  await comeBackToNotice(page);
  await expect(notice(page)).toContainText('New version available');
  await expect(page.locator('body'), 'the focus stays where it is').toBeFocused();
  await expect(brand(page)).toHaveText(old ?? '');
  await notice(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(brand(page)).toHaveText(title);
  await expect.poll(() => workerStates(page)).toBe('activated undefined undefined');
  await openAliveAgain(page);
  await expect(notice(page)).toHaveCount(0);
  expect(loads()).toBe(1);
  expect(complaints).toEqual([]);
});

test('Refresh brings the new version of every locale that waits into use', async ({ page, context }) => {
  await readOffline(page);
  // A worker waits only while a tab is open that it would take over.
  const otherTab = await context.newPage();
  await readOffline(otherTab, '/id/first');
  await page.bringToFront();
  await follow(page, '/id/first');
  await awaitPage(page, '/id/first');
  await expect.poll(() => workerStates(page, '/id/')).toBe('activated undefined undefined');
  await page.goBack();
  await awaitPage(page, '/first');
  const title = await deploy();
  for (const scope of ['/', '/id/'])
    await expect
      .poll(async () => {
        await comeBack(page);
        return workerStates(page, scope);
      })
      .toBe('activated installed undefined');
  const loads = countLoads(page);
  await notice(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(brand(page)).toHaveText(title);
  for (const scope of ['/', '/id/'])
    await expect.poll(() => workerStates(page, scope)).toBe('activated undefined undefined');
  await page.waitForLoadState();
  expect(loads()).toBe(1);
});

test('the notice is reached and closed by the keyboard, and stays closed for that version', async ({
  page,
}) => {
  await readOffline(page);
  await deployWorker();
  await comeBackToNotice(page);

  const link = page.getByRole('contentinfo').getByRole('link').last();
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('button', { name: 'Refresh' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await comeBack(page);
  await page.getByRole('banner').getByRole('link', { name: 'Version' }).click();
  await awaitPage(page, '/');
  await expect(notice(page)).toHaveCount(0);
  expect(await workerStates(page)).toBe('activated installed undefined');
});

test('Escape closes what is in front first, then the notice', async ({ page }) => {
  await readOffline(page);
  await deployWorker();
  await comeBackToNotice(page);
  const menu = page.locator('.locale-menu');
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
});

test('other tabs keep working and are told that a new version is in use', async ({ page, context }) => {
  await readOffline(page);
  const other = await context.newPage();
  await openAlive(other, `${line.url}/id/first?offlineMode=true`);
  await openAlive(other, `${line.url}/docs/?offlineMode=true`);
  await expect(other.locator('.offline-sign')).toBeAttached();
  const complaints = collectComplaints(other);
  const loads = countLoads(other);
  const title = await deploy();
  await comeBackToNotice(page);
  await notice(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(brand(page)).toHaveText(title);

  await expect(notice(other)).toContainText('A new version is in use.');
  await expect(brand(other)).not.toHaveText(title);
  expect(loads()).toBe(0);
  await notice(other).getByRole('button', { name: 'Refresh' }).click();
  await expect(brand(other)).toHaveText(title);
  await openAliveAgain(other);
  await expect(notice(other)).toHaveCount(0);
  expect(loads()).toBe(1);
  expect(complaints).toEqual([]);
});

test('no notice comes when the page just loaded is already the new one', async ({ page, context }) => {
  // The browser looks for a new version by itself, too, a moment after a page was opened: be it from the old one.
  await noteUpdates(page);
  await readOffline(page);
  const title = await deploy();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  await openAlive(page, `${line.url}/first?offlineMode=true`);
  await expect(brand(page)).toHaveText(title);
  await awaitTakeOver(page);
  await expect(notice(page)).toHaveCount(0);
  await session.send('Network.setBypassServiceWorker', { bypass: false });
  await openAlive(page, `${line.url}/first?offlineMode=true`);
  await expect(brand(page)).toHaveText(title);
  await expect(page.locator('.offline-sign')).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
});

test('[S4.16] outside of offline mode a new version comes by itself, without a notice', async ({ page }) => {
  await openAlive(page, `${line.url}/first`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await noteUpdates(page);
  await openAlive(page, `${line.url}/first`);
  await expect(page.locator('.offline-sign')).toBeAttached();
  const title = await deploy();
  await expect
    .poll(async () => {
      await comeBack(page);
      return hasUpdate(page);
    })
    .toBe(true);
  await awaitTakeOver(page);
  await expect(notice(page)).toHaveCount(0);
  await openAlive(page, `${line.url}/first`);
  await expect(brand(page)).toHaveText(title);
  await expect(notice(page)).toHaveCount(0);
});

test('how far the saving is shows while it lasts, and readiness only when it is there', async ({ page }) => {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  async function answerLater(response: ServerResponse): Promise<void> {
    await released;
    const answer = await fetch(`${site.url}/docs/`);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await answer.text());
  }
  line.spoil('/docs/', (_incoming, response) => {
    void answerLater(response);
  });
  await openAlive(page, `${line.url}/first?offlineMode=true`);
  const progress = notice(page).getByRole('progressbar', { name: 'Saving for offline' });
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.max - bar.value)).toBe(1);
  await expect(notice(page)).toContainText(/Saving for offline\d+ of \d+/);
  await expect(page.locator('.toast')).toBeEmpty();
  release();
  await expect(page.locator('.toast')).toHaveText('Ready to read offline');
  await expect(notice(page)).toHaveCount(0);
  line.spoil('/docs/', null);
  await page.goto(`${line.url}/offline?offlineMode=true`);
  await expect(page.locator('#kept')).toContainText('The whole site is kept here and ready to read offline');
});

test('what could not be saved is told once, with the reason, and the page works on', async ({
  page,
  context,
}) => {
  line.spoil('/docs/', (_incoming, response) => response.writeHead(404).end());
  await openAlive(page, `${line.url}/first?offlineMode=true`);
  await expect(notice(page)).toContainText('a file could not be fetched');
  line.spoil('/docs/', null);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);

  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1000 });
  await openAlive(page, `${line.url}/first?offlineMode=true`);
  await expect(notice(page)).toContainText('too little room left');
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.url });
  await openWithToast(page, `${line.url}/first?offlineMode=true`, 'Ready to read offline');
});

test('[S4.17] after an install event only our workers are unregistered, and the page loads once, in offline mode', async ({
  page,
}) => {
  line.spoil('/other/sw.js', (_incoming, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end('// Somebody else’s.');
  });
  const desk = await page.context().newPage();
  await desk.goto(`${line.url}/test-desk`);
  await desk.evaluate(() => navigator.serviceWorker.register('/other/sw.js?params={}', { scope: '/other/' }));
  await desk.close();
  const modes = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistrations();
      return found
        .map(
          ({ scope, active }) => `${new URL(scope).pathname} ${active?.scriptURL.includes('Mode%22%3Atrue')}`,
        )
        .toSorted();
    });
  await openAlive(page, `${line.url}/id/first`);
  await expect.poll(modes).toEqual(['/ false', '/id/ false', '/other/ false']);
  await openAlive(page, `${line.url}/first`);
  await expect.poll(modes).toEqual(['/ false', '/id/ false', '/other/ false']);

  const loads = countLoads(page);
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect.poll(loads).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.pwa.event.appInstalled.fired'))).toBe(
    'true',
  );
  await openAliveAgain(page);
  await expect.poll(modes).toEqual(['/ true', '/other/ false']);

  // It can be offered again only when it is gone.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await expect.poll(loads).toBe(2);
  expect(
    await page.evaluate(() => localStorage.getItem('docusaurus.pwa.event.appInstalled.fired')),
  ).toBeNull();
  await openAliveAgain(page);
  await expect.poll(modes).toEqual(['/ false', '/other/ false']);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await expect(page.locator('.offline-sign')).toBeAttached();
  expect(loads()).toBe(2);
});

test('each locale is an app of its own: that one can be installed says nothing of another', async ({
  page,
}) => {
  const flag = () => page.evaluate(() => localStorage.getItem('docusaurus.pwa.event.appInstalled.fired'));
  await openAlive(page, `${line.url}/id/first`);
  await expect(page.locator('.offline-sign')).toBeAttached();
  const loads = countLoads(page);
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect.poll(loads).toBe(1);
  await openAlive(page, `${line.url}/first`);
  await expect(page.locator('.offline-sign')).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  expect(await flag()).toBe('true');
  await openAlive(page, `${line.url}/id/first`);
  await expect(page.locator('.offline-sign')).toBeAttached();
  expect(await flag()).toBe('true');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  // The page loads anew meanwhile, which ends a question that is put to it just then.
  await page.waitForFunction(() => localStorage.getItem('docusaurus.pwa.event.appInstalled.fired') === null);
});

test('the notice keeps WCAG 2.2 AA and best practice in both themes, on wide and narrow screens', async ({
  page,
}) => {
  await useAxe(page);
  await readOffline(page);
  await deployWorker();
  await comeBackToNotice(page);
  for (const width of [320, 1280]) {
    expect(await violationsAt(page, [width])).toEqual([]);
    const box = await notice(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
  }
});

/** Brings a page to life that the reader did not ask for. */
async function openAliveAgain(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await expect(page.locator('.offline-sign')).toBeAttached();
}

/** Notes in every page from now on when the browser has found a new version of the worker. */
async function noteUpdates(page: Page): Promise<void> {
  await page.addInitScript(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const note = () => sessionStorage.setItem('hasUpdate', '');
    registration?.addEventListener('updatefound', note);
    if (registration?.waiting || registration?.installing) note();
  });
}

/** Whether a new version was found since updates are noted. */
function hasUpdate(page: Page): Promise<boolean> {
  return page.evaluate(() => sessionStorage.getItem('hasUpdate') !== null);
}

/** Waits until a new version was found and nothing of it waits any longer. */
async function awaitTakeOver(page: Page): Promise<void> {
  await expect.poll(() => hasUpdate(page)).toBe(true);
  await expect.poll(() => workerStates(page)).toBe('activated undefined undefined');
}
