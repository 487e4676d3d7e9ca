import { chromium } from '@playwright/test';
import { awaitFrame, showIntent } from './browserEntry.ts';
import { awaitPage, barLink, clickInPlace, follow, scrollTo, scrollTop, startJourney } from './journey.ts';
import { startOtherSite } from './otherSite.ts';
import { expect, test } from './test.ts';

const POST = '/self-hosted-blog';

test('back and forward restore the exact scroll position, also after a reload', async ({ page }) => {
  const { isSameDocument } = await startJourney(page, POST);
  await scrollTo(page, 777);
  await clickInPlace(barLink(page, '/archive'));
  await awaitPage(page, '/archive');
  await scrollTo(page, 123);
  await follow(page, '/repack');
  await awaitPage(page, '/repack');
  await scrollTo(page, 55);

  await page.goBack();
  await expect(page).toHaveURL('/archive');
  await expect.poll(() => scrollTop(page)).toBe(123);
  await page.goBack();
  await expect(page).toHaveURL(POST);
  await expect.poll(() => scrollTop(page)).toBe(777);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(123);
  expect(await isSameDocument()).toBe(true);

  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(123);
  await showIntent(page);
  await awaitFrame(page);
  await page.goBack();
  await expect(page).toHaveURL(POST);
  await expect.poll(() => scrollTop(page)).toBe(777);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/repack');
  await expect.poll(() => scrollTop(page)).toBe(55);
});

test.describe('with a service worker', () => {
  test.use({ hasWorker: true });

  // A browser drops the place of an entry whose page comes back with another policy than it had.
  for (const sender of ['nobody', 'another site']) {
    test(`a reader sent by ${sender} finds the place again after a way back and a reload`, async ({
      page,
      baseURL,
    }) => {
      if (sender === 'nobody') await page.goto(POST);
      else {
        const other = await startOtherSite();
        await page.goto(other.url);
        await page.evaluate((url) => location.assign(url), `${baseURL}${POST}`);
        await page.waitForURL(`**${POST}`);
        other.stop();
      }
      await showIntent(page);
      await awaitFrame(page);
      // From now on its pages come from the worker, which asks for them in its own name.
      await page.evaluate(() => navigator.serviceWorker.ready);
      await scrollTo(page, 777);
      await clickInPlace(barLink(page, '/archive'));
      await awaitPage(page, '/archive');
      await page.goBack();
      await awaitPage(page, POST);
      for (const place of [777, 555]) {
        await scrollTo(page, place);
        await page.reload();
        await expect.poll(() => scrollTop(page)).toBe(place);
        await showIntent(page);
        await awaitFrame(page);
        expect(await scrollTop(page)).toBe(place);
      }
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    });
  }
});

test('back after a reload shows the page of the address, though no script is there yet', async ({ page }) => {
  await startJourney(page, '/tags');
  await follow(page, '/archive');
  await awaitPage(page, '/archive');
  for (const [path, title] of [
    ['/tags', 'Tags'],
    ['/archive', 'Blog Archive'],
  ] as const) {
    // Nothing shows intent but the way back itself.
    await page.reload();
    await page.evaluate((isBack) => (isBack ? history.back() : history.forward()), path === '/tags');
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
    await awaitFrame(page);
  }
});

test('back restores the scroll position below a picture that is for the other colour mode', async ({
  page,
}) => {
  await startJourney(page, '/docs/');
  const below = await page.evaluate(() => {
    const hidden = [...document.querySelectorAll('.prose > *')].findIndex(
      (part) => part.getClientRects().length === 0,
    );
    return hidden === -1 ? null : document.documentElement.scrollHeight - 3 * innerHeight;
  });
  if (below === null) throw new Error('The guide has no such picture any more.');
  await scrollTo(page, below);
  await clickInPlace(barLink(page, '/archive'));
  await awaitPage(page, '/archive');
  await page.goBack();
  await awaitPage(page, '/docs/');
  await expect.poll(() => scrollTop(page)).toBe(below);
});

