import type { Page } from '@playwright/test';
import { collectComplaints, openAlive } from './browserEntry.ts';
import { heapInUse } from './heapInUse.ts';
import { DESK, textAnswer } from './line.ts';
import {
  activateWaiting,
  askWorker,
  cacheCounts,
  comeBack,
  listenToWorkers,
  markInstalled,
  registerWorker,
  toldSoFar,
  updateWorker,
} from './serviceWorkers.ts';
import { expect } from './test.ts';
import type { Version, WorkerSite } from './workerSite.ts';
import { test } from './workerTest.ts';

const COPIES = 'lontar:/:copies';

let site: WorkerSite;

test.beforeEach(async ({ page, workerSite }) => {
  site = workerSite;
  await markInstalled(page);
  await page.goto(site.url + DESK);
});

const register = (page: Page, scope = '/') => registerWorker(page, { scope, offlineMode: true });

/** What a reader sees of a version, by the line or without. */
async function expectVersion(page: Page, version: Version): Promise<void> {
  await page.goto(`${site.url}/first`);
  await expect(page.getByRole('article')).toContainText(`This is version ${version}.`);
}

async function expectVersionOffline(page: Page, version: Version): Promise<void> {
  site.line.cut();
  await expectVersion(page, version);
  await page.goto(`${site.url}/second/`);
  await expect(page.getByRole('img', { name: 'A box' })).toHaveJSProperty('naturalWidth', 8);
  site.line.mend();
}

/** Whether everything is kept, as the worker says itself. */
async function isReady(page: Page, scope = '/'): Promise<boolean> {
  const [answer] = await askWorker(page, scope, { kind: 'list' });
  return answer?.kind === 'list' && answer.list.isReady;
}

async function sourceOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return load?.serverTiming[0]?.description;
  });
}

/** Addresses whose content a version has more than another. */
function changedHrefs(from: Version, to: Version): string[] {
  const before = site.listOf(from);
  const known = new Set([...before.pages, ...before.files].map(({ revision }) => revision));
  const after = site.listOf(to);
  return [...after.pages, ...after.files]
    .filter(({ revision }) => !known.has(revision))
    .map(({ href }) => href);
}

test('fresh: everything is kept, told step by step, and ready only in the end', async ({ page }) => {
  await listenToWorkers(page);
  expect(await register(page)).toBe('activated');
  await expect.poll(async () => (await toldSoFar(page)).at(-1)).toEqual({ kind: 'done' });
  const told = await toldSoFar(page);
  const { pages, files } = site.listOf('one');
  const total = new Set([...pages, ...files].map(({ revision }) => revision)).size;
  expect(told[0]).toEqual({ kind: 'progress', done: 0, total });
  expect(told.at(-2)).toEqual({ kind: 'progress', done: total, total });
  expect(told.filter(({ kind }) => kind !== 'progress')).toEqual([{ kind: 'done' }]);
  expect(await isReady(page)).toBe(true);
  await expectVersionOffline(page, 'one');
  expect(await sourceOf(page)).toBe('copy');
});

test('update: the new version waits, one post costs what it changed, and then it is there', async ({
  page,
}) => {
  await register(page);
  site.deploy('two');
  site.line.asked.length = 0;
  expect(await updateWorker(page, '/')).toBe('installed');
  expect(site.line.asked.toSorted()).toEqual(
    ['/sw.js', site.listOf('two').href, ...changedHrefs('one', 'two')].toSorted(),
  );
  expect(changedHrefs('one', 'two').filter((href) => !href.includes('search-'))).toEqual([
    '/',
    '/first',
    '/tags/one',
  ]);
  await expectVersion(page, 'one');
  await activateWaiting(page);
  await expectVersionOffline(page, 'two');
});

