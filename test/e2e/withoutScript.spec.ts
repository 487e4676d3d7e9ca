import { KINDS, LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('[S1.1] without JavaScript the whole site can be reached by links', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole('main');
  const follow = async (link: ReturnType<typeof main.locator>, path: string) => {
    await link.first().click();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  };
  await page.goto('/');
  await follow(main.locator('h2 a[href="/repack"]'), '/repack');
  await follow(main.locator('a[href="/tags/codesplit"]'), '/tags/codesplit');
  await follow(main.locator('a[href="/tags"]'), '/tags');
  await follow(page.getByRole('banner').getByRole('link', { name: 'Blog Archive' }), '/archive');
  await follow(main.locator('a[href="/the-beauty-of-airplay"]'), '/the-beauty-of-airplay');
  await follow(page.getByRole('banner').locator('a[href="/books/"]:visible'), '/books/');
  await follow(page.getByRole('banner').locator('a[href="/about/"]:visible'), '/about/');
  await follow(page.getByRole('contentinfo').locator('a[href="/authors"]'), '/authors');
  await follow(page.getByRole('contentinfo').locator('a[href="/docs/"]'), '/docs/');
  await follow(page.getByRole('contentinfo').locator('a[href="/etc"]'), '/etc');
  await page.getByRole('banner').locator('summary:visible').click();
  await follow(page.getByRole('banner').getByRole('link', { name: 'Indonesia' }), '/id/etc');
  await follow(page.getByRole('banner').locator('a[href="/id/search"]'), '/id/search');
  await follow(main.locator('a[href="/id/tags/docker"]'), '/id/tags/docker');
});

test('without JavaScript the menu of a small screen opens', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/id/');
  await page.getByRole('banner').locator('summary[aria-label="Menu"]').click();
  await page.getByRole('banner').locator('a[href="/id/archive"]:visible').click();
  await expect(page).toHaveURL('/id/archive');
});

test('without JavaScript every kind of page shows its text', async ({ page }) => {
  for (const { prefix } of LOCALES) {
    for (const kind of KINDS) {
      await page.goto(prefix + kind);
      const text = await page.getByRole('main').innerText();
      expect(text.length, prefix + kind).toBeGreaterThan(80);
    }
  }
});

test('without JavaScript no field takes a query that nothing would answer', async ({ page }) => {
  for (const { prefix } of LOCALES) {
    for (const path of ['/search', '/no-such-page']) {
      await page.goto(prefix + path);
      await expect(page.getByRole('main').locator('a[href$="/archive"]').first(), path).toBeVisible();
      await expect(page.getByRole('main').locator('input:visible, button:visible')).toHaveCount(0);
    }
  }
});

test('without JavaScript the skip link is a link to the content', async ({ page }) => {
  await page.goto('/repack');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/repack#main');
});
