import { once } from 'node:events';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { editFile } from './editFile.ts';
import { type DevServer, startDev } from './startDev.ts';

const POST = 'content/blog/repack/index.mdx';

let server: DevServer;

test.beforeAll(async () => {
  server = await startDev();
});
test.afterAll(() => server.stop());

const edit = (file: string, change: (text: string) => string) => editFile(join(server.copy, file), change);

/** Opens a page and leaves a mark in it that a reload would wipe out. */
async function open(page: Page, path: string): Promise<{ isSamePage(): Promise<boolean> }> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('connected'));
  await page.goto(server.url + path);
  await connected;
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  return { isSamePage: () => page.evaluate(() => 'mark' in window) };
}

test('both locales are served at once', async ({ request }) => {
  expect(await (await request.get(`${server.url}/`)).text()).toContain('<html lang="en"');
  expect(await (await request.get(`${server.url}/id/`)).text()).toContain('<html lang="id"');
  expect((await request.get(`${server.url}/id/zzz`)).status()).toBe(404);
});

test('feeds, sitemaps and Markdown are there while writing too', async ({ request }) => {
  const feed = await request.get(`${server.url}/id/rss.xml`, { headers: { Accept: '*/*' } });
  expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(await feed.text()).toContain('Keindahan AirPlay');
  expect(await (await request.get(`${server.url}/sitemap.xml`)).text()).toContain('<urlset');
  const markdown = await request.get(`${server.url}/id/repack.md`);
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await markdown.text()).toMatch(/^# Re\.Pack/);
  expect((await request.get(`${server.url}/nothing.xml`)).status()).toBe(404);
});

/** As a browser asks that was led here by a name. */
async function ask(name: string, path: string, method = 'GET'): Promise<{ status?: number; text: string }> {
  const { port } = new URL(server.url);
  const asked = httpRequest({ host: '127.0.0.1', port, path, method, headers: { Host: `${name}:${port}` } });
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
  return { ...(answer.statusCode !== undefined && { status: answer.statusCode }), text: await text(answer) };
}

test('a name that leads here from elsewhere opens neither pages nor files, and the answer says how to allow it', async () => {
  for (const path of ['/repack', '/favicon.svg', '/rss.xml', '/search-index.json', '/@vite/client', '/zzz']) {
    for (const method of ['GET', 'POST']) {
      const answer = await ask('attacker.example', path, method);
      expect(answer.status, `${method} ${path}`).toBe(403);
      expect(answer.text).toContain('HOST=attacker.example');
    }
  }
  for (const name of ['localhost', 'blog.localhost', '127.0.0.1', '[::1]', '192.168.1.7']) {
    expect((await ask(name, '/repack')).status, name).toBe(200);
    expect((await ask(name, '/@vite/client')).status, name).toBe(200);
  }
});

test('pages are only asked for', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await request.fetch(`${server.url}/repack`, { method });
    expect(answer.status(), method).toBe(405);
    expect(answer.headers()['allow']).toBe('GET, HEAD');
  }
  expect((await request.head(`${server.url}/repack`)).status()).toBe(200);
});

test('an edit of a post shows without a reload of the page and keeps the scroll', async ({ page }) => {
  const { isSamePage } = await open(page, '/repack');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  const restore = edit(POST, (text) => `${text}\n\nWords that were just written.\n`);
  await expect(page.getByText('Words that were just written.')).toBeAttached();
  expect(await isSamePage()).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  restore();
  await expect(page.getByText('Words that were just written.')).not.toBeAttached();
});

test('an edit of a component is hot', async ({ page }) => {
  const { isSamePage } = await open(page, '/');
  const restore = edit('src/client/theme/Navbar.tsx', (text) =>
    text.replace('<header', '<header data-hot="yes"'),
  );
  await expect(page.locator('header[data-hot=yes]')).toBeAttached();
  expect(await isSamePage()).toBe(true);
  restore();
  await expect(page.locator('header[data-hot=yes]')).not.toBeAttached();
});

test('an edit of a style is hot', async ({ page }) => {
  const { isSamePage } = await open(page, '/');
  const restore = edit(
    'src/client/theme/styles/base.css',
    (text) => `${text}\nbody { outline: 7px solid rgb(1, 2, 3); }\n`,
  );
  await expect(page.locator('body')).toHaveCSS('outline-width', '7px');
  expect(await isSamePage()).toBe(true);
  restore();
  await expect(page.locator('body')).not.toHaveCSS('outline-width', '7px');
});

test('an error shows as an overlay with the file and line and goes away when mended', async ({ page }) => {
  const { isSamePage } = await open(page, '/repack');
  const heading = await page.locator('h1').innerText();
  const restore = edit(POST, (text) => `${text}\n\nA stray { in the text.\n`);
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toBeAttached();
  await expect(overlay.locator('.message')).toContainText(`${POST}:`);
  await expect(overlay.locator('.message')).toContainText(/:\d+:\d+: error:/);
  await expect(page.locator('h1'), 'the last good page stays below').toHaveText(heading);
  const second = await page.context().newPage();
  await second.goto(`${server.url}/`);
  await expect(second.locator('vite-error-overlay'), 'a page opened meanwhile shows it too').toBeAttached();
  restore();
  await expect(overlay).not.toBeAttached();
  await expect(second.locator('vite-error-overlay')).not.toBeAttached();
  expect(await isSamePage()).toBe(true);
});

test('a component that throws shows as an overlay with its file and line, and the page comes back when mended', async ({
  page,
}) => {
  const { isSamePage } = await open(page, '/books/');
  const file = 'src/client/theme/pages/BooksPage.tsx';
  const restore = edit(file, (text) => text.replace('return (', 'throw new Error("no luck");\n  return ('));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.locator('.message')).toContainText('no luck');
  await expect(overlay.locator('.message')).toContainText(/BooksPage\.tsx:\d+:\d+/);
  restore();
  await expect(overlay).not.toBeAttached();
  expect(await isSamePage()).toBe(true);
});

test('a text that never ends, ends the process or throws later does not take the server along', async ({
  page,
}) => {
  await open(page, '/etc');
  const overlay = page.locator('vite-error-overlay');
  const words = page.getByText('Words beside it.');
  for (const expression of [
    '(() => { for (;;); })()',
    'process.exit(3)',
    'setTimeout(() => { throw new Error("late"); })',
  ]) {
    const restore = edit(
      'content/pages/etc.mdx',
      (text) => `${text}\n\nWords beside it.\n\n{${expression} && null}\n`,
    );
    // What throws later may have been rendered before.
    if (expression.includes('late')) await expect(overlay.or(words).first()).toBeAttached();
    else await expect(overlay).toBeAttached();
    restore();
    await expect(overlay).not.toBeAttached();
    await expect(words).not.toBeAttached();
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('[S4.19] a new post appears and a draft has its banner', async ({ page, request }) => {
  await open(page, '/');
  const folder = join(server.copy, 'content/blog/fresh');
  cpSync(join(server.copy, 'content/blog/repack'), folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.mdx'),
    '---\ntitle: A fresh draft\ndate: 2023-12-31\ntags: [repack]\nauthors: [owner]\ndraft: true\n---\n\nNot yet published.\n',
  );
  await expect(page.getByRole('link', { name: 'A fresh draft' }).first()).toBeVisible();
  const html = await (await request.get(`${server.url}/fresh`)).text();
  expect(html).toContain('This is a draft.');
  expect(html).toContain('noindex');
  rmSync(folder, { recursive: true });
  await expect(page.getByRole('link', { name: 'A fresh draft' })).toHaveCount(0);
});
