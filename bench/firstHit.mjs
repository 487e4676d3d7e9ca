import { openSlowly } from './slowPhone.mjs';

/** A word that posts of the shared corpus have, and those that are generated where it is not at hand. */
const WORD = 'build';

/**
 * How long it takes from the shortcut, with a word typed at once, to the frame that shows the first hit. The page's
 * script is there by then, as for a reader who has touched the page; of the search nothing is.
 */
export async function firstHit(browser, url) {
  const { page, close } = await openSlowly(browser);
  await page.goto(url, { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name, responseEnd }) => /entry-/.test(name) && responseEnd > 0),
  );
  // The frame is hydrated by then, and what is fetched when idle has come.
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    addEventListener('keydown', () => (window.from ??= performance.now()), true);
    window.hit = new Promise((resolve) => {
      const look = () =>
        document.querySelector('.search-modal [role="option"]')
          ? requestAnimationFrame(() => resolve(performance.now() - window.from))
          : requestAnimationFrame(look);
      look();
    });
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(WORD);
  const time = await page.evaluate(() => window.hit);
  await close();
  return time;
}
