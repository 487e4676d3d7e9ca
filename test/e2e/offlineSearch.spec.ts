import type { Locator, Page } from '@playwright/test';
import { awaitPaint, collectComplaints, openAlive } from './browserEntry.ts';
import { type Line, startLine } from './line.ts';
import { cacheCounts } from './serviceWorkers.ts';
import { expect, test } from './test.ts';

test.use({ hasWorker: true });

const LOCALES = [
  {
    code: 'en',
    prefix: '',
    failed: 'Unable to fetch resultsYou might want to check your network connection.',
    notKept: 'You are offline, and the part of the index that this needs is not kept in this browser.',
    noSearch: 'You are offline, and not all of the search is kept in this browser yet.',
  },
  {
    code: 'id',
    prefix: '/id',
    failed: 'Hasil tidak dapat diambilCoba periksa koneksi jaringan Anda.',
    notKept: 'Anda sedang luring, dan bagian indeks yang diperlukan tidak tersimpan di peramban ini.',
    noSearch: 'Anda sedang luring, dan belum semua bagian pencarian tersimpan di peramban ini.',
  },
];

let line: Line;

test.beforeEach(async () => {
  line = await startLine(process.env['SITE_URL'] ?? '');
});

test.afterEach(() => line.stop());

function options(page: Page): Locator {
  return page.getByRole('dialog').getByRole('option');
}

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(query);
}

/** Waits until the page is kept, with all that it has asked for. */
async function awaitKept(page: Page, scope: string): Promise<void> {
  await expect.poll(async () => (await cacheCounts(page, scope))['visited']).toBe(1);
  const missing = () =>
    page.evaluate(
      async (paths) => {
        const kept = await Promise.all(paths.map((path) => caches.match(path)));
        return paths.filter((_, at) => kept[at] === undefined);
      },
      line.asked.filter((path) => /\/(?:assets|search-index)\/.*(?:js|txt)$/.test(path)),
    );
  await expect.poll(missing).toEqual([]);
}

/** What the rows say once their texts have come. */
async function wholeHits(page: Page): Promise<readonly string[]> {
  await expect(options(page).first()).toBeVisible();
  await expect(options(page).locator('.search-option-text > span').filter({ hasText: /^\s*$/ })).toHaveCount(
    0,
  );
  return options(page).allTextContents();
}

for (const { code, prefix, failed, notKept, noSearch } of LOCALES) {
  test(`[S8.1] what was searched for before the worker came is found without a line; for the rest the reader is told why not (${code})`, async ({
    page,
  }) => {
    const { release } = line.hold(`${prefix}/sw.js`);
    await openAlive(page, `${line.url}${prefix}/repack`);
    await searchFor(page, 'docker');
    const found = await wholeHits(page);
    release();
    await awaitKept(page, `${prefix}/`);

    line.cut();
    await openAlive(page, `${line.url}${prefix}/repack`);
    await searchFor(page, 'docker');
    expect(await wholeHits(page)).toEqual(found);
    await page.getByRole('dialog').getByRole('combobox').fill('qemu');
    const message = page.getByRole('dialog').locator('.search-message');
    await expect(message).toContainText(failed);
    await expect(message).toContainText(notKept);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(notKept);
  });

  test(`a reader who never searched stays on the page without a line, and is told why (${code})`, async ({
    page,
    context,
  }) => {
    await openAlive(page, `${line.url}${prefix}/repack`);
    await awaitKept(page, `${prefix}/`);
    const complaints = collectComplaints(page);
    await context.setOffline(true);
    await page.getByRole('banner').locator('[data-act="search"]').hover();
    await awaitPaint(page);
    expect(complaints, 'nothing is fetched ahead').toEqual([]);
    await context.setOffline(false);
    line.cut();
    await openAlive(page, `${line.url}${prefix}/repack`);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.search-failure > p')).toHaveText(noSearch);
    await expect(page).toHaveURL(`${line.url}${prefix}/repack`);
    await expect(page.getByRole('article')).toBeVisible();
  });

  test(`all results that the window offers are found without a line, though their page was never opened (${code})`, async ({
    page,
  }) => {
    await openAlive(page, `${line.url}${prefix}/repack`);
    await awaitKept(page, `${prefix}/`);
    await searchFor(page, 'docker');
    await wholeHits(page);
    await page.waitForFunction((searchPage) => {
      const isThere = performance
        .getEntriesByType('resource')
        .some(({ name, duration }) => name.includes('/entry.results-') && duration > 0);
      return isThere && caches.match(searchPage).then(Boolean);
    }, `${prefix}/search`);
    line.cut();
    await page.getByRole('dialog').locator('.search-footer a').click();
    await expect(page).toHaveURL(`${line.url}${prefix}/search?q=docker`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('docker');
    await expect(page.locator('.search-hit').first()).toBeVisible();
  });
}
