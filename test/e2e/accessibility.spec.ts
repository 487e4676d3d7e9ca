import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { KINDS, LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.describe.configure({ mode: 'parallel' });

/** Violations by rule, with the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  const results = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ runOnly: tags, resultTypes: ['violations'] });
  }, TAGS);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

for (const { code, prefix } of LOCALES) {
  for (const theme of ['light', 'dark']) {
    test(`every kind of page keeps WCAG 2.2 AA and best practice (${code}, ${theme})`, async ({ page }) => {
      test.slow();
      await page.addInitScript(AXE);
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      const faults: string[] = [];
      for (const kind of KINDS) {
        await page.goto(prefix + kind);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        faults.push(...(await violations(page)).map((fault) => `${prefix}${kind} ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

test('small screens and open menus keep WCAG 2.2 AA and best practice', async ({ page }) => {
  await page.addInitScript(AXE);
  await page.setViewportSize({ width: 320, height: 640 });
  const faults: string[] = [];
  for (const kind of ['/', '/self-hosted-blog', '/id/docs/', '/id/tags']) {
    await page.goto(kind);
    faults.push(...(await violations(page)).map((fault) => `${kind} ${fault}`));
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
  const skip = page.getByRole('link', { name: 'Lewati ke isi utama' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
