import { openAlive } from './browserEntry.ts';
import { expect, test } from './test.ts';

const WORDS = [
  { path: '/repack', name: 'Copy as Markdown', copied: 'Copied as Markdown', lost: /could not be loaded/ },
  {
    path: '/id/repack',
    name: 'Salin sebagai Markdown',
    copied: 'Tersalin sebagai Markdown',
    lost: /tidak dapat dimuat/,
  },
] as const;

for (const { path, name, copied, lost } of WORDS) {
  test(`a post is copied as Markdown, and a line that is down is told of (${path})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAlive(page, path);
    const link = page.getByRole('link', { name });
    await link.press('Enter');
    await expect(page.locator('.toast')).toHaveText(copied);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^# Re\.Pack: .*\n\n- \w+: http/);
    expect(page.url()).toMatch(new RegExp(`${path}$`));

    await page.route('**/*.md', (route) => route.abort('internetdisconnected'));
    await link.click();
    await expect(page.locator('.toast')).toHaveText(lost);
    expect(page.url()).toMatch(new RegExp(`${path}$`));
  });
}

test('where copying is refused the Markdown is opened', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { write: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) },
    });
  });
  await openAlive(page, '/repack');
  await page.getByRole('link', { name: 'Copy as Markdown' }).click();
  await page.waitForURL('**/repack.md');
});

test('Markdown is served as what it is and kept out of search engines', async ({ request }) => {
  const markdown = await request.get('/repack.md');
  expect(markdown.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  const list = await request.get('/id/llms.txt');
  expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(list.headers()['x-robots-tag']).toBeUndefined();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the Markdown', async ({ page }) => {
    await page.goto('/repack');
    await page.getByRole('link', { name: 'Copy as Markdown' }).click();
    await page.waitForURL('**/repack.md');
  });
});
