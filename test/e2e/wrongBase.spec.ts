import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { awaitEntry, showIntent } from './browserEntry.ts';
import { expect, test } from './test.ts';

let server: Server;
let url: string;
let hasAssets: boolean;

/** The site as a host shows it that was told nothing of its folder: below /sub/, and perhaps with its assets at the root. */
test.beforeAll(async ({ baseURL }) => {
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const isThere = path.startsWith('/sub/') || (hasAssets && path.startsWith('/assets/'));
    if (!isThere) return void response.writeHead(404).end();
    const original = await fetch(baseURL + path.replace(/^\/sub/, ''));
    response.writeHead(original.status, { 'content-type': original.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await original.arrayBuffer()));
  };
  server = createServer((request, response) => void answer(request.url ?? '', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://localhost:${address.port}`;
});

test.afterAll(() => server.close());

const banner = (page: Page) => page.locator('#wrong-base');
const notice = (page: Page) => page.locator('#load-notice');

test('[S2.31] a misconfigured-site banner appears when the base URL is wrong, and names the configured and the likely one', async ({
  page,
}) => {
  hasAssets = false;
  for (const path of ['/sub/', '/sub/repack', '/sub/id/', '/sub/id/about/', '/sub/id/tags/react-native']) {
    await page.goto(url + path);
    const text = await page.locator('main').innerText();
    await showIntent(page);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).locator('code')).toHaveText(['/', '/sub/']);
    await expect(notice(page)).toBeHidden();
    expect(await page.locator('main').innerText(), 'the text stays').toBe(text);
  }
  await expect(banner(page)).toContainText('Base URL yang diatur');
});

test('a proxy that serves the site elsewhere with its assets does not bring the banner', async ({ page }) => {
  hasAssets = true;
  await page.goto(`${url}/sub/repack`);
  await showIntent(page);
  await awaitEntry(page);
  await expect(banner(page)).toBeHidden();
});

test('a healthy site, a tab left from an older deploy and a not-found page do not bring the banner', async ({
  page,
}) => {
  for (const path of [
    '/repack',
    '/repack/',
    '/id/',
    '/id/about/?q=1#x',
    '/no-such-page',
    '/id/sub/no-such',
  ]) {
    await page.goto(path);
    await showIntent(page);
    await awaitEntry(page);
    await expect(banner(page)).toBeHidden();
  }
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  for (const path of ['/repack', '/id/about/', '/no-such-page']) {
    await page.goto(path);
    await showIntent(page);
    await expect(notice(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
  }
});
