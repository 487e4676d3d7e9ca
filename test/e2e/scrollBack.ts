import type { Page } from '@playwright/test';

/** Scrolls beyond a place and back up to it, as a reader who has gone too far. */
export async function scrollBackTo(page: Page, top: number): Promise<void> {
  for (const place of [top + 200, top])
    await page.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          scrollTo({ top: y, behavior: 'instant' });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
      place,
    );
}
