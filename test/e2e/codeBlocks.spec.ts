import { openAlive } from './browserEntry.ts';
import { expect, test } from './test.ts';

const WORDS = [
  { path: '/docs/', copy: 'Copy', wrap: 'Wrap lines', copied: 'Copied', refused: /refused to copy/ },
  {
    path: '/id/docs/',
    copy: 'Salin',
    wrap: 'Lipat baris',
    copied: 'Tersalin',
    refused: /menolak menyalin/,
  },
] as const;

for (const { path, copy, wrap, copied, refused } of WORDS) {
  test(`a block of code is copied exactly, without line numbers, and says so (${path})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAlive(page, path);
    const blocks = page.locator('.code-block');
    const numbered = blocks.filter({ has: page.locator('[data-n]') }).first();
    await numbered.getByRole('button', { name: copy }).click();
    await expect(page.locator('.toast')).toHaveText(copied);
    await expect(page.locator('.toast')).toHaveAttribute('role', 'status');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await numbered.locator('code').textContent());
    expect(text).not.toMatch(/^\s*\d/);
    expect(text.split('\n').length).toBeGreaterThan(2);
  });

  test(`where copying is refused the code is selected (${path})`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) },
      });
    });
    await openAlive(page, path);
    const block = page.locator('.code-block').nth(1);
    await block.getByRole('button', { name: copy }).click();
    await expect(page.locator('.toast')).toHaveText(refused);
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
      (await block.locator('code').innerText()).trim(),
    );
  });

  test(`long lines are wrapped when asked (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openAlive(page, path);
    const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
    const index = await page
      .locator('.code-block pre')
      .evaluateAll((all) => all.findIndex((element) => element.scrollWidth > element.clientWidth));
    const block = page.locator('.code-block').nth(index);
    const button = block.getByRole('button', { name: wrap });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await block.locator('pre').evaluate(overflow)).toBeLessThanOrEqual(0);
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await block.locator('pre').evaluate(overflow)).toBeGreaterThan(0);
  });
}

for (const width of [375, 1280])
  test(`lines are offered to be wrapped where one is too long, and nowhere else (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openAlive(page, '/docs/');
    const blocks = () =>
      page.locator('.code-block:visible').evaluateAll((all) =>
        all.map((block) => {
          const code = block.querySelector('pre');
          const button = block.querySelector('[data-act="wrap"]');
          return {
            isLong: code !== null && code.scrollWidth > code.clientWidth,
            isOffered: button?.checkVisibility({ visibilityProperty: true }),
          };
        }),
      );
    const found = await blocks();
    expect(new Set(found.map(({ isLong }) => isLong))).toEqual(new Set([true, false]));
    expect(found.filter(({ isLong, isOffered }) => isLong !== isOffered)).toEqual([]);

    const long = page.locator('.code-block:visible').nth(found.findIndex(({ isLong }) => isLong));
    await long.locator('[data-act="wrap"]').press('Enter');
    await expect(long.locator('[data-act="wrap"]'), 'to take it back').toBeVisible();
    await long.locator('[data-act="wrap"]').press('Enter');
    await page.setViewportSize({ width: width === 375 ? 1280 : 375, height: 700 });
    await expect
      .poll(async () => (await blocks()).every((each) => each.isLong === each.isOffered))
      .toBe(true);
  });

test('code can be scrolled by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openAlive(page, '/docs/');
  const wide = page.locator('.code-block pre').first();
  await wide.evaluate((element) => {
    const code = element.querySelector('code');
    if (code) code.textContent = 'x'.repeat(400);
  });
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('where there is no pointer the buttons stand below the code and cover none of it', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    viewport: { width: 375, height: 700 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL !== undefined && { baseURL }),
  });
  await page.goto('/docs/');
  const block = page.locator('.code-block').first();
  const code = await block.locator('pre').boundingBox();
  for (const button of await block.getByRole('button').all()) {
    await expect(button).toHaveCSS('opacity', '1');
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((code?.y ?? 0) + (code?.height ?? 0));
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
  await page.close();
});

test('every heading of a text has a link to itself, named in its language and seen when focused', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/docs/', 'Direct link to'],
    ['/id/docs/', 'Tautan langsung ke'],
  ] as const) {
    await page.goto(path);
    const headings = page.locator('.prose :is(h2, h3, h4, h5, h6)[id]:not(.sr-only)');
    expect(await headings.count()).toBeGreaterThan(5);
    for (const heading of await headings.all()) {
      const link = heading.locator('.heading-link');
      await expect(link).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
      const text = await heading.textContent();
      await expect(link).toHaveAccessibleName(`${name} ${text?.replace(/\s+/g, ' ').trim()}`);
    }
    const link = headings.first().locator('.heading-link');
    await expect(link).toHaveCSS('opacity', '0');
    await headings.first().hover();
    await expect(link).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(link).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${await headings.first().getAttribute('id')}$`));
  }
  await page.goto('/');
  await expect(page.locator('.heading-link')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('code shows no buttons that would do nothing', async ({ page }) => {
    await page.goto('/docs/');
    await expect(page.locator('.code-block').first()).toBeVisible();
    await expect(page.locator('.code-block button:visible')).toHaveCount(0);
  });
});