test('three fast updates: the last one is there, and nothing of the one in between', async ({ page }) => {
  await register(page);
  site.deploy('two');
  expect(await updateWorker(page, '/')).toBe('installed');
  site.deploy('three');
  expect(await updateWorker(page, '/')).toBe('installed');
  await activateWaiting(page);
  await expectVersionOffline(page, 'three');
  const hrefs = await page.evaluate(async () => {
    const lists = await caches.open('lontar:/:lists');
    return (await lists.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(hrefs.toSorted()).toEqual(['/', site.listOf('one').href, site.listOf('three').href].toSorted());
});

test('no room: the old version stays whole, it is said once, and the new one comes when there is room', async ({
  page,
}) => {
  await register(page);
  await listenToWorkers(page);
  const session = await page.context().newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: site.url });
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: usage + 100 });
  site.deploy('two');
  expect(await updateWorker(page, '/')).toBe('redundant');
  // What a worker said before its end may arrive after it.
  await expect
    .poll(async () => (await toldSoFar(page)).filter(({ kind }) => kind !== 'progress'))
    .toEqual([{ kind: 'failed', fault: 'quota' }]);
  await expectVersionOffline(page, 'one');
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url });
  expect(await updateWorker(page, '/')).toBe('installed');
  await activateWaiting(page);
  await expectVersionOffline(page, 'two');
});

test('a listed file is missing: the old version stays whole, and only that file is fetched later', async ({
  page,
}) => {
  await register(page);
  await listenToWorkers(page);
  site.deploy('two');
  site.line.spoil('/search-index/en.txt', (_incoming, response) => response.writeHead(404).end());
  expect(await updateWorker(page, '/')).toBe('redundant');
  await expect.poll(async () => (await toldSoFar(page)).at(-1)).toEqual({ kind: 'failed', fault: 'network' });
  await expectVersionOffline(page, 'one');
  site.line.spoil('/search-index/en.txt', null);
  site.line.asked.length = 0;
  expect(await updateWorker(page, '/')).toBe('installed');
  expect(site.line.asked).toContain('/search-index/en.txt');
  expect(site.line.asked).not.toContain('/first');
  await activateWaiting(page);
  await expectVersionOffline(page, 'two');
});

test('another file than the listed one, as in the middle of a deploy, is not taken for it', async ({
  page,
}) => {
  await register(page);
  site.deploy('two');
  site.line.spoil('/first', textAnswer('<!doctype html><title>Old</title>'));
  expect(await updateWorker(page, '/')).toBe('redundant');
  site.line.spoil('/first', null);
  await expectVersionOffline(page, 'one');
});

test('a redirect in the list: an unredirected copy is kept', async ({ page }) => {
  const bytes = await (await page.request.get(`${site.url}/first`)).text();
  site.line.spoil('/first', (_incoming, response) =>
    response.writeHead(301, { location: '/moved-first' }).end(),
  );
  site.line.spoil('/moved-first', textAnswer(bytes));
  expect(await register(page)).toBe('activated');
  await expectVersionOffline(page, 'one');
});

test('each copy is evicted in turn while online: every one opens and is repaired', async ({ page }) => {
  await register(page);
  const { pages, files } = site.listOf('one');
  const repaired = await page.evaluate(
    async ([cacheName, all]) => {
      const copies = await caches.open(cacheName);
      const done: string[] = [];
      for (const { href, revision } of all) {
        const key = `/?lontar-copy=${revision}`;
        if (!(await copies.delete(key))) continue;
        const isPage = !/\.\w+$/.test(href);
        const answer = await fetch(href, isPage ? { headers: { accept: 'text/html' } } : {});
        if (answer.status !== 200) continue;
        while ((await copies.match(key)) === undefined) await new Promise(requestAnimationFrame);
        done.push(href);
      }
      return done;
    },
    [COPIES, [...pages, ...files]] as const,
  );
  expect(repaired).toEqual([...pages, ...files].map(({ href }) => href));
  expect(repaired.length).toBeGreaterThan(25);
  await expectVersionOffline(page, 'one');
});

test('all caches are cleared: pages come by the line, and everything is kept again by itself', async ({
  page,
}) => {
  await register(page);
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await expectVersion(page, 'one');
  expect(await sourceOf(page)).toBe('line');
  await expect.poll(() => isReady(page)).toBe(true);
  await expectVersionOffline(page, 'one');
});

