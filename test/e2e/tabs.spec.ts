import type { Page } from '@playwright/test';
import { awaitEntry, openAlive, showIntent } from './browserEntry.ts';
import { type FixtureSite, startFixtureSite } from './fixtureSite.ts';
import { awaitPage, follow, holdPage } from './journey.ts';
import { expect, test } from './test.ts';

let site: FixtureSite;

test.beforeAll(async () => {
  site = await startFixtureSite('islands-site');
});
test.afterAll(() => site.stop());

const sets = (page: Page) => page.locator('main .prose > .tabs');
const label = (page: Page, set: number, name: string) =>
  sets(page).nth(set).locator('> .tab > summary').filter({ hasText: name });

/** Whether each text can be read. */
async function expectShown(
  page: Page,
  shown: readonly string[],
  hidden: readonly string[] = [],
): Promise<void> {
  for (const text of shown) await expect(page.getByText(text, { exact: true })).toBeVisible();
  for (const text of hidden) await expect(page.getByText(text, { exact: true })).toBeHidden();
}

/** Whether the page has more than moved on: what was marked would be gone after a load. */
async function openMarked(page: Page, path: string): Promise<() => Promise<boolean>> {
  await openAlive(page, site.url + path);
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  return () => page.evaluate(() => 'mark' in window);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs show one of their alternatives at a time', async ({ page }) => {
    await page.goto(`${site.url}/tabs`);
    await expectShown(page, ['Words for macOS.'], ['Words for Linux.', 'Words for Windows.']);
    await label(page, 0, 'Linux').click();
    await expectShown(page, ['Words for Linux.'], ['Words for macOS.']);
  });

  test('a link into a tab or a fold that is closed opens it', async ({ page }) => {
    await page.goto(`${site.url}/tabs#for-windows`);
    await expectShown(page, ['Words for Windows.']);
    await page.goto(`${site.url}/othertabs#deep-inside`);
    await expectShown(page, ['Words of the fold.']);
  });
});

test('tabs of one group show the same choice, and the others keep theirs', async ({ page }) => {
  await openAlive(page, `${site.url}/tabs`);
  await expectShown(page, ['Words for macOS.', 'Second words for Linux.', 'Lone words for macOS.']);
  await label(page, 1, 'macOS').click();
  await expectShown(page, ['Words for macOS.', 'Second words for macOS.', 'Lone words for macOS.']);
  await label(page, 0, 'Linux').click();
  await expectShown(page, ['Words for Linux.', 'Second words for Linux.', 'Lone words for macOS.']);
  await label(page, 0, 'Windows').click();
  await expectShown(page, ['Words for Windows.', 'Second words for Linux.'], ['Words for Linux.']);
  await label(page, 0, 'Windows').click();
  await expectShown(page, ['Words for Windows.']);
});

test('what is pressed stays under the pointer when tabs above it change their height', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await openAlive(page, `${site.url}/tabs`);
  await label(page, 0, 'Windows').click();
  const pressed = label(page, 1, 'macOS');
  await pressed.scrollIntoViewIfNeeded();
  const top = () => pressed.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await pressed.click();
  await expectShown(page, ['Words for macOS.']);
  // Pages scroll by whole pixels.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('a choice is remembered for later pages and visits', async ({ page }) => {
  const isSamePage = await openMarked(page, '/tabs');
  await label(page, 0, 'Linux').click();
  await page.getByRole('link', { name: 'To the other tabs' }).click();
  await expectShown(page, ['Other words for Linux.'], ['Other words for macOS.']);
  expect(await isSamePage()).toBe(true);
  await page.goto(`${site.url}/othertabs`);
  await expectShown(page, ['Other words for Linux.'], ['Other words for macOS.']);
});

test('commands for package managers all follow one choice, also on later visits', async ({ page }) => {
  const command = (words: string) => page.locator('main code').filter({ hasText: words });
  await openAlive(page, `${site.url}/othertabs`);
  await expect(command('npm install second')).toBeVisible();
  await label(page, 1, 'Yarn').click();
  await expect(command('yarn add first')).toBeVisible();
  await expect(command('yarn add second')).toBeVisible();
  await page.goto(`${site.url}/othertabs`);
  await expect(command('yarn add second')).toBeVisible();
  await expect(command('npm install first')).toBeHidden();
});

