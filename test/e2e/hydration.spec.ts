import { expect, test } from '@playwright/test';
import { awaitFrame, awaitPaint, collectComplaints, showIntent } from './browserEntry.ts';
import { holdBack } from './holdBack.ts';
import { KINDS, LOCALES } from './siteRoutes.ts';

/** A development build of React says what a production build keeps to itself: hence the dev server. */
const at = (path: string): string => `${process.env['DEV_URL']}${path}`;

for (const { code, prefix } of LOCALES) {
  test(`React has nothing to complain of when it takes over any kind of page, in a development build (${code})`, async ({
    page,
  }) => {
    test.slow();
    const complaints = collectComplaints(page);
    for (const kind of KINDS) {
      await page.goto(at(`${prefix}${kind}`));
      await showIntent(page);
      await awaitFrame(page);
      await awaitPaint(page);
    }
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

for (const width of [375, 1280]) {
  test(`nor when the reader has opened menus and switched the colour mode before (${width} px)`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width, height: 800 });
    const letGo = await holdBack(page, '**/entry.browser.tsx*');
    await page.goto(at('/the-navigation-router'));
    await page.locator('button[data-act="theme"]').click();
    const summary = page.locator('header summary:visible').first();
    await summary.click();
    await page.locator('main .tab:not([open]) > summary').first().click();
    letGo();
    await awaitFrame(page);
    await awaitPaint(page);
    await expect(page.locator('header details[open]')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(complaints).toEqual([]);
  });
}
