import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { DESK } from './line.ts';
import { markInstalled, registerWorker, updateWorker } from './serviceWorkers.ts';
import { expect } from './test.ts';
import { test } from './workerTest.ts';

/** A browser that remembers, and that can be ended as a phone ends one: without a word. */
interface OwnBrowser {
  readonly page: Page;
  readonly kill: () => Promise<void>;
}

async function startBrowser(profile: string): Promise<OwnBrowser> {
  const { executablePath = chromium.executablePath(), args = [] } =
    test.info().project.use.launchOptions ?? {};
  const child = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    // A group of its own: the program may be a script that starts the browser.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const endpoint = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The browser did not start.')));
    createInterface(child.stderr).on('line', (line) => {
      const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const page = await browser.contexts()[0]?.newPage();
  if (page === undefined) throw new Error('The browser has no context.');
  await markInstalled(page);
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const hasEnded = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await hasEnded;
  };
  started.push(kill);
  return { page, kill };
}

let profile: string;
let started: OwnBrowser['kill'][] = [];

test.beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'lontar-profile-'));
});

test.afterEach(async () => {
  await Promise.all(started.map((kill) => kill()));
  started = [];
  // What the browser left running may still be writing.
  rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** The moment at which a file is asked for, which is then never answered. */
function stallAt(site: { readonly line: { spoil(path: string, answer: () => void): void } }, path: string) {
  return new Promise<void>((resolve) => site.line.spoil(path, () => resolve()));
}

async function openFirst(page: Page, url: string, version: string): Promise<void> {
  await page.goto(`${url}/first`);
  await expect(page.getByRole('article')).toContainText(`This is version ${version}.`);
}

for (const [moment, fileOf] of [
  ['at the first file', (hrefs: readonly string[]) => hrefs[0]],
  ['halfway', (hrefs: readonly string[]) => hrefs[hrefs.length >> 1]],
  ['at the last file', (hrefs: readonly string[]) => hrefs.at(-1)],
] as const) {
  test(`the browser is killed during an installation, ${moment}: nothing is broken, and the next one completes it`, async ({
    workerSite,
  }) => {
    const path = fileOf(workerSite.listOf('one').files.map(({ href }) => href)) ?? '';
    const stalled = stallAt(workerSite, path);
    const killed = await startBrowser(profile);
    await killed.page.goto(workerSite.url + DESK);
    const coming = registerWorker(killed.page, { scope: '/', offlineMode: true }).catch(() => 'killed');
    await stalled;
    await killed.kill();
    expect(await coming).toBe('killed');

    workerSite.line.renew();
    const { page } = await startBrowser(profile);
    await openFirst(page, workerSite.url, 'one');
    await page.goto(workerSite.url + DESK);
    expect(await registerWorker(page, { scope: '/', offlineMode: true })).toBe('activated');
    workerSite.line.cut();
    await openFirst(page, workerSite.url, 'one');
  });
}

test('the browser is killed during an update: the old version stays whole, and the new one comes later', async ({
  workerSite,
}) => {
  const killed = await startBrowser(profile);
  await killed.page.goto(workerSite.url + DESK);
  expect(await registerWorker(killed.page, { scope: '/', offlineMode: true })).toBe('activated');
  workerSite.deploy('two');
  const stalled = stallAt(workerSite, '/first');
  const coming = updateWorker(killed.page, '/').catch(() => 'killed');
  await stalled;
  await killed.kill();
  expect(await coming).toBe('killed');

  workerSite.line.renew();
  workerSite.line.cut();
  const { page } = await startBrowser(profile);
  await openFirst(page, workerSite.url, 'one');
  workerSite.line.renew();
  await page.goto(workerSite.url + DESK);
  expect(await updateWorker(page, '/')).toBe('installed');
});
