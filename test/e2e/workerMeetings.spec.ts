import type { Page } from '@playwright/test';
import { DESK } from './line.ts';
import { activateWaiting, askWorker, markInstalled, registerWorker, updateWorker } from './serviceWorkers.ts';
import { expect } from './test.ts';
import type { Version, WorkerSite } from './workerSite.ts';
import { test } from './workerTest.ts';

const COPIES = 'lontar:/:copies';
/** Pages that are the same in every version. */
const UNCHANGED = ['/archive', '/second'];

let site: WorkerSite;

test.beforeEach(async ({ page, workerSite }) => {
  site = workerSite;
  await markInstalled(page);
  await page.goto(site.url + DESK);
  expect(await registerWorker(page, { scope: '/', offlineMode: true })).toBe('activated');
});

/** Throws copies of a version away, as a browser may. */
async function evict(page: Page, version: Version, hrefs: readonly string[]): Promise<void> {
  const gone = site.listOf(version).pages.filter(({ href }) => hrefs.includes(href));
  expect(gone.map(({ href }) => href)).toEqual(expect.arrayContaining([...hrefs]));
  await page.evaluate(
    async ([cacheName, revisions]) => {
      const copies = await caches.open(cacheName);
      for (const revision of revisions) await copies.delete(`/?lontar-copy=${revision}`);
    },
    [COPIES, gone.map(({ revision }) => revision)] as const,
  );
}

/** The worker that rules looks through what it has whenever it is asked, and fetches what is missing. */
async function untilRepaired(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const [answer] = await askWorker(page, '/', { kind: 'list' });
      return answer?.kind === 'list' && answer.list.isReady;
    })
    .toBe(true);
}

/** Twice: nothing of the first time is under way any more when the second has begun. */
async function evictAndRepair(page: Page): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await evict(page, 'one', UNCHANGED);
    await untilRepaired(page);
  }
}

/** Lets a version come up to its last file but one; the returned function lets it have that, too. */
async function beginToInstall(page: Page, version: Version): Promise<() => Promise<void>> {
  site.deploy(version);
  const held = '/search-index/en.txt';
  let letGo = (): void => {};
  const asked = new Promise<void>((onAsked) => {
    site.line.spoil(held, (_incoming, response) => {
      letGo = () => response.writeHead(302, { location: `${held}?let-go` }).end();
      site.line.spoil(held, null);
      onAsked();
    });
  });
  const coming = updateWorker(page, '/');
  await asked;
  return async () => {
    letGo();
    expect(await coming).toBe('installed');
  };
}

/** What a reader sees without a line, of a page that changes and of those that do not. */
async function expectWholeOffline(page: Page, version: Version): Promise<void> {
  site.line.cut();
  await page.goto(`${site.url}/first`);
  await expect(page.getByRole('article')).toContainText(`This is version ${version}.`);
  for (const href of UNCHANGED) {
    await page.goto(site.url + href);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  }
  site.line.mend();
}

test('copies are lost while a new version waits: it stays whole, and so does the one that is read', async ({
  page,
}) => {
  site.deploy('two');
  expect(await updateWorker(page, '/')).toBe('installed');
  await evictAndRepair(page);
  await expectWholeOffline(page, 'one');
  await page.goto(site.url + DESK);
  await activateWaiting(page);
  await expectWholeOffline(page, 'two');
});

test('copies are lost while a new version is being installed: it comes whole', async ({ page }) => {
  const finish = await beginToInstall(page, 'two');
  await evictAndRepair(page);
  await finish();
  await expectWholeOffline(page, 'one');
  await page.goto(site.url + DESK);
  await activateWaiting(page);
  await expectWholeOffline(page, 'two');
});

test('a version takes over while the next is being installed: both are whole', async ({ page }) => {
  site.deploy('two');
  expect(await updateWorker(page, '/')).toBe('installed');
  const finish = await beginToInstall(page, 'three');
  await activateWaiting(page);
  await finish();
  await expectWholeOffline(page, 'two');
  await page.goto(site.url + DESK);
  await activateWaiting(page);
  await expectWholeOffline(page, 'three');
});

test('a version that lost its list before it took over: the one before it is read, and the line repairs it', async ({
  page,
}) => {
  site.deploy('two');
  expect(await updateWorker(page, '/')).toBe('installed');
  await page.evaluate(
    async (href) => (await caches.open('lontar:/:lists')).delete(href),
    site.listOf('two').href,
  );
  await activateWaiting(page);
  await expectWholeOffline(page, 'one');
  await page.goto(site.url + DESK);
  await untilRepaired(page);
  await expectWholeOffline(page, 'two');
});

test('a page that is lost is read as it was a version ago, until there is a line', async ({ page }) => {
  site.deploy('two');
  expect(await updateWorker(page, '/')).toBe('installed');
  await activateWaiting(page);
  await evict(page, 'two', ['/first']);
  await expectWholeOffline(page, 'one');
  await page.goto(`${site.url}/first`);
  await expect(page.getByRole('article')).toContainText('This is version two.');
});
