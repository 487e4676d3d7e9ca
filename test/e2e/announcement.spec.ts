import { awaitFrame, collectComplaints, openAlive, showIntent } from './browserEntry.ts';
import { follow } from './journey.ts';
import { type SmallSite, startSmallSite } from './smallSite.ts';
import { expect, test } from './test.ts';

const spring = { id: 'spring', text: { en: 'A new guide is out.', id: 'Panduan baru sudah terbit.' } };

let site: SmallSite;

test.beforeAll(async () => {
  site = await startSmallSite({ announcement: spring });
});

test.afterAll(() => site.stop());

test('[S4.11] the announcement bar is dismissed per announcement id, and the dismissal resets when the id changes', async ({
  page,
}) => {
  const bar = page.locator('.announcement');
  // Without the entry: closing it is the boot script's own work.
  await page.route('**/assets/*.js*', (route) => route.abort());
  await page.goto(`${site.url}/`);
  await expect(bar).toContainText('A new guide is out.');
  await page.getByRole('button', { name: 'Close this announcement' }).click();
  await expect(bar).toBeHidden();
  await page.goto(`${site.url}/id/first`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();

  await site.build({ announcement: { ...spring, id: 'summer' } });
  await page.goto(`${site.url}/id/`);
  await expect(bar).toContainText('Panduan baru sudah terbit.');
  await site.build({ announcement: spring });
});

test('a dismissed announcement is hidden before the first paint and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('announcement', 'spring');
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      (window as unknown as { shifts: unknown[] }).shifts.push(...list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.url}/first`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.locator('html').getAttribute('data-dismissed')).toBe('');
  await page.waitForLoadState();
  await showIntent(page);
  await awaitFrame(page);
  await expect(page.locator('.announcement')).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
});

test('the announcement can be dismissed after React has taken over, and stays away without complaints', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto(`${site.url}/`);
  await showIntent(page);
  await awaitFrame(page);
  await page.getByRole('button', { name: 'Close this announcement' }).click();
  await page.reload();
  await showIntent(page);
  await awaitFrame(page);
  await expect(page.locator('.announcement')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('an announcement that is dismissed in one tab is gone in the others', async ({ page, context }) => {
  await page.goto(`${site.url}/`);
  const other = await context.newPage();
  await other.goto(`${site.url}/first`);
  await expect(other.locator('.announcement')).toBeVisible();
  await page.getByRole('button', { name: 'Close this announcement' }).click();
  await expect(other.locator('.announcement')).toBeHidden();
});

test('after the announcement is closed by the keyboard the focus is on the content', async ({ page }) => {
  await page.goto(`${site.url}/first`);
  await showIntent(page);
  await awaitFrame(page);
  await page.getByRole('button', { name: 'Close this announcement' }).press('Enter');
  await expect(page.locator('.announcement')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('[S4.11] a tab that is kept open over a deploy with another announcement shows that, and keeps its dismissal', async ({
  page,
}) => {
  const bar = page.locator('.announcement');
  const close = page.getByRole('button', { name: 'Close this announcement' });
  // What was fetched before the deploy is shown as it was.
  await page.route('**/first', (route) => route.abort());
  await openAlive(page, `${site.url}/`);
  await close.click();
  await site.build({ announcement: { ...spring, id: 'autumn' } });
  await page.unroute('**/first');
  await follow(page, '/first');
  await expect(page).toHaveURL(`${site.url}/first`);
  await expect(bar).toBeVisible();
  await close.click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();

  await site.build({});
  await page.route('**/first', (route) => route.abort());
  await openAlive(page, `${site.url}/`);
  await expect(bar).toHaveCount(0);
  await site.build({ announcement: { ...spring, id: 'winter' } });
  await page.unroute('**/first');
  await follow(page, '/first');
  await expect(bar).toBeVisible();
  await close.click();
  await expect(bar).toBeHidden();
  await site.build({ announcement: spring });
});

test('an announcement that cannot be closed is shown to all', async ({ page }) => {
  await site.build({ announcement: { ...spring, isCloseable: false } });
  await page.addInitScript(() => localStorage.setItem('announcement', 'spring'));
  await page.goto(`${site.url}/`);
  await expect(page.locator('.announcement')).toBeVisible();
  await expect(page.locator('.announcement button')).toHaveCount(0);
  await site.build({ announcement: spring });
});

test('[S8.9] a full storage is logged and ignored when the announcement is dismissed', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const complaints = collectComplaints(page);
  await page.goto(`${site.url}/`);
  await page.getByRole('button', { name: 'Close this announcement' }).click();
  await expect(page.locator('.announcement')).toBeHidden();
  expect(complaints).toEqual([expect.stringContaining('quota')]);
});

test('on a phone with text of twice the size the announcement stays a few lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '34px'));
  const letters = 'A new guide is out.'.length;
  const { height, line } = await page.locator('.announcement').evaluate((bar) => ({
    height: bar.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(bar).lineHeight),
  }));
  expect(height / line, 'lines, with the button below').toBeLessThan(letters / 3);
});
