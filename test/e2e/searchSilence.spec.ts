import type { Browser, Locator, Page } from '@playwright/test';
import { openAlive } from './browserEntry.ts';
import { type Line, startLine } from './line.ts';
import { expect, test } from './test.ts';

let line: Line;

test.beforeEach(async () => {
  line = await startLine(process.env['SITE_URL'] ?? '');
});

test.afterEach(() => line.stop());

const FAILED = 'Unable to fetch results';

const KINDS = {
  core: /\/search-index\/en\.txt$/,
  part: /\/assets\/search-[^/]+\.txt$/,
  worker: /\/assets\/searchWorker-[^/]+\.js$/,
  script: /\/assets\/searchEngine-[^/]+\.js$/,
} as const;

/** Where a reader searches: how to get there, and what was found. */
const PLACES = {
  async window(page: Page): Promise<Locator> {
    await openAlive(page, `${line.url}/`);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    return page.getByRole('option');
  },
  async page(page: Page): Promise<Locator> {
    await openAlive(page, `${line.url}/search`);
    const box = page.getByRole('main').getByRole('searchbox');
    await expect(box, 'the results have taken over').toHaveAttribute('maxlength');
    await box.focus();
    return page.locator('.search-hit');
  },
} as const;

/** Files that a search for a word asks for. */
async function filesOf(browser: Browser, kind: RegExp): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(`${line.url}/search?q=docker`);
  await expect(page.locator('.search-hit')).not.toHaveCount(0);
  await page.close();
  const files = new Set(line.asked.filter((path) => kind.test(path)));
  line.renew();
  return [...files];
}

/** The next request for the file is never answered. */
function lose(path: string): void {
  line.spoil(path, () => line.spoil(path, null));
}

for (const [kind, address] of Object.entries(KINDS)) {
  for (const [place, open] of Object.entries(PLACES)) {
    test(`a request for the ${kind} of the engine that is lost is made again, and the answer comes (${place})`, async ({
      page,
      browser,
    }) => {
      const [path = ''] = await filesOf(browser, address);
      lose(path);
      const found = await open(page);
      await page.keyboard.type('docker');
      await expect(found).not.toHaveCount(0);
      await expect(page.getByText(FAILED)).toHaveCount(0);
      expect(line.asked.filter((each) => each === path)).toHaveLength(2);
    });
  }
}

for (const [place, open] of Object.entries(PLACES)) {
  test(`all that is asked for is lost, as where a phone changes networks: the answer comes (${place})`, async ({
    page,
    browser,
  }) => {
    const files = await filesOf(browser, /\.txt$/);
    expect(files.length, 'more than the browser has connections').toBeGreaterThan(6);
    for (const path of files) lose(path);
    const found = await open(page);
    await page.keyboard.type('docker');
    await expect(found).not.toHaveCount(0);
    await expect(page.getByText(FAILED)).toHaveCount(0);
  });

  test(`a worker that died is replaced, and the answer comes (${place})`, async ({ page }) => {
    const found = await open(page);
    await page.keyboard.type('docker');
    await expect(found).not.toHaveCount(0);
    const [dead] = page.workers();
    if (dead === undefined) throw new Error('There is no worker.');
    await dead.evaluate(() => close());
    await page.keyboard.press('Control+a');
    await page.keyboard.type('react native');
    await expect(found.filter({ hasText: /native/i })).not.toHaveCount(0);
    await expect(page.getByText(FAILED)).toHaveCount(0);
    const [alive] = page.workers();
    expect(alive).not.toBe(dead);
  });
}
