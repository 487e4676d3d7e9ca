import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openAlive } from './browserEntry.ts';
import { editFile } from './editFile.ts';
import { type FixtureSite, startFixtureSite } from './fixtureSite.ts';

const POST = '---\ntitle: Brand New\ndate: 2023-12-31\n---\n\nWords of a new post.\n';

/** Told of when the site has been read, which can be seen without asking for a page. */
const WARNED = { 'content/pages/warned.mdx': '# Warned\n\n[Nowhere](./plain.mdx#nowhere)\n' };

let site: FixtureSite;

// Each needs a server that nobody has asked for a page yet.
test.beforeEach(async () => {
  site = await startFixtureSite('islands-site', 'dev', WARNED);
});
test.afterEach(() => site.stop());

const edit = (file: string, change: (text: string) => string) => editFile(join(site.folder, file), change);

test('what is saved before the first page is asked for is there: a new post, an edit, a file, an island', async ({
  request,
}) => {
  const get = (path: string) => request.get(site.url + path);
  await expect.poll(() => site.complaints()).toContain('warned.mdx');
  const folder = join(site.folder, 'content/blog/brand-new');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.mdx'), POST);
  edit('content/pages/plain.mdx', (text) => `${text}\nSaved early.\n`);
  writeFileSync(join(site.folder, 'static/early.txt'), 'early\n');
  edit('islands/Likes.tsx', (text) => text.replace('likes', 'hearts'));

  const post = await get('/brand-new');
  expect(post.status()).toBe(200);
  expect(await post.text()).toContain('Words of a new post.');
  expect(await (await get('/plain')).text()).toContain('Saved early.');
  expect((await get('/early.txt')).status()).toBe(200);
  expect(await (await get('/islands')).text()).toContain('hearts');
});

test('what is saved right after the first page shows in it, and the page stays', async ({ page }) => {
  await page.goto(`${site.url}/plain`, { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  edit('content/pages/plain.mdx', (text) => `${text}\nSaved soon.\n`);
  await expect(page.getByText('Saved soon.')).toBeVisible();
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
});

test('what is saved right after the first page is in the next one, too', async ({ request }) => {
  await request.get(`${site.url}/plain`);
  edit('content/pages/plain.mdx', (text) => `${text}\nSaved soon.\n`);
  expect(await (await request.get(`${site.url}/plain`)).text()).toContain('Saved soon.');
});

test('the first edit of an island that is out of view shows once it is seen, without a reload', async ({
  page,
}) => {
  const connected = page.waitForEvent('console', (message) => message.text().includes('connected'));
  await openAlive(page, `${site.url}/far`);
  await connected;
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  edit('islands/Counter.tsx', (text) => text.replace('} presses', '} taps'));
  const island = page.locator('lontar-island');
  await expect(island, 'the page follows').toContainText('taps');
  await island.getByRole('button').click();
  await expect(island.getByRole('button')).toHaveText(/Far: 2 .*taps/);
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
});