test('back to a page that was left by a normal load restores the scroll position', async ({ page }) => {
  await startJourney(page, '/archive');
  await follow(page, POST);
  await awaitPage(page, POST);
  await scrollTo(page, 777);
  await page.evaluate(() => location.assign('/favicon.svg'));
  await page.waitForURL('/favicon.svg');
  await page.goBack();
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(777);
  await showIntent(page);
  await awaitFrame(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  await page.goForward();
  await expect(page).toHaveURL(POST);
  await expect.poll(() => scrollTop(page)).toBe(777);
});

test('hashes of one page keep their positions among other pages', async ({ page }) => {
  await startJourney(page, POST);
  await scrollTo(page, 300);
  const id = await page.locator('main h2[id]').last().getAttribute('id');
  await follow(page, `${POST}#${id}`);
  const there = await scrollTop(page);
  expect(there).toBeGreaterThan(600);
  await clickInPlace(barLink(page, '/archive'));
  await awaitPage(page, '/archive');
  await page.goBack();
  await expect(page).toHaveURL(`${POST}#${id}`);
  await expect.poll(() => scrollTop(page)).toBe(there);
  await page.goBack();
  await expect(page).toHaveURL(POST);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.evaluate(() => history.go(2));
  await awaitPage(page, '/archive');
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(POST);
  await expect.poll(() => scrollTop(page)).toBe(300);
});

test('the menu closes on the way back, and the next step back leaves', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await startJourney(page, POST);
  const menu = page.getByRole('banner').locator('summary[aria-label="Menu"]');
  await menu.click();
  await page.locator('.menu-panel a[href="/archive"]').click();
  // The menu closes with the old page.
  await awaitPage(page, '/archive');
  await menu.click();
  await expect(page.locator('.menu')).toHaveAttribute('open');
  await page.evaluate(() => history.back());
  await expect(page.locator('.menu')).not.toHaveAttribute('open');
  await expect(page).toHaveURL('/archive');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(POST);
});

test('Ctrl, middle click, targets, downloads, files and other origins are left to the browser', async ({
  page,
  context,
}) => {
  const { isSameDocument } = await startJourney(page, POST);
  const opened = async (act: () => Promise<void>) => {
    const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
    // A tab is there before its page is.
    await tab.waitForURL(/^http/);
    const { pathname } = new URL(tab.url());
    await tab.close();
    return pathname;
  };
  const archive = barLink(page, '/archive');
  expect(await opened(() => archive.click({ modifiers: ['ControlOrMeta'] }))).toBe('/archive');
  expect(await opened(() => archive.click({ button: 'middle' }))).toBe('/archive');
  expect(await opened(() => archive.click({ modifiers: ['Shift'] }))).toBe('/archive');
  await archive.evaluate((link: HTMLAnchorElement) => (link.target = '_blank'));
  expect(await opened(() => archive.click())).toBe('/archive');
  await archive.evaluate((link: HTMLAnchorElement) => {
    link.target = '';
    link.download = 'archive.html';
  });
  const [download] = await Promise.all([page.waitForEvent('download'), archive.click()]);
  expect(download.suggestedFilename()).toBe('archive.html');
  await expect(page).toHaveURL(POST);
  expect(await isSameDocument()).toBe(true);

  await page.route('https://example.org/', (route) => route.fulfill({ body: 'Elsewhere' }));
  await follow(page, 'https://example.org/');
  await expect(page).toHaveURL('https://example.org/');
  await page.goBack();
  await startJourney(page, POST);
  await follow(page, '/favicon.svg');
  await expect(page).toHaveURL('/favicon.svg');
});

test('the page may stay in the back/forward cache', async ({ baseURL }) => {
  const { launchOptions } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    // Playwright turns the cache off by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  const { isSameDocument } = await startJourney(page, '/archive');
  // A worker that takes over a page which waits in the cache, or a request that is still on its way, ends it there.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await follow(page, POST);
  await awaitPage(page, POST);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.evaluate(() => location.assign('/favicon.svg'));
  await page.waitForURL('/favicon.svg');
  // Playwright's own step back waits for a load, of which there is none.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(POST);
  await page.waitForFunction(() => (window as { persisted?: boolean }).persisted);
  expect(await isSameDocument()).toBe(true);
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  expect(await isSameDocument()).toBe(true);
  await browser.close();
});