test('files that are evicted and that nobody asks for are fetched once the reader looks at what is kept', async ({
  page,
}) => {
  await register(page);
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const copies = await cache.keys();
    for (const copy of copies.slice(0, 5)) await cache.delete(copy);
  }, COPIES);
  expect(await isReady(page)).toBe(false);
  await expect.poll(() => isReady(page)).toBe(true);
  await expectVersionOffline(page, 'one');
});

/** One a test: after the first, everything that is kept is looked through, and another might be repaired before it is asked for. */
for (const kind of ['cut', 'foreign', 'empty'] as const)
  test(`a damaged copy is never shown, and is repaired: ${kind}`, async ({ page }) => {
    await register(page);
    const { revision = '' } = site.listOf('one').pages.find(({ href }) => href === '/first') ?? {};
    await page.evaluate(
      async ([cacheName, key, kind]) => {
        const copies = await caches.open(cacheName);
        const kept = await copies.match(key);
        const text = (await kept?.text()) ?? '';
        const headers = kind === 'foreign' ? {} : kept?.headers;
        await copies.put(
          key,
          new Response(kind === 'cut' ? text.slice(0, 900) : kind, { ...(headers && { headers }) }),
        );
      },
      [COPIES, `/?lontar-copy=${revision}`, kind] as const,
    );
    await expectVersion(page, 'one');
    expect(await sourceOf(page)).toBe('line');
    await expect
      .poll(async () => {
        await page.reload();
        return sourceOf(page);
      })
      .toBe('copy');
    await expectVersionOffline(page, 'one');
  });

test('the line breaks during the installation: never ready too early, and the rest is fetched later', async ({
  page,
}) => {
  await listenToWorkers(page);
  let onAsked: () => void = () => {};
  const asked = new Promise<void>((resolve) => (onAsked = resolve));
  site.line.spoil('/search-index/en.txt', () => onAsked());
  const coming = register(page);
  await asked;
  site.line.cut();
  expect(await coming).toBe('redundant');
  expect((await toldSoFar(page)).some(({ kind }) => kind === 'done')).toBe(false);
  expect(await page.evaluate(async () => navigator.serviceWorker.getRegistration('/'))).toBe(undefined);
  site.line.renew();
  const before = (await cacheCounts(page))['copies'] ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(await register(page)).toBe('activated');
  expect(await isReady(page)).toBe(true);
  await expectVersionOffline(page, 'one');
});

test('two tabs: when one takes the new version, the other goes on with the files of the old one', async ({
  page,
  context,
}) => {
  await register(page);
  await page.goto(`${site.url}/second`);
  const other = await context.newPage();
  const othersComplaints = collectComplaints(other, ['error']);
  await other.goto(`${site.url}/first`);
  await other.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => Object.assign(window, { told: true }));
  });
  site.deploy('two');
  await updateWorker(page, '/');
  await activateWaiting(page);
  await other.waitForFunction(() => 'told' in window);
  const old = site.listOf('one').files.filter(({ href }) => href.startsWith('/assets/'));
  site.line.cut();
  const statuses = await other.evaluate(
    (hrefs) => Promise.all(hrefs.map(async (href) => (await fetch(href)).status)),
    old.map(({ href }) => href),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expect(other.getByRole('article')).toContainText('This is version one.');
  await expectVersion(other, 'two');
  site.line.mend();
  expect(othersComplaints).toEqual([]);
});

test('two locales: the one that is not here yet says so with a way back; then both are here', async ({
  page,
}) => {
  await register(page);
  site.line.cut();
  await page.goto(`${site.url}/id/first`);
  await expect(page.locator('main')).toContainText('Indonesia');
  await page.locator('main').getByRole('link', { name: 'First' }).click();
  await expect(page).toHaveURL(`${site.url}/first`);
  site.line.mend();
  await page.goto(site.url + DESK);
  expect(await register(page, '/id/')).toBe('activated');
  site.line.cut();
  await page.goto(`${site.url}/id/first`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^id/);
  await expect(page.getByRole('article')).toContainText('This is version one.');
  await page.goto(`${site.url}/id`);
  await expect(page).toHaveURL(`${site.url}/id/`);
  await expectVersionOffline(page, 'one');
});

