import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { awaitIdle, collectComplaints, openAlive } from './browserEntry.ts';
import { editFile } from './editFile.ts';
import { type FixtureSite, startFixtureSite } from './fixtureSite.ts';

const PAGE = 'content/pages/islands.mdx';

let site: FixtureSite;

test.beforeAll(async () => {
  site = await startFixtureSite('islands-site', 'dev');
});
test.afterAll(() => site.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

/** Opens a page, brings it to life and waits until it hears of edits. */
async function open(page: Page): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('connected'));
  await openAlive(page, `${site.url}/islands`);
  await connected;
}

const edit = (file: string, change: (text: string) => string) => editFile(join(site.folder, file), change);

test('while writing, islands live as in the built site, without a word of React against their HTML', async ({
  page,
}) => {
  const complaints = collectComplaints(page, ['error']);
  await openAlive(page, `${site.url}/islands`);
  await button(page, /^First/).click();
  await button(page, /^Inner/).click();
  await expect(button(page, 'First: 6 of 2 presses')).toBeVisible();
  await button(page, '2 likes').click();
  await expect(button(page, '3 likes')).toBeVisible();
  await button(page, 'Unfold').click();
  await expect(page.getByText('Folded words.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an edit of another page leaves alone what was done in the islands of this one', async ({ page }) => {
  let updates = 0;
  let answers = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (updates += Number(payload.includes('lontar:update')))),
  );
  page.on('response', (response) => (answers += Number(new URL(response.url()).pathname === '/islands')));
  await open(page);
  await button(page, '2 likes').click();
  await expect(button(page, '3 likes')).toBeVisible();
  const restore = edit('content/pages/plain.mdx', (text) => `${text}\nMore words.\n`);
  await expect.poll(() => updates).toBeGreaterThan(0);
  // The page itself, what it asks for when it listens, and what it asks for when it is told.
  await expect.poll(() => answers).toBeGreaterThan(2);
  await awaitIdle(page);
  await expect(button(page, '3 likes')).toBeVisible();
  restore();
});

test('what is saved while a page is on its way shows too', async ({ page }) => {
  await open(page);
  let restore = (): void => undefined;
  // The page has come, and the script that hears of edits has not.
  await page.route('**/@vite/client', async (route) => {
    restore = edit('content/pages/plain.mdx', (text) => `${text}\nJust saved.\n`);
    await expect
      .poll(async () => (await page.request.get(`${site.url}/plain`)).text())
      .toContain('Just saved.');
    await route.continue();
  });
  await page.goto(`${site.url}/plain`);
  await expect(page.getByText('Just saved.')).toBeVisible();
  restore();
  await expect(page.getByText('Just saved.')).toHaveCount(0);
});

test('an edit of an island shows without a reload by hand', async ({ page }) => {
  // Of another one: what a page has of its islands' styles does not go away with the first edit.
  const hasStyles = async () =>
    /\.counter\b/.test(await (await page.request.get(`${site.url}/islands`)).text());
  expect(await hasStyles()).toBe(true);
  await open(page);
  await button(page, '2 likes').click();
  await expect(button(page, '3 likes')).toBeVisible();
  const restore = edit('islands/Likes.tsx', (text) => text.replace('likes', 'hearts'));
  await expect(button(page, /hearts/)).toBeVisible();
  await expect.poll(async () => (await page.request.get(`${site.url}/islands`)).text()).toContain('hearts');
  expect(await hasStyles()).toBe(true);
  restore();
  await expect(button(page, /likes/)).toBeVisible();
});

test('an island that imports a file before it is there works once it is made', async ({ page }) => {
  await open(page);
  const overlay = page.locator('vite-error-overlay');
  const file = join(site.folder, 'islands/parts/word.ts');
  const restore = edit(
    'islands/Likes.tsx',
    (text) => `import { word } from './parts/word.ts';\n${text.replace('likes', '{word}')}`,
  );
  await expect(overlay.locator('.message')).toContainText('word.ts');
  writeFileSync(file, "export const word = 'claps';\n");
  await expect(overlay).toHaveCount(0);
  await expect(button(page, /claps/)).toBeVisible();
  await page.reload();
  await expect(button(page, /claps/)).toBeVisible();
  restore();
  await expect(button(page, /likes/)).toBeVisible();
  rmSync(file);
});

test('a new island is picked up, and one that is faulty is named in the overlay until it is mended', async ({
  page,
}) => {
  await open(page);
  const file = join(site.folder, 'islands/Wave.tsx');
  const overlay = page.locator('vite-error-overlay');
  writeFileSync(file, 'export const Other = 1;\n');
  await expect(overlay.locator('.message')).toContainText('islands/Wave.tsx:1:1');
  await expect(overlay.locator('.message')).toContainText('does not export `Wave`');
  writeFileSync(
    file,
    "import { useState } from 'react';\nexport function Wave() {\n  const [hands, wave] = useState(0);\n" +
      '  return <button type="button" onClick={() => wave(hands + 1)}>{hands} hands</button>;\n}\n',
  );
  await expect(overlay).toHaveCount(0);
  const restore = edit(PAGE, (text) => text.replace('After the islands.', '<Wave />\n\nAfter the islands.'));
  await button(page, '0 hands').click();
  await expect(button(page, '1 hands')).toBeVisible();
  restore();
  await expect(button(page, /hands/)).toHaveCount(0);
  rmSync(file);
});

test('an island that imports a package before it is installed is named in the overlay until it is', async ({
  page,
}) => {
  await open(page);
  const overlay = page.locator('vite-error-overlay');
  const restore = edit(
    'islands/Likes.tsx',
    (text) => `import { word } from 'words-of-likes';\n${text.replace('likes', '{word}')}`,
  );
  await expect(overlay.locator('.message')).toContainText("islands/Likes.tsx:1:22: error: 'words-of-likes'");
  await expect(overlay.locator('.message')).toContainText('npm install words-of-likes');
  const installed = join(site.folder, 'node_modules/words-of-likes');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  writeFileSync(join(installed, 'index.js'), "export const word = 'cheers';\n");
  writeFileSync(join(site.folder, 'package-lock.json'), '{}');
  await expect(overlay).toHaveCount(0);
  await expect(button(page, /cheers/)).toBeVisible();
  // For a new package Vite loads the page anew, once it has prepared it: what was begun before is begun again.
  const timeout = 10_000;
  await expect(async () => {
    await page.reload();
    await button(page, '2 cheers').click({ timeout });
    await expect(button(page, '3 cheers')).toBeVisible({ timeout });
  }).toPass();
  restore();
  await expect(button(page, /likes/)).toBeVisible();
});
