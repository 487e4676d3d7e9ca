import type { Page } from '@playwright/test';
import { awaitFrame, collectComplaints, showIntent } from './browserEntry.ts';
import { expect, test } from './test.ts';

const BLOCKS: Readonly<Record<string, () => void>> = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null });
  },
};

async function readOn(page: Page): Promise<void> {
  await showIntent(page);
  await awaitFrame(page);
  await page.locator('button[data-act="theme"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const tab = page.locator('main .tab:not([open])').first();
  const panel = page.locator('main .tab').nth(1).locator('.tab-panel');
  await tab.locator('summary').click();
  await expect(panel).toBeVisible();
  await page.locator('main button[data-act="wrap"]').first().click();
  await page.locator('header a[href$="/archive"]:visible').click();
  await expect(page.locator('main h1')).toHaveText('Blog Archive');
  await expect(page.locator('.crash, .failure-notice:visible')).toHaveCount(0);
}

for (const [name, block] of Object.entries(BLOCKS)) {
  test(`[S8.9] browser storage failures are logged and ignored: ${name}`, async ({ page }) => {
    const errors = collectComplaints(page, ['error']);
    const warnings = collectComplaints(page, ['warning']);
    await page.addInitScript(block);
    await page.goto('/the-navigation-router');
    await readOn(page);
    expect(errors).toEqual([]);
    expect(warnings.length, 'logged').toBeGreaterThan(0);
  });
}

for (const text of ['{oops', '{"a":1}', 'null', '[[[', '"x"', 'x'.repeat(1_000_000)]) {
  test(`[S8.9] whatever stands in storage, the page lives: ${text.slice(0, 10)}`, async ({ page }) => {
    const errors = collectComplaints(page, ['error']);
    // Every key that a visit leaves behind is spoiled for the next one.
    await page.goto('/the-navigation-router');
    await readOn(page);
    await page.evaluate((value) => {
      for (const area of [localStorage, sessionStorage])
        for (const key of Object.keys(area))
          if (value.length < 1000 || area.length < 5) area.setItem(key, value);
    }, text);
    await page.goto('/the-navigation-router');
    await readOn(page);
    expect(errors).toEqual([]);
  });
}

test('[S8.9] storage that is cleared in the middle of a visit is no matter', async ({ page }) => {
  const errors = collectComplaints(page, ['error']);
  await page.goto('/the-navigation-router');
  await showIntent(page);
  await awaitFrame(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await readOn(page);
  expect(errors).toEqual([]);
});
