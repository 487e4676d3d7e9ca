import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openAlive } from './browserEntry.ts';
import { type Running, startServer } from '../hosting/startServer.ts';
import { expect, test } from './test.ts';

const filler = 'A line of text.\n\n'.repeat(60);
const FILES: Readonly<Record<string, string>> = {
  'site.config.ts':
    "export default { title: 'Moved', url: 'https://example.com', locales: ['en', 'id'],\n" +
    "  redirects: [{ from: '/old-part', to: '/new#part' }] };\n",
  'content/blog/new/index.mdx': `---\ntitle: The new one\ndate: 2021-03-01\nredirects: [/old]\n---\n\n${filler}## Part\n\n${filler}`,
  'content/blog/links/index.mdx':
    '---\ntitle: Links\ndate: 2022-03-01\n---\n\n[to the page](pathname:///old) and [to its part](pathname:///old-part)\n',
};

let folder = '';
let ours: Running;
let bare: Server;
let bareUrl = '';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lontar-moved-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const out = join(folder, 'dist');
  await promisify(execFile)(process.execPath, ['bin/lontar.mjs', 'build', '--site', folder, '--out', out]);
  ours = await startServer(['serve', '--out', out]);
  bare = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(out, pathname);
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    const served = isFolder ? join(file, 'index.html') : file;
    if (!existsSync(served)) return void response.writeHead(404).end();
    const type = served.endsWith('.html')
      ? 'text/html'
      : served.endsWith('.js')
        ? 'text/javascript'
        : 'text/plain';
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(readFileSync(served));
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  await ours.stop();
  bare.closeAllConnections();
  await new Promise((resolve) => bare.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(`on a host that knows of no redirects, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const [from, to] of [
      ['/old', '/new'],
      ['/old/', '/new'],
      ['/old-part', '/new#part'],
      ['/id/old', '/id/new'],
    ] as const) {
      test(`${from} leads to ${to} by its page`, async ({ page }) => {
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (/policy/i.test(message.text())) complaints.push(message.text());
        });
        await page.goto(bareUrl + from);
        await expect(page).toHaveURL(bareUrl + to);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new one');
        expect(complaints).toEqual([]);
      });
    }

    test('a link within the site ends at the new address', async ({ page }) => {
      if (javaScriptEnabled) await openAlive(page, `${bareUrl}/links`);
      else await page.goto(`${bareUrl}/links`);
      await page.getByRole('link', { name: 'to its part' }).click();
      await expect(page).toHaveURL(`${bareUrl}/new#part`);
      await expect(page.getByRole('heading', { name: 'Part' })).toBeInViewport();
    });
  });
}

test('the page of an old address reads well where the browser does not go on by itself', async ({ page }) => {
  const html = readFileSync(join(folder, 'dist/id/old/index.html'), 'utf8');
  await page.setContent(html.replace(/<meta http-equiv="refresh"[^>]*>/, ''));
  await expect(page).toHaveTitle('Halaman ini sudah pindah | Moved');
  await expect(page.getByRole('link', { name: 'Buka alamat barunya' })).toHaveAttribute('href', '/id/new');
});

test.describe('with a service worker', () => {
  test.use({ hasWorker: true });

  test('the page of an old address is not kept among those that were read', async ({ page }) => {
    await openAlive(page, `${bareUrl}/links`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(`${bareUrl}/old`);
    await expect(page).toHaveURL(`${bareUrl}/new`);
    const keptPaths = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => new URL(url).pathname);
      });
    // A page that is left while it still comes is not kept.
    await expect.poll(keptPaths).toContain('/new');
    await page.goto(`${bareUrl}/archive`);
    await expect.poll(keptPaths).toContain('/archive');
    expect(await keptPaths()).not.toContain('/old');
  });
});

test('our server leads on itself, and a link within the site ends at the page and its part', async ({
  page,
}) => {
  await page.goto(`${ours.url}/old?q=1`);
  await expect(page).toHaveURL(`${ours.url}/new?q=1`);
  for (const [name, path] of [
    ['to the page', '/new'],
    ['to its part', '/new#part'],
  ] as const) {
    await openAlive(page, `${ours.url}/links`);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(ours.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new one');
  }
  await expect(page.getByRole('heading', { name: 'Part' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${ours.url}/links`);
});

test('while writing old addresses lead on, too', async ({ request }) => {
  const dev = await startServer(['dev', '--site', folder]);
  try {
    const answer = await request.get(`${dev.url}/old-part/?q=1`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, '/new?q=1#part']);
    expect((await request.get(`${dev.url}/id/old`)).url()).toBe(`${dev.url}/id/new`);
  } finally {
    await dev.stop();
  }
});
