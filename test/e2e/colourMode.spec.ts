import { expect, test } from './test.ts';

test('[S2.29, S4.9] the colour mode is light until the reader switches it, and is saved under the key theme', async ({
  page,
}) => {
  await page.goto('/id/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Ganti antara mode terang dan gelap' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/archive');
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('[S4.10] the colour mode follows a change in another tab', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/');
  await second.goto('/archive');
  await first.getByRole('button', { name: /dark/ }).click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
});
