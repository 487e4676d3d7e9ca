import type { Page } from '@playwright/test';
import { collectComplaints, openAlive, showIntent } from './browserEntry.ts';
import { DESK, type Line, startLine } from './line.ts';
import { markInstalled, registerWorker } from './serviceWorkers.ts';
import { LOCALES, otherSlashForm, ROUTES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

test.use({ hasWorker: true });

let line: Line;

test.beforeAll(async () => {
  line = await startLine(process.env['SITE_URL'] ?? '');
});

test.afterAll(() => line.stop());

/** Keeps everything of the locales, then cuts the line. */
async function goOffline(page: Page, scopes: readonly string[]): Promise<void> {
  line.renew();
  await markInstalled(page);
  await page.goto(line.url + DESK);
  for (const scope of scopes) {
    expect(await registerWorker(page, { scope, offlineMode: true })).toBe('activated');
  }
  line.cut();
}

/** The forms in which an address may be written. */
function formsOf(path: string): readonly string[] {
  return [path, otherSlashForm(path), `${path.replace(/\/$/, '')}/index.html`, `${path}?from=a-link`];
}

test('every route in both languages and four forms of its address opens without a line', async ({ page }) => {
  await goOffline(page, ['/', '/id/']);
  const complaints = collectComplaints(page, ['error']);
  let opened = 0;
  for (const { prefix } of LOCALES) {
    for (const path of ROUTES.map((route) => prefix + route)) {
      for (const form of formsOf(path)) {
        const answer = await page.goto(line.url + form, { waitUntil: 'commit' });
        expect(answer?.status(), form).toBe(200);
        expect(page.url(), form).toBe(line.url + path + (form.includes('?') ? '?from=a-link' : ''));
        opened += 1;
      }
    }
  }
  expect(opened).toBe(ROUTES.length * LOCALES.length * 4);
  expect(opened).toBeGreaterThanOrEqual(464);
  expect(complaints).toEqual([]);
});

test('a page that is followed to is fetched without a line as with one, whatever the form of its address', async ({
  page,
}) => {
  await goOffline(page, ['/', '/id/']);
  for (const { prefix } of LOCALES) {
    await page.goto(`${line.url}${prefix}/etc`);
    const paths = ROUTES.map((route) => prefix + route);
    const found = await page.evaluate(async (forms) => {
      const paths: string[] = [];
      for (const form of forms) {
        const answer = await fetch(form, { headers: { accept: 'text/html' } });
        const [, own = ''] = / data-path="([^"]*)"/.exec(await answer.text()) ?? [];
        paths.push(`${answer.status} ${new URL(answer.url).pathname} ${own}`);
      }
      return paths;
    }, paths.flatMap(formsOf));
    expect(found).toEqual(
      paths.flatMap((path) => formsOf(path).map(() => `200 ${path} ${path.replace(/\/$/, '')}`)),
    );
  }
});

for (const { code, prefix, results, notFound } of [
  { code: 'en', prefix: '', results: /^\d+ results$/, notFound: 'Page not found' },
  { code: 'id', prefix: '/id', results: /^\d+ hasil$/, notFound: 'Halaman tidak ditemukan' },
]) {
  test(`without a line search answers, and what is not there is not found in its language (${code})`, async ({
    page,
  }) => {
    await goOffline(page, [`${prefix}/`]);
    const complaints = collectComplaints(page, ['error']);
    await page.goto(`${line.url}${prefix}/search?q=docker`);
    await showIntent(page);
    await expect(page.locator('.search-count')).toHaveText(results);
    await expect(page.locator('.search-hit mark').first()).toHaveText(/docker/i);
    await openAlive(page, `${line.url}${prefix}/repack`);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('navig');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(complaints).toEqual([]);
    const answer = await page.goto(`${line.url}${prefix}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(notFound);
  });
}

test('without a line the other language says that it is not here yet, with a way back', async ({ page }) => {
  await goOffline(page, ['/']);
  const complaints = collectComplaints(page, ['error']);
  for (const path of ['/id/', '/id', '/id/repack', '/id/no-such-page']) {
    await page.goto(line.url + path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('main')).toContainText('Indonesia');
    await expect(page.locator('main a[href="/"]').first()).toBeVisible();
  }
  await page.locator('main a[href="/"]').first().click();
  await expect(page).toHaveURL(`${line.url}/`);
  await expect(page.locator('h1')).toBeVisible();
  expect(complaints).toEqual([]);
});
