import { KINDS, LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const WIDTHS = [320, 375, 1280];

for (const { code, prefix } of LOCALES) {
  test(`no page scrolls sideways at ${WIDTHS.join(', ')} px (${code})`, async ({ page }) => {
    for (const kind of KINDS) {
      await page.goto(prefix + kind);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${prefix}${kind} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('a heading that an address names is not hidden by the bar at the top', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/self-hosted-blog');
    const ids = await page.locator('main h2[id]').evaluateAll((headings) => headings.map(({ id }) => id));
    for (const id of ids.slice(0, 3)) {
      await page.goto(`/self-hosted-blog#${id}`);
      const heading = await page.locator(`[id="${id}"]`).boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      const barEnd = (bar?.y ?? 0) < 0 ? 0 : (bar?.y ?? 0) + (bar?.height ?? 0);
      expect(heading?.y, `#${id} at ${width} px`).toBeGreaterThanOrEqual(barEnd);
    }
  }
});
