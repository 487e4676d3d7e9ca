import type { Page } from '@playwright/test';
import { awaitFrame, awaitPaint, collectComplaints, showIntent } from './browserEntry.ts';
import { editPages } from './editPages.ts';
import { expect, test } from './test.ts';

const modeOf = (page: Page) => page.locator('html');
const themeButton = (page: Page) => page.locator('button[data-act="theme"]');

test('[S1.2, S2.29, S4.9] the colour mode is light until the reader switches it, and is saved under the key theme', async ({
  page,
}) => {
  await page.goto('/id/');
  await expect(modeOf(page)).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Ganti antara mode terang dan gelap' }).click();
  await expect(modeOf(page)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/archive');
  await expect(modeOf(page)).toHaveAttribute('data-theme', 'dark');
});

test('[S4.10] the colour mode follows a change in another tab', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/');
  await second.goto('/archive');
  await first.getByRole('button', { name: /dark/ }).click();
  await expect(modeOf(second)).toHaveAttribute('data-theme', 'dark');
  await first.evaluate(() => localStorage.clear());
  await expect(modeOf(second)).toHaveAttribute('data-theme', 'light');
});

test('[S4.10] three tabs that switch at the same time settle on one mode, with one write for each switch', async ({
  context,
}) => {
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Object.assign(window, { writes: 0 });
    Storage.prototype.setItem = function counted(this: Storage, ...parts: Parameters<typeof setItem>) {
      (window as unknown as { writes: number }).writes += 1;
      setItem.apply(this, parts);
    };
  });
  const tabs = await Promise.all(
    ['/', '/id/repack', '/archive'].map(async (path) => {
      const page = await context.newPage();
      await page.goto(path);
      await showIntent(page);
      await awaitFrame(page);
      return page;
    }),
  );
  await Promise.all(
    tabs.map((page) =>
      page.evaluate(async () => {
        for (let time = 0; time < 20; time += 1) {
          document.querySelector<HTMLElement>('button[data-act="theme"]')?.click();
          await new Promise((resolve) => setTimeout(resolve));
        }
      }),
    ),
  );
  const statesNow = () =>
    Promise.all(
      tabs.map((page) =>
        page.evaluate(() => `${document.documentElement.dataset['theme']} ${localStorage.getItem('theme')}`),
      ),
    );
  await expect
    .poll(async () => {
      const states = await statesNow();
      return new Set(states).size === 1 && ['dark dark', 'light light'].includes(states[0] ?? '');
    })
    .toBe(true);
  for (const page of tabs)
    expect(await page.evaluate(() => (window as unknown as { writes: number }).writes)).toBe(20);
});

test('[S4.9] the mode is set before there is anything to paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body !== null) seen.push(document.documentElement.dataset['theme'] ?? '');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/repack');
  await showIntent(page);
  await awaitFrame(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['dark']));
});

for (const garbage of ['purple', '', '{"a":1}', 'null', 'DARK', 'x'.repeat(1_000_000)]) {
  test(`[S4.10] a stored value that is no mode falls back to the default: '${garbage.slice(0, 10)}'`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await page.addInitScript((value) => localStorage.setItem('theme', value), garbage);
    await page.goto('/');
    await expect(modeOf(page)).toHaveAttribute('data-theme', 'light');
    await themeButton(page).click();
    await expect(modeOf(page)).toHaveAttribute('data-theme', 'dark');
    expect(complaints).toEqual([]);
  });
}

test.describe('where the site follows the system', () => {
  test.beforeEach(async ({ page }) => {
    await editPages(page, (html) => html.replace('<html ', '<html data-theme-system="" '));
  });

  test('[S4.10] with no saved choice the system preference counts, also when it changes', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(modeOf(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(modeOf(page)).toHaveAttribute('data-theme', 'light');
    await themeButton(page).click();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      // Pages hear of it with the next frame.
      await awaitPaint(page);
    }
    await expect(modeOf(page), 'the saved choice stays').toHaveAttribute('data-theme', 'dark');
  });
});

test('a site that does not follow the system is light for all', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(modeOf(page)).toHaveAttribute('data-theme', 'light');
});