test('a remembered choice is there with the first paint, without a shift', async ({ page }) => {
  await page.addInitScript(() => {
    // Only intent brings the page to life, however slow the machine is.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    localStorage.setItem('tabs.os', 'linux');
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.url}/tabs`);
  await expectShown(page, ['Words for Linux.', 'Second words for Linux.'], ['Words for macOS.']);
  expect(await page.evaluate(() => 'earlyClicks' in window), 'before the entry').toBe(true);
  await showIntent(page);
  await awaitEntry(page);
  await expectShown(page, ['Words for Linux.']);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('a remembered choice that is no longer there, or a storage that is blocked, does no harm', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => localStorage.setItem('tabs.os', 'beos'));
  await openAlive(page, `${site.url}/tabs`);
  await expectShown(page, ['Words for macOS.', 'Second words for Linux.']);
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  await openAlive(page, `${site.url}/tabs`);
  await label(page, 0, 'Linux').click();
  await expectShown(page, ['Words for Linux.', 'Second words for Linux.']);
  expect(errors).toEqual([]);
});

test('the address can ask for a tab, before all that is remembered, and follows the choice', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('tabs.os', 'win'));
  await page.goto(`${site.url}/tabs?os=linux&x=1#main`);
  await awaitEntry(page);
  await expectShown(page, ['Words for Linux.', 'Second words for Linux.']);
  const length = await page.evaluate(() => history.length);
  await label(page, 0, 'macOS').click();
  await expect(page).toHaveURL(`${site.url}/tabs?os=mac&x=1#main`);
  await expectShown(page, ['Words for macOS.', 'Second words for macOS.']);
  expect(await page.evaluate(() => history.length), 'without an entry in the history').toBe(length);
  await label(page, 2, 'Linux').click();
  await expect(page).toHaveURL(`${site.url}/tabs?os=mac&x=1#main`);
});

test('a tab pressed before the script is there is a choice like any other', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/entry-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    if (localStorage.getItem('tabs.os') === null) localStorage.setItem('tabs.os', 'mac');
  });
  await page.goto(`${site.url}/tabs`);
  await label(page, 0, 'Linux').click();
  await expectShown(page, ['Words for Linux.']);
  release();
  await awaitEntry(page);
  await expectShown(page, ['Words for Linux.', 'Second words for Linux.'], ['Second words for macOS.']);
  await page.goto(`${site.url}/othertabs`);
  await expectShown(page, ['Other words for Linux.']);
});

test('a press on the open tab before the script is there does not leave the set empty', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/entry-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('tabs.os', 'linux'));
  await page.goto(`${site.url}/tabs`);
  await label(page, 0, 'Linux').click();
  await expectShown(page, [], ['Words for Linux.']);
  release();
  await awaitEntry(page);
  await expectShown(page, ['Words for Linux.', 'Second words for Linux.']);
});

test('a choice made while another page is on its way does not call that page off', async ({ page }) => {
  const { asked, release } = await holdPage(page, `${site.url}/othertabs`);
  await openAlive(page, `${site.url}/tabs`);
  await follow(page, `${site.url}/othertabs`);
  await asked;
  await label(page, 0, 'Linux').click();
  await expectShown(page, ['Words for Linux.', 'Second words for Linux.']);
  release();
  await expect(page).toHaveURL(`${site.url}/othertabs`);
  await expectShown(page, ['Other words for Linux.']);
});

test('arrow keys, Home and End move between the tabs of a set', async ({ page }) => {
  await openAlive(page, `${site.url}/tabs`);
  await label(page, 0, 'macOS').focus();
  await page.keyboard.press('ArrowRight');
  await expect(label(page, 0, 'Linux')).toBeFocused();
  await expectShown(page, ['Words for Linux.', 'Second words for Linux.']);
  await page.keyboard.press('End');
  await expect(label(page, 0, 'Windows')).toBeFocused();
  await expectShown(page, ['Words for Windows.']);
  await page.keyboard.press('ArrowRight');
  await expect(label(page, 0, 'macOS')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(label(page, 0, 'Windows')).toBeFocused();
  await page.keyboard.press('Home');
  await expectShown(page, ['Words for macOS.', 'Second words for macOS.']);
  await page.keyboard.press('Tab');
  await expect(label(page, 0, 'Linux')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectShown(page, ['Words for Linux.']);
});

test('tabs inside tabs keep their own choice', async ({ page }) => {
  await openAlive(page, `${site.url}/tabs`);
  await label(page, 0, 'Windows').click();
  await expectShown(page, ['Inner words for cmd.'], ['Inner words for power.']);
  await page.locator('.tab .tabs summary').filter({ hasText: 'power' }).click();
  await expectShown(page, ['Words for Windows.', 'Inner words for power.'], ['Inner words for cmd.']);
  await page.locator('.tab .tabs summary').filter({ hasText: 'power' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, ['Words for Windows.', 'Inner words for cmd.']);
  await page.reload();
  await expectShown(page, ['Words for Windows.', 'Inner words for cmd.']);
});

test('a link into a closed tab or fold opens it, also from another page and against what is remembered', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('tabs.os', 'linux'));
  await page.goto(`${site.url}/tabs#for-windows`);
  await expectShown(page, ['Words for Windows.']);
  await showIntent(page);
  await awaitEntry(page);
  await expectShown(page, ['Words for Windows.', 'Second words for Linux.']);
  expect(await page.evaluate(() => localStorage.getItem('tabs.os')), 'which is no choice').toBe('linux');
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  await page.getByRole('link', { name: 'Into the fold' }).click();
  // The focus moves last of all.
  await awaitPage(page, '/othertabs');
  await expectShown(page, ['Words of the fold.', 'Other words for Linux.']);
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  await page.locator('summary').filter({ hasText: 'A fold' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Words of the fold.')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(page.getByText('Words of the fold.')).toBeVisible();
});

test('without remembered tabs nothing in the text changes when the script arrives', async ({ page }) => {
  await page.goto(`${site.url}/tabs`);
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const main = document.querySelector('main');
    if (main === null) throw new Error('There is no text.');
    new MutationObserver((list) => changes.push(...list.map(({ type }) => type))).observe(main, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await showIntent(page);
  await awaitEntry(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
});
