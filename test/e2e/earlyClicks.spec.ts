import type { Page } from '@playwright/test';
import { awaitFrame } from './browserEntry.ts';
import { holdBack } from './holdBack.ts';
import { expect, test } from './test.ts';

interface EarlyClick {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  /** What is clicked. */
  readonly target: string;
  /** What a reader then sees, and still sees after React has taken over. */
  readonly effect: (page: Page) => Promise<void>;
}

const POST = '/the-navigation-router';

const CLICKS: readonly EarlyClick[] = [
  {
    name: 'theme',
    path: POST,
    width: 1280,
    target: 'button[data-act="theme"]',
    effect: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  {
    name: 'menu',
    path: `/id${POST}`,
    width: 375,
    target: 'header summary[aria-label="Menu"]',
    effect: (page) => expect(page.locator('header .menu-panel a').first()).toBeVisible(),
  },
  {
    name: 'language',
    path: POST,
    width: 1280,
    target: 'header summary[aria-label="Language"]',
    effect: (page) => expect(page.getByRole('banner').getByRole('link', { name: 'Indonesia' })).toBeVisible(),
  },
  {
    name: 'search',
    path: POST,
    width: 1280,
    target: 'header a[data-act="search"]',
    effect: (page) => expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused(),
  },
  {
    name: 'tab',
    path: POST,
    width: 1280,
    target: 'main .tab:not([open]) > summary',
    effect: (page) => expect(page.locator('main .tab').nth(1).locator('.tab-panel')).toBeVisible(),
  },
  {
    name: 'copy',
    path: POST,
    width: 1280,
    target: 'main button[data-act="copy"]',
    effect: (page) =>
      expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('import'),
  },
  {
    name: 'share',
    path: POST,
    width: 375,
    target: 'main button[data-act="share"]',
    effect: (page) =>
      expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/^http:.*\/the-navigation-router$/),
  },
  {
    name: 'wrap',
    path: POST,
    width: 1280,
    target: 'main button[data-act="wrap"]',
    effect: (page) =>
      expect(page.locator('main button[data-act="wrap"]').first()).toHaveAttribute('aria-pressed', 'true'),
  },
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** All pages of a browser share one clipboard: what an earlier test has copied is no effect of this one. */
test.beforeEach(async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.close();
});

/** Slow 4G and a slow phone. */
async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function awaitAfterFirstPaint(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction((delay) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint !== undefined && performance.now() >= paint.startTime + delay;
  }, milliseconds);
}

for (const click of CLICKS) {
  for (const delay of [100, 600]) {
    test(`an early click is never lost: ${click.name}, ${delay} ms after the first paint`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: click.width, height: 800 });
      await throttle(page);
      await page.goto(click.path, { waitUntil: 'commit' });
      await awaitAfterFirstPaint(page, delay);
      await page.locator(click.target).first().click();
      await click.effect(page);
      await awaitFrame(page);
      await click.effect(page);
    });
  }
}

for (const name of ['copy', 'wrap']) {
  test(`a click that needs the entry is kept until it arrives: ${name}`, async ({ page }) => {
    const click = CLICKS.find((each) => each.name === name);
    if (click === undefined) throw new Error(`There is no click '${name}'.`);
    const letGo = await holdBack(page, '**/assets/*.js*');
    await page.goto(click.path);
    await page.locator(click.target).first().click();
    expect(await page.evaluate(() => (window as { earlyClicks?: unknown[] }).earlyClicks?.length)).toBe(1);
    letGo();
    await click.effect(page);
  });
}

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`[S2.25] the search opens with ${key} pressed before the script is there`, async ({ page }) => {
    await throttle(page);
    await page.goto(POST, { waitUntil: 'commit' });
    await awaitAfterFirstPaint(page, 100);
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });
}

for (const key of ['Control+K', '/'])
  test(`[S2.25] so it does with ${key} while a link has the focus`, async ({ page }) => {
    await throttle(page);
    await page.goto(POST, { waitUntil: 'commit' });
    await awaitAfterFirstPaint(page, 100);
    await page.locator('.brand').focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

for (const key of ['Control+k', '/']) {
  test(`[S2.25] what is typed after ${key} is in the search box, though the script comes later`, async ({
    page,
  }) => {
    const letGo = await holdBack(page, '**/assets/*.js*');
    await page.goto(POST);
    await page.keyboard.press(key);
    await page.keyboard.type('ci/cd Docker');
    letGo();
    const box = page.getByRole('dialog').getByRole('combobox');
    await expect(box).toHaveValue('ci/cd Docker');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('[S2.25] Backspace and Enter after the key of the search do what they do in it, though the script comes later', async ({
  page,
}) => {
  const letGo = await holdBack(page, '**/assets/*.js*');
  await page.goto(POST);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('airplx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ay');
  await page.keyboard.press('Enter');
  letGo();
  await expect(page).toHaveURL(/\/the-beauty-of-airplay/);
});

for (const key of ['Control+k', '/'])
  test(`[S2.25] Escape takes back a search that was asked for with ${key} before the script is there`, async ({
    page,
  }) => {
    const letGo = await holdBack(page, '**/assets/*.js*');
    await page.goto(POST);
    await page.keyboard.press(key);
    await page.keyboard.type('re');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => scrollY), 'keys are the page’s again').toBeGreaterThan(0);
    letGo();
    await awaitFrame(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox'), 'the next one begins anew').toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('a letter before the search is asked for stays with the page', async ({ page }) => {
  await page.route('**/assets/*.js*', () => {});
  await page.goto(POST);
  await page.keyboard.type('d ');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as { earlyClicks?: unknown[] }).earlyClicks)).toEqual([]);
});

test('[S2.25] a tap on the search opens it, though nothing has shown intent before', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 375, height: 667 },
  });
  const page = await context.newPage();
  await page.goto(POST);
  await page.locator('header a[data-act="search"]').tap();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await context.close();
});

test('the search leads to its page when the script cannot be loaded', async ({ page }) => {
  await page.route('**/assets/*.js*', (route) => route.abort());
  await page.goto(POST);
  await page.keyboard.press('Shift');
  await expect(page.locator('#load-notice')).toBeVisible();
  await page.locator('header a[data-act="search"]').click();
  await expect(page).toHaveURL('/search');
});
