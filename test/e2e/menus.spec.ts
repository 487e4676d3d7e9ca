import type { Page } from '@playwright/test';
import { openAlive } from './browserEntry.ts';
import { awaitPage } from './journey.ts';
import { LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 375, height: 700 };
const DESKTOP = { width: 1280, height: 800 };

function menuOf(page: Page) {
  return page.getByRole('banner').locator('details.menu');
}

function switcherOf(page: Page) {
  return page.getByRole('banner').locator('details.locale-menu');
}

/** Presses Tab until what is focused matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) === true,
      selector,
    );
    if (isThere) return;
  }
  throw new Error(`Tab never gets to ${selector}.`);
}

for (const { code, prefix } of LOCALES) {
  test(`[S4.12] the mobile navigation sidebar toggles by the keyboard alone and leads on (${code})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openAlive(page, `${prefix}/etc`);
    const menu = menuOf(page);
    await tabTo(page, '.menu > summary');
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(menu).not.toHaveAttribute('open');
    await page.keyboard.press('Space');
    await tabTo(page, `.menu-panel a[href="${prefix}/archive"]`);
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, `.menu-panel a[href="${prefix}/archive"]`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${prefix}/archive`);
    await expect(menu).not.toHaveAttribute('open');
  });

  test(`[S1.2, S2.23] the language switcher works by the keyboard alone (${code})`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openAlive(page, `${prefix}/etc`);
    const other = LOCALES.find((locale) => locale.code !== code);
    await tabTo(page, '.locale-menu > summary');
    await page.keyboard.press('Enter');
    await expect(switcherOf(page)).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(switcherOf(page)).not.toHaveAttribute('open');
    await expect(switcherOf(page).locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, `.locale-panel a[hreflang="${other?.code}"]`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${other?.prefix}/etc`);
  });
}

test('[S4.12, S9.11] the mobile navigation sidebar closes when the viewport exceeds 996 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await openAlive(page, '/id/');
  const menu = menuOf(page);
  await menu.locator('summary').click();
  await page.setViewportSize({ width: 996, height: 700 });
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.setViewportSize({ width: 997, height: 700 });
  await expect(menu).toBeHidden();
  await expect(menu).not.toHaveAttribute('open');
  await page.setViewportSize({ width: 996, height: 700 });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link').first()).toBeHidden();
});

test('a menu closes on a click outside and when the focus leaves it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openAlive(page, '/etc');
  const switcher = switcherOf(page);
  await switcher.locator('summary').click();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(switcher).not.toHaveAttribute('open');
  await switcher.locator('summary').click();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').locator('[data-act="search"]')).toBeFocused();
  await expect(switcher).not.toHaveAttribute('open');
  await switcher.locator('summary').click();
  await page.keyboard.press('Tab');
  await expect(switcher.getByRole('link').first()).toBeFocused();
  await expect(switcher).toHaveAttribute('open');
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  for (const [name, menu] of [
    ['menu', menuOf],
    ['language switcher', switcherOf],
  ] as const)
    test(`a tap beside the open ${name} closes it and follows nothing`, async ({ page }) => {
      await openAlive(page, '/archive');
      const link = await page.getByRole('main').getByRole('link', { name: 'The AI future' }).boundingBox();
      expect(link?.y, 'below the menu').toBeGreaterThan(300);
      await menu(page).locator('summary').tap();
      await expect(menu(page)).toHaveAttribute('open');
      await page.touchscreen.tap((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
      await expect(menu(page)).not.toHaveAttribute('open');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      await expect(page).toHaveURL('/archive');
    });
});

test('one menu closes the other', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAlive(page, '/etc');
  await menuOf(page).locator('summary').click();
  await switcherOf(page).locator('summary').click();
  await expect(switcherOf(page)).toHaveAttribute('open');
  await expect(menuOf(page)).not.toHaveAttribute('open');
});

test('a menu that was opened before React stays open when React takes over', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.setViewportSize(PHONE);
  await page.goto('/id/etc');
  // Opened by the browser alone: nothing that boot counts as intent.
  await menuOf(page).evaluate((menu: HTMLDetailsElement) => (menu.open = true));
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const header = document.querySelector('header');
    return header !== null && Object.keys(header).some((key) => key.startsWith('__reactFiber'));
  });
  await expect(menuOf(page).getByRole('link').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a menu is closed on the page that the back button brings back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAlive(page, '/etc');
  await menuOf(page).locator('summary').click();
  await menuOf(page).getByRole('link', { name: 'Blog Archive' }).click();
  // The menu closes with the old page; before that a step back would close it and lead nowhere.
  await awaitPage(page, '/archive');
  await page.goBack();
  await expect(page).toHaveURL('/etc');
  await expect(menuOf(page)).not.toHaveAttribute('open');
});

test('on a screen that is too low for it the menu scrolls to its last link', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  await page.goto('/');
  await menuOf(page).locator('summary').click();
  const last = menuOf(page).locator('a').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
