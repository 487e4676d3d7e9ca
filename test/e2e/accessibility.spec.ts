import { KINDS, LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';
import { faintTexts, useAxe, violations, violationsAt } from './violations.ts';

const WIDTHS = [320, 768, 1280];

test.describe.configure({ mode: 'parallel' });

for (const { code, prefix } of LOCALES) {
  test(`every kind of page keeps WCAG 2.2 AA and best practice in both themes at ${WIDTHS.join(', ')} px (${code})`, async ({
    page,
  }) => {
    test.slow();
    await useAxe(page);
    const faults: string[] = [];
    for (const kind of KINDS) {
      await page.goto(prefix + kind);
      faults.push(...(await violationsAt(page, WIDTHS)).map((fault) => `${prefix}${kind} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

for (const theme of ['light', 'dark']) {
  test(`body text, its links included, has a contrast of at least 7:1 (${theme})`, async ({ page }) => {
    await useAxe(page);
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    const faults: string[] = [];
    for (const path of ['/repack', '/id/self-hosted-blog', '/docs/', '/id/about/', '/markdown-page']) {
      await page.goto(path);
      faults.push(...(await faintTexts(page)).map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('open menus on small screens keep WCAG 2.2 AA and best practice', async ({ page }) => {
  await useAxe(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const faults: string[] = [];
  for (const kind of ['/', '/self-hosted-blog', '/id/docs/', '/id/tags']) {
    await page.goto(kind);
    for (const summary of await page.getByRole('banner').locator('summary:visible').all()) {
      await summary.click();
      faults.push(...(await violations(page)).map((fault) => `${kind}, menu open: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/id/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Langsung ke isi utama' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
