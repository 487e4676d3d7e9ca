import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from './test.ts';

const ENTRY = fileURLToPath(new URL('./docsearchPage.ts', import.meta.url));
const HTML =
  '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>DocSearch</title><div id="root"></div><script src="/docsearch.js"></script>';

let script = '';
/** Another port is another origin. */
const elsewhere = createServer((request, response) => {
  const isScript = request.url === '/docsearch.js';
  response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? script : HTML);
});

test.beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  for (const { output } of [result].flat() as { output: { code?: string }[] }[])
    script += output.map(({ code }) => code ?? '').join('');
  await new Promise<void>((resolve) => {
    elsewhere.listen(0, 'localhost', resolve);
  });
});
test.afterAll(() => elsewhere.close());

test('[S7.1] unmodified DocSearch finds, groups, marks and leads to sections, from another origin', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const { port } = elsewhere.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/?host=${new URL(baseURL ?? '').host}`);
  // Its button can be pressed as soon as it is there; to keys it listens a moment later.
  await page.locator('.DocSearch-Button').click();
  await page.locator('#docsearch-input').fill('repack');
  const hits = page.locator('.DocSearch-Hit');
  await expect(hits.first().locator('mark').first()).toHaveText(/re\.?pack/i);
  await expect(hits.first().locator('a')).toHaveAttribute('href', /^\/repack/);
  await expect(page.locator('.DocSearch-Hit-source').first()).not.toBeEmpty();
  await page.locator('#docsearch-input').fill('zzqqxxyy');
  await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  expect(complaints).toEqual([]);
});
