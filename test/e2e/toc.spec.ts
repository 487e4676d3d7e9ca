import type { Page } from '@playwright/test';
import { openAlive } from './browserEntry.ts';
import { scrollBackTo } from './scrollBack.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

function marked(page: Page) {
  return page.locator('nav.toc [aria-current="location"]');
}

async function expectMarked(page: Page, id: string): Promise<void> {
  await expect(marked(page)).toHaveCount(1);
  await expect(marked(page)).toHaveAttribute('href', `#${id}`);
}

function headingIds(page: Page): Promise<string[]> {
  return page
    .locator('nav.toc a')
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1)),
    );
}

for (const path of ['/docs/', '/id/docs/']) {
  test(`the table of contents marks the heading that is being read (${path})`, async ({ page }) => {
    await openAlive(page, path);
    await expect(marked(page)).toHaveCount(0);
    const ids = await headingIds(page);
    expect(ids.length).toBeGreaterThan(5);
    for (const id of ids.slice(0, 6)) {
      await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
      await expectMarked(page, id);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(marked(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectMarked(page, ids.at(-1) ?? '');
  });

  test(`after a jump to any heading the table of contents marks that heading (${path})`, async ({ page }) => {
    await openAlive(page, path);
    for (const id of await headingIds(page)) {
      await page.locator(`nav.toc a[href="#${id}"]`).click();
      await expectMarked(page, id);
    }
  });
}

test('headings close together, at the end of a page, are told apart', async ({ page }) => {
  await page.route('**/self-hosted-blog', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      // The last two headings with nothing below them.
      body: text.replace(/(<h2 id="is-it-worth-it">.*?<\/h2>).*?(<\/div>)/s, '$1$2'),
    });
  });
  await openAlive(page, '/self-hosted-blog');
  const ids = await headingIds(page);
  for (const id of ids.slice(-3)) {
    await page.locator(`nav.toc a[href="#${id}"]`).click();
    await expectMarked(page, id);
  }
});

test('marking the current heading touches nothing inside the article', async ({ page }) => {
  await page.goto('/docs/');
  await page.evaluate(() => {
    const records: string[] = [];
    Object.assign(window, { records });
    const note = (found: MutationRecord[]) => records.push(...found.map(({ type }) => type));
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    const main = document.querySelector('main');
    if (main) new MutationObserver(note).observe(main, everything);
  });
  await page.keyboard.press('Shift');
  await page.mouse.move(600, 400);
  for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, 400);
  await expect(marked(page)).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'records') as string[])).toEqual([]);
});

test('a table of contents that is taller than the screen keeps the current heading in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openAlive(page, '/docs/');
  const ids = await headingIds(page);
  for (const id of [ids.at(-2) ?? '', ids[0] ?? '']) {
    await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
    await expectMarked(page, id);
    await expect(marked(page)).toBeInViewport({ ratio: 1 });
  }
});

test('the button back to the top appears on the way up, below the first screen, and leads to the start of the page', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/docs/', 'Back to top'],
    ['/id/docs/', 'Kembali ke atas'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: path === '/docs/' ? 'no-preference' : 'reduce' });
    await openAlive(page, path);
    const button = page.getByRole('button', { name });
    await expect(button).toBeHidden();
    const height = page.viewportSize()?.height ?? 0;
    await page.evaluate((y) => scrollTo(0, y), height + 400);
    await expect(button, 'on the way down it would only lie in the way').toBeHidden();
    await scrollBackTo(page, height + 100);
    await expect(button).toBeVisible();
    await button.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button back to the top, and links to headings work', async ({ page }) => {
    await page.goto('/docs/#code');
    await expect(page.locator('.back-to-top')).toBeHidden();
    await page.locator('nav.toc a[href="#start"]').click();
    await expect(page.locator('#start')).toBeInViewport();
  });
});
