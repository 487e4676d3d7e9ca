import type { Locator } from '@playwright/test';
import { openAlive } from './browserEntry.ts';
import { LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

for (const { code, prefix } of LOCALES) {
  test(`[S4.13, S1.10] the years of the blog sidebar open and close, by the keyboard alone too (${code})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAlive(page, `${prefix}/`);
    const years = page.locator('.sidebar details');
    await expect(years).toHaveCount(3);
    const link = years.first().getByRole('link').first();
    const summary = years.first().locator('summary');
    await expect(link).toBeVisible();
    await summary.click();
    await expect(link).toBeHidden();
    await summary.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(link).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(years.nth(1).locator('summary')).toBeFocused();
    await years.nth(1).getByRole('link').first().click();
    await expect(page.locator('article h1')).toBeVisible();
    await expect(link, 'what was closed stays so on the next page').toBeHidden();
    await expect(years.nth(1).getByRole('link').first()).toBeVisible();
  });
}

/** Clicks a category and tells how it stands at that very moment. */
function toggle(year: Locator) {
  return year.evaluate((fold: HTMLDetailsElement) => {
    fold.querySelector('summary')?.click();
    const { blockSize, transitionDuration } = getComputedStyle(fold, '::details-content');
    const durations = transitionDuration
      .split(', ')
      .map((text) => Math.round(Number.parseFloat(text) * 1000));
    return { isOpen: fold.open, height: Number.parseFloat(blockSize), durations };
  });
}

test('[S9.18] the duration of opening and closing follows the height of the content', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAlive(page, '/');
  for (const year of await page.locator('.sidebar details').all()) {
    const list = year.locator('ul');
    const height = await list.evaluate((element) => element.getBoundingClientRect().height);
    const duration = Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10);
    const closing = await toggle(year);
    expect(closing).toEqual({
      isOpen: false,
      height: expect.closeTo(height, 0),
      durations: [duration, duration],
    });
    await expect(list).toBeHidden();
    const opening = await toggle(year);
    expect(opening).toEqual({ isOpen: true, height: 0, durations: [duration, duration] });
    await expect
      .poll(() => year.evaluate((fold) => getComputedStyle(fold, '::details-content').blockSize))
      .toBe(closing.height + 'px');
  }
});

test('with reduced motion a category opens and closes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAlive(page, '/');
  const year = page.locator('.sidebar details').first();
  for (const isOpen of [false, true]) expect(await toggle(year)).toMatchObject({ isOpen, durations: [0] });
  await expect(year.getByRole('link').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[S4.13] the years of the blog sidebar open and close', async ({ page }) => {
    await page.goto('/id/');
    const year = page.locator('.sidebar details').first();
    await year.locator('summary').click();
    await expect(year.getByRole('link').first()).toBeHidden();
    await year.locator('summary').click();
    await expect(year.getByRole('link').first()).toBeVisible();
  });
});
