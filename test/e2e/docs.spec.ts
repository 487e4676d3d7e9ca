import { openAlive } from './browserEntry.ts';
import { LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const KEY = 'docs-preferred-version-default';

for (const { code, prefix } of LOCALES) {
  test(`[S4.14] the preferred docs version is stored for the docs plugin and cleared if it is no longer valid (${code})`, async ({
    page,
  }) => {
    const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
    await openAlive(page, `${prefix}/docs/`);
    await expect.poll(stored).toBe('"current"');
    await page.evaluate((key) => localStorage.setItem(key, '"0.9"'), KEY);
    await openAlive(page, `${prefix}/archive`);
    expect(await stored()).toBe('"0.9"');
    await openAlive(page, `${prefix}/docs/`);
    await expect.poll(stored).toBeNull();
    await openAlive(page, `${prefix}/docs/`);
    await expect.poll(stored).toBe('"current"');
  });
}

test('[S4.14, S8.9] a docs version in a storage that is full, blocked or damaged does no harm', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript((key) => localStorage.setItem(key, '{oops'), KEY);
  await openAlive(page, '/docs/');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    Storage.prototype.getItem = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  await openAlive(page, '/docs/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
