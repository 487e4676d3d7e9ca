import { openAlive } from './browserEntry.ts';
import { LOCALES } from './siteRoutes.ts';
import { scrollBackTo } from './scrollBack.ts';
import { expect, test } from './test.ts';
import { useAxe, violations } from './violations.ts';

const PICTURES = /\/assets\/.*\.(?:png|avif|webp|svg)$/;

test.describe.configure({ mode: 'parallel' });

for (const { code, prefix } of LOCALES) {
  for (const width of [320, 768, 1280]) {
    test(`what the frame adds to a page keeps WCAG 2.2 AA and best practice in both themes (${code}, ${width} px)`, async ({
      page,
    }) => {
      await useAxe(page);
      await page.setViewportSize({ width, height: 700 });
      const faults: string[] = [];
      const check = async (state: string) => {
        faults.push(...(await violations(page)).map((fault) => `${state}: ${fault}`));
      };

      await openAlive(page, `${prefix}/self-hosted-blog`);
      for (const summary of await page.getByRole('banner').locator('summary:visible').all()) {
        await summary.click();
        await check('menu open');
      }
      await page.keyboard.press('Escape');
      await scrollBackTo(page, (page.viewportSize()?.height ?? 0) + 100);
      await expect(page.locator('.back-to-top')).toBeVisible();
      const block = page.locator('.code-block:visible').first();
      // Only what is too long can be wrapped.
      await block.locator('code').evaluate((code) => code.append(' long'.repeat(99)));
      await block.locator('[data-act="wrap"]').click();
      await block.locator('[data-act="copy"]').click();
      await expect(page.locator('.toast')).not.toBeEmpty();
      await check('code copied and wrapped, far down');
      await page.locator('.prose h2 .heading-link').last().focus();
      await check('heading link focused');

      await openAlive(page, `${prefix}/`);
      await page.locator('.sidebar summary').first().click();
      await check('category closed');

      for (const status of [404, 500]) {
        await page.route(PICTURES, (route) => route.fulfill({ status, body: '' }));
        await page.goto(`${prefix}/self-hosted-blog`);
        await page.locator('.prose p', { has: page.locator('img') }).scrollIntoViewIfNeeded();
        await expect(page.locator('.image-fault')).toBeVisible();
        await check(`picture with ${status}`);
      }
      expect(faults).toEqual([]);
    });
  }
}

test('the frame is taken over, used and scrolled without one change inside the article', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/docs/', '/id/self-hosted-blog', '/']) {
    await page.goto(path);
    await page.evaluate(() => {
      const records: string[] = [];
      Object.assign(window, { records });
      const note = (found: MutationRecord[]) =>
        records.push(...found.map(({ type, attributeName }) => `${type} ${attributeName}`));
      const everything = { subtree: true, childList: true, attributes: true, characterData: true };
      const main = document.querySelector('main');
      if (main) new MutationObserver(note).observe(main, everything);
    });
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => {
      const header = document.querySelector('header');
      return header !== null && Object.keys(header).some((key) => key.startsWith('__reactFiber'));
    });
    await page.locator('[data-act="theme"]').click();
    await page.locator('.locale-menu > summary').click();
    await page.keyboard.press('Escape');
    await scrollBackTo(page, 2000);
    await expect(page.locator('.back-to-top')).toBeVisible();
    await page.locator('.back-to-top').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'records') as string[]), path).toEqual([]);
  }
});