test('an old address leads on without a line, and a file that nobody keeps is not called missing', async ({
  page,
}) => {
  await register(page);
  site.line.cut();
  for (const form of ['/old', '/old/', '/old/index.html']) {
    await page.goto(`${site.url}${form}?from=a-link`);
    await expect(page).toHaveURL(`${site.url}/second?from=a-link#part`);
    await expect(page.getByRole('article')).toContainText('The other text.');
  }
  const answer = await page.goto(`${site.url}/rss.xml`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
});

test('an older version that takes over: it is shown, and only what is missing is fetched', async ({
  page,
}) => {
  site.deploy('two');
  await register(page);
  site.deploy('one');
  site.line.asked.length = 0;
  expect(await updateWorker(page, '/')).toBe('installed');
  expect(site.line.asked).toHaveLength(2 + changedHrefs('two', 'one').length);
  await activateWaiting(page);
  await expectVersionOffline(page, 'one');
});

test('the clock moved back: updates are found and shown as ever', async ({ page }) => {
  await register(page);
  await page.clock.setFixedTime(new Date('2001-01-01'));
  site.deploy('two');
  expect(await updateWorker(page, '/')).toBe('installed');
  await activateWaiting(page);
  await expectVersionOffline(page, 'two');
});

test('resumed from sleep: an app that loads nothing anew finds the new version', async ({ page }) => {
  await register(page);
  await openAlive(page, `${site.url}/first`);
  const registrations = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      return [registration?.active?.state, registration?.waiting?.state];
    });
  // The page's own script is there when it has looked for a version for the first time.
  await expect.poll(() => site.line.asked.filter((path) => path === '/sw.js').length).toBeGreaterThan(1);
  site.deploy('two');
  await expect
    .poll(async () => {
      await comeBack(page, 'pageshow');
      return registrations();
    })
    .toEqual(['activated', 'installed']);
  await activateWaiting(page);
  await expectVersion(page, 'two');
});

test('storage is blocked: nothing can be kept, and pages come by the line', async ({ page }) => {
  const code = await (await page.request.get(`${site.url}/sw.js`)).text();
  const blocked =
    'for (const name of ["open", "match", "keys", "delete"]) caches[name] = () => Promise.reject(new DOMException("blocked", "SecurityError"));';
  site.line.spoil('/sw.js', textAnswer(blocked + code, 'text/javascript'));
  await listenToWorkers(page);
  expect(await register(page)).toBe('redundant');
  await expect.poll(() => toldSoFar(page)).toEqual([{ kind: 'failed', fault: 'storage' }]);
  expect(await registerWorker(page, { scope: '/', offlineMode: false })).toBe('activated');
  await page.evaluate(() => localStorage.clear());
  await expectVersion(page, 'one');
  expect(await sourceOf(page)).toBe('line');
  site.line.cut();
  await page.goto(`${site.url}/second`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  site.line.mend();
  await expectVersion(page, 'one');
});

test('kill switch: workers and copies are gone and the pages come from the server, in a second tab too', async ({
  page,
  context,
}) => {
  await register(page);
  await page.goto(`${site.url}/first`);
  const other = await context.newPage();
  const complaints = collectComplaints(other, ['error']);
  // A tab in use, with all of its own scripts.
  await openAlive(other, `${site.url}/second`);
  await expect(other.locator('.offline-sign')).toBeAttached();
  site.deploy('removed');
  const loaded = Promise.all([page, other].map((tab) => tab.waitForEvent('load')));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const newest = () => registration?.installing ?? registration?.waiting ?? registration?.active;
    const before = newest();
    await registration?.update();
    // The browser's own look, begun before the deploy, may have been joined.
    if (newest() === before) await registration?.update();
  });
  await loaded;
  await expect(page.getByRole('article')).toContainText('This is version removed.');
  for (const tab of [page, other]) {
    await expect.poll(() => isControlled(tab)).toBe(false);
    await expect
      .poll(() => tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  }
  expect(await cacheCounts(other)).toEqual({});
  await expect(other.getByRole('article')).toContainText('The other text.');
  for (const tab of [page, other]) await expectVersion(tab, 'removed');
  expect(complaints).toEqual([]);
});

