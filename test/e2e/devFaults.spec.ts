import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type FixtureSite, startFixtureSite } from './fixtureSite.ts';

const STRAY = 'content/pages/stray.mdx';
const UNREAD = 'content/pages/unread.mdx';
const CONFIG = 'site.config.ts';

async function withSite(
  files: Readonly<Record<string, string>>,
  run: (site: FixtureSite) => Promise<void>,
): Promise<void> {
  const site = await startFixtureSite('diagrams-site', 'dev', files);
  try {
    await run(site);
  } finally {
    await site.stop();
  }
}

test('started with faulty texts, all pages that can be made are there below the overlay, until the texts are mended', async ({
  page,
}) => {
  const files = {
    [STRAY]: '# A faulty page\n\nA stray { in the text, and a [link](/unread).\n',
    [UNREAD]: '---\ntitle: [\n---\n\nText.\n',
  };
  await withSite(files, async ({ url, folder }) => {
    const overlay = page.locator('vite-error-overlay');
    const main = page.getByRole('main');
    expect((await page.goto(`${url}/unread`))?.status()).toBe(404);
    await expect(overlay.locator('.message')).toContainText(`${UNREAD}:2:9: error:`);
    expect((await page.goto(`${url}/id/plain`))?.status()).toBe(200);
    await expect(overlay.locator('.message')).toContainText(`${UNREAD}:2:9: error:`);
    await expect(overlay.locator('.stack')).toContainText(`${STRAY}:3:9: error:`);
    await expect(main).toContainText('To the diagrams.');
    await page.goto(`${url}/stray`);
    await expect(overlay).toBeAttached();
    await expect(main, 'the page says what is wrong with its text').toContainText(`${STRAY}:3:9: error:`);
    await page.evaluate(() => Object.assign(window, { mark: 1 }));

    writeFileSync(join(folder, STRAY), '# A mended page\n\nNo brace.\n');
    await expect(main, 'what is mended shows although there are faults elsewhere').toContainText('No brace.');
    await expect(overlay.locator('.message')).toContainText(UNREAD);
    writeFileSync(join(folder, UNREAD), '---\ntitle: Read\n---\n\nText.\n');
    await expect(overlay).not.toBeAttached();
    expect(await page.evaluate(() => 'mark' in window), 'without a reload').toBe(true);
    expect((await page.goto(`${url}/unread`))?.status()).toBe(200);
  });
});

test('started with a faulty configuration, every address shows the overlay, and the site once it is mended', async ({
  page,
}) => {
  await withSite({ [CONFIG]: 'export default { title: 5 };\n' }, async ({ url, folder }) => {
    const overlay = page.locator('vite-error-overlay');
    expect((await page.goto(`${url}/id/plain`))?.status()).toBe(503);
    await expect(overlay.locator('.message')).toContainText(`${CONFIG}:1:18: error:`);
    const config = "export default { title: 'Mended', url: 'https://example.com', locales: ['en', 'id'] };\n";
    writeFileSync(join(folder, CONFIG), config);
    await expect(overlay).not.toBeAttached();
    await expect(page.getByRole('main')).toContainText('To the diagrams.');
    await expect(page.locator('head style')).toBeAttached();
  });
});

test('a file that the configuration imports is followed: edited, broken, mended, gone and made again', async ({
  page,
}) => {
  const files = {
    [CONFIG]:
      "import { title } from './parts.ts';\nexport default { title, url: 'https://example.com', locales: ['en'] };\n",
    'parts.ts': "export const title = 'First';\n",
  };
  await withSite(files, async ({ url, folder }) => {
    const overlay = page.locator('vite-error-overlay');
    const brand = page.getByRole('banner').locator('.brand');
    const part = join(folder, 'parts.ts');
    const connected = page.waitForEvent('console', (message) => message.text().includes('connected'));
    await page.goto(`${url}/plain`);
    await connected;
    await expect(brand).toHaveText('First');
    writeFileSync(part, "export const title = 'Second';\n");
    await expect
      .poll(async () => (await page.request.get(`${url}/plain`)).text())
      .toContain('Plain | Second');
    writeFileSync(part, "export const title = 'Third;\n");
    await expect(overlay.locator('.message')).toContainText('parts.ts:1:');
    writeFileSync(part, "export const title = 'Fourth';\n");
    await expect(overlay).not.toBeAttached();
    rmSync(part);
    await expect(overlay.locator('.message')).toContainText(`${CONFIG}:1:`);
    writeFileSync(part, "export const title = 'Fifth';\n");
    await expect(overlay).not.toBeAttached();
    await page.reload();
    await expect(brand).toHaveText('Fifth');
  });
});
