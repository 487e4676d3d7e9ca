import { expect, type Page } from '@playwright/test';

/** The first sign of intent that changes nothing on the page. */
export async function showIntent(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

/** Waits until the browser entry answers instead of the boot script. */
export async function awaitEntry(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyClicks' in window));
}

/** Waits until React has taken the frame over. */
export async function awaitFrame(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const frame = document.querySelector('#root > *');
    return frame !== null && Object.keys(frame).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Waits until what has changed so far is on the screen. */
export async function awaitPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Long enough for what waits for an idle browser, asked as pages ask it: where nothing moves, Chromium was seen to wait
 * for ever unless it is told how long at most.
 */
export async function awaitIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
}

/** From now on pages take it that the reader saves data: intent is the only reason to load more, however slow the machine is. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Opens a page and brings it to life. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await showIntent(page);
  await awaitFrame(page);
}

/** Opens a page that shows a toast by itself: looked for from the beginning, since it is gone after a moment. */
export async function openWithToast(page: Page, path: string, text: string | RegExp): Promise<void> {
  await Promise.all([expect(page.locator('.toast')).toHaveText(text), openAlive(page, path)]);
}

/** Everything that a reader of the console would call an error, or a warning too. */
export function collectComplaints(
  page: Page,
  levels: readonly string[] = ['error', 'warning'],
): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    if (levels.includes(message.type())) complaints.push(`${page.url()} ${message.text()}`);
  });
  return complaints;
}
