import type { Page } from '@playwright/test';
import { openAlive } from './browserEntry.ts';
import { LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const TEXTS = {
  en: {
    notFound: '404. Image not found',
    failed: 'Error. Click to reload',
    offline: 'Your browser is offline. Image not loaded',
  },
  id: {
    notFound: '404. Gambar tidak ditemukan',
    failed: 'Kesalahan. Klik untuk memuat ulang',
    offline: 'Peramban Anda sedang luring. Gambar tidak dimuat',
  },
} as const;

const POST = '/self-hosted-blog';
/** Every file that the post's one picture may come from. */
const PICTURES = /\/assets\/.*\.(?:png|avif|webp|svg)$/;

/** Brings the picture into view by its paragraph, which stays when the picture fails on the way. */
async function seeImage(page: Page): Promise<void> {
  await page
    .locator('.prose p', { has: page.locator('img') })
    .first()
    .scrollIntoViewIfNeeded();
}

/** Width and height of the picture's place, and of the whole text. */
function sizes(page: Page) {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('.prose img, .image-fault')].find((element) =>
      element.checkVisibility(),
    );
    const { width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
    return [width, height, document.querySelector('main')?.getBoundingClientRect().height ?? 0].map(
      Math.round,
    );
  });
}

for (const { code, prefix } of LOCALES) {
  const texts = TEXTS[code];

  for (const width of [375, 1280]) {
    test(`[S8.11] a picture that is not there says so and keeps its size (${code}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(prefix + POST);
      await seeImage(page);
      await expect
        .poll(() =>
          page
            .locator('.prose img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      const whole = await sizes(page);
      await page.route(PICTURES, (route) => route.fulfill({ status: 404, body: 'none' }));
      await page.reload();
      await seeImage(page);
      const fault = page.locator('.image-fault');
      await expect(fault).toContainText(texts.notFound);
      await expect(fault).toContainText(
        (await page.locator('.prose img').first().getAttribute('alt')) ?? '?',
      );
      expect(await sizes(page)).toEqual(whole);
      await expect(fault.getByRole('button')).toHaveCount(0);
    });
  }

  for (const status of [500, 'abort', 'damaged'] as const) {
    test(`[S8.11] a picture that failed is loaded again by a click (${code}, ${status})`, async ({
      page,
    }) => {
      let isBroken = true;
      await page.route(PICTURES, (route) => {
        if (!isBroken) return route.continue();
        if (status === 'abort') return route.abort();
        if (status === 'damaged') return route.fulfill({ status: 200, contentType: 'image/png', body: 'no' });
        return route.fulfill({ status, body: 'broken' });
      });
      await page.goto(prefix + POST);
      await seeImage(page);
      const button = page.getByRole('button', { name: texts.failed });
      await expect(button).toBeVisible();
      const broken = await sizes(page);
      await button.evaluate((box) => box.setAttribute('data-before', ''));
      await button.press('Enter');
      // The box of before stays until the picture has failed again.
      await expect(page.locator('.image-fault:not([data-before])')).toBeVisible();
      await expect(button, 'the keyboard can try again').toBeFocused();
      isBroken = false;
      await button.click();
      await expect(button).toHaveCount(0);
      const image = page.locator('.prose img').first();
      await expect(image).toBeVisible();
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      expect(await sizes(page)).toEqual(broken);
      await expect(image, 'the keyboard goes on from the picture').toBeFocused();
    });
  }

  test(`[S8.11] a picture that an offline browser cannot load says so and comes when it is online (${code})`, async ({
    page,
    context,
  }) => {
    await page.goto(prefix + POST);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => !('earlyClicks' in window));
    const image = page.locator('.prose img').first();
    expect(await image.evaluate((element: HTMLImageElement) => element.complete)).toBe(false);
    await context.setOffline(true);
    await seeImage(page);
    await expect(page.locator('.image-fault')).toContainText(texts.offline);
    await context.setOffline(false);
    await expect(page.locator('.image-fault')).toHaveCount(0);
    await expect(image).toBeVisible();
  });
}

test('[S8.11] a picture in the list of posts that is not there says so, in no more than its place', async ({
  page,
}) => {
  await page.route(PICTURES, (route) => route.fulfill({ status: 404, body: 'none' }));
  await openAlive(page, '/');
  const place = page.locator('.post-picture').first();
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('.image-fault')).toContainText(TEXTS.en.notFound);
  await expect(place.locator('img')).toBeHidden();
  const [box, around] = await Promise.all([place.locator('.image-fault').boundingBox(), place.boundingBox()]);
  expect(box?.width ?? Infinity).toBeLessThanOrEqual(around?.width ?? 0);
});

test('of a post without a translation what a picture says is in its own language, and why it is missing in that of the page', async ({
  page,
}) => {
  await page.route(PICTURES, (route) => route.fulfill({ status: 404, body: 'none' }));
  await openAlive(page, '/id/repack');
  await seeImage(page);
  const lines = page.locator('.image-fault').first().locator('span');
  await expect(lines.first()).toHaveText(TEXTS.id.notFound);
  const languages = await lines.evaluateAll((all) =>
    all.map((line) => line.closest('[lang]')?.getAttribute('lang')),
  );
  expect(languages).toEqual(['id', 'en']);
});

test('a picture that failed before the script was there is found', async ({ page }) => {
  await page.route(PICTURES, (route) => route.fulfill({ status: 404, body: 'none' }));
  let release = (): void => {};
  const isFree = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/entry-/, async (route) => {
    await isFree;
    await route.continue();
  });
  await page.goto(POST);
  await seeImage(page);
  const image = page.locator('.prose img').first();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.currentSrc !== ''))
    .toBe(true);
  const before = await sizes(page);
  release();
  await expect(page.locator('.image-fault')).toContainText(TEXTS.en.notFound);
  expect(await sizes(page)).toEqual(before);
});

test('a picture that cannot be shown breaks no policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) complaints.push(message.text());
  });
  await page.route(PICTURES, (route) => route.fulfill({ status: 500, body: 'none' }));
  await page.goto(POST);
  await seeImage(page);
  await expect(page.locator('.image-fault')).toBeVisible();
  expect(complaints).toEqual([]);
});