test('kill switch: it comes within seconds, though a page asks the worker before for something in that moment', async ({
  page,
}) => {
  await register(page);
  await openAlive(page, `${site.url}/first`);
  await expect(page.locator('.offline-sign')).toBeAttached();
  site.deploy('removed');
  const loaded = page.waitForEvent('load');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const end = performance.now() + 1200;
    const ask = (): void => {
      if (performance.now() > end) return;
      registration?.active?.postMessage({ kind: 'isSaved', href: '/first' }, [new MessageChannel().port2]);
      void fetch('/second', { headers: { accept: 'text/html' } });
      setTimeout(ask, 3);
    };
    ask();
    void registration?.update();
  });
  await loaded;
  await expect(page.getByRole('article')).toContainText('This is version removed.');
  await expect.poll(() => isControlled(page)).toBe(false);
});

/** Whether a worker rules the page that a tab shows; also when it was loaded anew meanwhile. */
async function isControlled(tab: Page): Promise<boolean> {
  await tab.waitForLoadState();
  return tab.evaluate(() => navigator.serviceWorker.controller !== null);
}

/** Publishes another text of one post by the line alone, as number `number`. */
async function publishNumber(page: Page, number: number): Promise<void> {
  const { href, pages, files } = site.listOf('one');
  const text = firstHtml.replaceAll('version one', numbered(number));
  const revision = await page.evaluate(async (text) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(`${text}\0`)));
    const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return digits.slice(0, 20);
  }, text);
  const changed = pages.map((page) => (page.href === '/first' ? { ...page, revision } : page));
  const listHref = `/assets/offline-en-${number}.json`;
  site.line.spoil('/first', textAnswer(text));
  site.line.spoil(listHref, textAnswer(JSON.stringify({ pages: changed, files }), 'application/json'));
  site.line.spoil('/sw.js', textAnswer(workerCode.replace(href, listHref), 'text/javascript'));
}

const numbered = (number: number): string => `version ${'X'.repeat(number)}`;
let firstHtml = '';
let workerCode = '';

test('twenty updates, of which the reader takes every fourth: what is kept and what a tab holds stay bounded', async ({
  page,
  context,
}) => {
  await register(page);
  const tab = await context.newPage();
  await markInstalled(tab);
  await openAlive(tab, `${site.url}/second/`);
  await expect(tab.locator('.offline-sign')).toBeAttached();
  const session = await context.newCDPSession(tab);
  let heap = 0;
  firstHtml = await (await page.request.get(`${site.url}/first`)).text();
  workerCode = await (await page.request.get(`${site.url}/sw.js`)).text();
  const atFirst = await cacheCounts(page);
  for (let number = 1; number <= 20; number += 1) {
    await publishNumber(page, number);
    expect(await updateWorker(page, '/')).toBe('installed');
    if (number % 4 === 0) await activateWaiting(page);
    if (number === 4) {
      // Then the tab has all that it needs to tell of new versions.
      await expect(tab.locator('.offline-box')).toContainText('A new version is in use.');
      heap = await heapInUse(session);
    }
    const { copies = 0, lists = 0 } = await cacheCounts(page);
    // The current version, the one before it and one that waits differ by a page and a list each.
    expect(copies).toBeLessThanOrEqual((atFirst['copies'] ?? 0) + 3);
    expect(lists).toBeLessThanOrEqual((atFirst['lists'] ?? 0) + 3);
  }
  const growth = (await heapInUse(session)) / heap;
  test.info().annotations.push({ type: 'heap', description: `${heap} bytes, then ${growth} times that` });
  expect(growth).toBeLessThan(1.05);
  site.line.cut();
  await page.goto(`${site.url}/first`);
  await expect(page.getByRole('article')).toContainText(`${numbered(20)}.`);
});
