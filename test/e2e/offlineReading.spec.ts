import { PAGE_MARK } from '#model/offline.ts';
import type { Page } from '@playwright/test';
import { awaitFrame, openAlive, showIntent } from './browserEntry.ts';
import { DESK, textAnswer } from './line.ts';
import {
  askWorker,
  cacheCounts,
  keptBytes,
  registerWorker,
  unkeptFiles,
  updateWorker,
} from './serviceWorkers.ts';
import { expect } from './test.ts';
import type { WorkerSite } from './workerSite.ts';
import { test } from './workerTest.ts';

let site: WorkerSite;

test.beforeEach(async ({ page, workerSite }) => {
  site = workerSite;
  await page.goto(site.url + DESK);
  expect(await registerWorker(page, { scope: '/', offlineMode: false })).toBe('activated');
});

/** A page as bare as one of the site can be. */
const sitePage = (title: string, html = '') =>
  textAnswer(
    `<!doctype html><title>${title}</title>${html}<script type="application/${PAGE_MARK}{}</script>`,
  );

const LOGIN =
  '<!doctype html><title>WiFi login</title><div id="page"><h1>Log in to use the network</h1></div>';

/** A network that answers whatever is asked for with its login page, until the reader has logged in. */
function demandLogin(): void {
  site.line.spoil('*', textAnswer(LOGIN));
}

const article = (page: Page) => page.getByRole('article');

async function kept(page: Page) {
  const [answer] = await askWorker(page, '/', { kind: 'list' });
  if (answer?.kind !== 'list') throw new Error('The worker has not answered with a list.');
  return answer.list;
}

/** Opens a page, as a reader who does more than look, and waits until it is kept with all that it is made of. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await showIntent(page);
  await awaitFrame(page);
  await expect.poll(async () => (await kept(page)).visited[0]?.href).toBe(path);
  // The script of reading offline comes when nothing else is to do, and each file is kept a moment after it came.
  await expect(page.locator('.offline-sign')).toBeAttached();
  await expect.poll(() => unkeptFiles(page)).toEqual([]);
}

test('nothing is kept ahead; what was read can be read again, and the rest says so and lists it', async ({
  page,
}) => {
  expect(Object.values(await cacheCounts(page)).filter((count) => count > 0)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await visit(page, '/second');
  await expect(page.getByRole('img', { name: 'A box' })).toHaveJSProperty('naturalWidth', 8);
  await visit(page, '/first');
  site.line.cut();
  await page.goto(`${site.url}/second/?from=a-link`);
  await expect(page).toHaveURL(`${site.url}/second?from=a-link`);
  await expect(page.getByRole('img', { name: 'A box' })).toHaveJSProperty('naturalWidth', 8);
  await showIntent(page);
  await expect(page.locator('.offline-sign'), 'though the browser has a line').toHaveText('Offline');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.navbar'), 'on paper').toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${site.url}/never-read`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.locator('html'), 'in the colours that were chosen').toHaveCSS('color-scheme', 'dark');
  const titles = await page.locator('main li a').allTextContents();
  expect(titles.slice(0, 2)).toEqual(['First | Small', 'Second | Small']);
  await page.getByRole('link', { name: 'First' }).click();
  await expect(article(page)).toContainText('This is version one.');
});

test('what is lost on the way keeps nothing else of a page from being kept', async ({ page }) => {
  site.line.spoil('/second', (incoming) => incoming.socket.destroy());
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    registration?.active?.postMessage({ kind: 'visited', hrefs: ['/second', '/first'] });
  });
  await expect.poll(async () => (await kept(page)).visited.map(({ href }) => href)).toEqual(['/first']);
  expect(site.line.asked).toContain('/second');
});

test('the page that says that there is no line gives way to the page itself when the line is back', async ({
  page,
}) => {
  await visit(page, '/first');
  site.line.cut();
  await page.goto(`${site.url}/id/archive`);
  const frame = page.locator('#root');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame).toHaveCount(0);
  site.line.mend();
  // Were the browser itself to lose and find its line, pages would hear of it before their worker does.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(frame).toHaveCount(1);
});

test('to read a post costs nobody the list of all pages; its button knows without it what is saved', async ({
  page,
}) => {
  const isSaved = async () => (await askWorker(page, '/', { kind: 'isSaved', href: '/first' })).at(-1);
  await page.goto(`${site.url}/first`);
  await showIntent(page);
  await awaitFrame(page);
  const button = page.getByRole('button', { name: 'Save for offline' });
  // By then the script that asks for the button is there, and the worker has heard of the page.
  await expect.poll(() => site.line.asked.some((path) => /offline-[^/]+\.js$/.test(path))).toBe(true);
  await expect.poll(async () => (await cacheCounts(page))['visited']).toBe(1);
  await expect.poll(isSaved).toEqual({ kind: 'saved', isSaved: false });
  expect(site.line.asked.filter((path) => /offline-en-\w+\.json/.test(path))).toEqual([]);
  await button.click();
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
  expect(await isSaved()).toEqual({ kind: 'saved', isSaved: true });
  await page.reload();
  await showIntent(page);
  await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible();
});

test('a page that was read and saved is listed once', async ({ page }) => {
  await visit(page, '/second');
  await visit(page, '/first');
  await askWorker(page, '/', { kind: 'save', href: '/second' });
  site.line.cut();
  await page.goto(`${site.url}/never-read`);
  const hrefs = await page
    .locator('main li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.slice(0, 2)).toEqual(['/second', '/first']);
  expect(hrefs).toHaveLength(new Set(hrefs).size);
});

test('a new version is seen at once by the line, without a word', async ({ page }) => {
  await visit(page, '/first');
  site.deploy('two');
  await page.goto(`${site.url}/first`);
  await expect(article(page)).toContainText('This is version two.');
  expect(await updateWorker(page, '/', 'activated')).toBe('activated');
  site.line.cut();
  await page.goto(`${site.url}/first`);
  await expect(article(page)).toContainText('This is version two.');
});

test('a server in trouble is no worse than none: what was read is shown', async ({ page }) => {
  await visit(page, '/first');
  site.line.spoil('/first', (_incoming, response) => response.writeHead(502).end('Bad gateway'));
  await page.goto(`${site.url}/first`);
  await expect(article(page)).toContainText('This is version one.');
});

test('a line that says nothing is no worse than none: what was read is shown, and what comes late is kept', async ({
  page,
}) => {
  await visit(page, '/first');
  const late: (() => void)[] = [];
  // Another page that came, fetched ahead, would mean that there is a line.
  site.line.spoil('*', () => {});
  site.line.spoil('/first', (incoming, response) => {
    late.push(() => sitePage('Late', '<p>It came late.')(incoming, response));
  });
  await page.goto(`${site.url}/first`);
  await expect(article(page)).toContainText('This is version one.');
  await showIntent(page);
  await expect(page.locator('.offline-sign')).toHaveText('Offline');
  late[0]?.();
  const keptText = () =>
    page.evaluate(async () => {
      const copies = await Promise.all(
        (await caches.keys()).map((name) => caches.match('/first', { cacheName: name })),
      );
      return (await copies.find((copy) => copy !== undefined)?.text()) ?? '';
    });
  await expect.poll(keptText).toContain('It came late.');
});

test('a page that is not kept waits for a line, however long that says nothing', async ({ page }) => {
  site.line.spoil('/first', (incoming, response) => {
    setTimeout(() => textAnswer('<title>Late</title><p>It came late.')(incoming, response), 7000);
  });
  await page.goto(`${site.url}/first`);
  await expect(page.locator('p')).toHaveText('It came late.');
});

test('a login page in the place of all is shown, and never kept in the place of pages that were read or saved', async ({
  page,
}) => {
  await askWorker(page, '/', { kind: 'save', href: '/second' });
  await visit(page, '/first');
  demandLogin();
  for (const path of ['/second', '/first', '/archive']) {
    await page.goto(site.url + path);
    await expect(page).toHaveTitle('WiFi login');
  }
  // Some lead to their page instead.
  site.line.spoil('*', (incoming, response) => {
    if (incoming.url === '/login') return textAnswer(LOGIN)(incoming, response);
    response.writeHead(302, { location: '/login' }).end();
  });
  await page.goto(`${site.url}/second`);
  await expect(page).toHaveTitle('WiFi login');
  demandLogin();
  for (const message of [{ kind: 'save', href: '/tags' }, { kind: 'saveAll' }] as const)
    expect((await askWorker(page, '/', message)).at(-1)).toEqual({ kind: 'failed', fault: 'network' });

  site.line.cut();
  await page.goto(`${site.url}/second`);
  await expect(article(page)).toContainText('The other text.');
  await page.goto(`${site.url}/first`);
  await expect(article(page)).toContainText('This is version one.');
  await page.goto(`${site.url}/never-read`);
  await expect(page.locator('main li a').first()).toHaveText('Second');
  await expect(page.locator('main li a').filter({ hasText: 'WiFi' })).toHaveCount(0);
  site.line.renew();
  expect((await kept(page)).saved.map(({ href }) => href)).toEqual(['/second']);
});

test('a login page in the place of files is not kept: search and pictures are there once the line is good again', async ({
  page,
  context,
}) => {
  await visit(page, '/first');
  // Of answers like these the browser tells its console, in a tab of its own.
  const tab = await context.newPage();
  await openAlive(tab, `${site.url}/first`);
  demandLogin();
  const picture = site.listOf('one').files.find(({ href }) => href.includes('/box-'))?.href ?? '';
  expect(await isPictureShown(tab, picture)).toBe(false);
  await tab.keyboard.press('Control+k');
  await expect(tab.locator('.search-failure')).toBeVisible();
  expect(site.line.asked.filter((path) => /\/search-[^/]+\.js$/.test(path)).length).toBeGreaterThan(1);
  await tab.close();

  site.line.renew();
  expect(await keptLogins(page)).toEqual([]);
  await openAlive(page, `${site.url}/second`);
  await expect(page.getByRole('img', { name: 'A box' })).toHaveJSProperty('naturalWidth', 8);
  await findSecond(page);
});

test('a login page that was kept before in the place of files is given to nobody', async ({ page }) => {
  const files = site.listOf('one').files.map(({ href }) => href);
  await keepLogin(page, 'assets', files);
  await openAlive(page, `${site.url}/second`);
  await expect(page.getByRole('img', { name: 'A box' })).toHaveJSProperty('naturalWidth', 8);
  await findSecond(page);
});

for (const title of ['WiFi login', ''])
  test(`what older workers kept as pages and is none goes with them, and saved pages are fetched anew: ${title || 'untitled'}`, async ({
    page,
  }) => {
    await askWorker(page, '/', { kind: 'save', href: '/second' });
    await keepLogin(page, 'saved', ['/first'], title);
    await keepLogin(page, 'visited', ['/archive', '/first'], title);
    await keepLogin(page, 'fetched', ['/tags'], title);
    site.deploy('two');
    await updateWorker(page, '/', 'activated');
    await expect.poll(() => keptLogins(page)).toEqual([]);
    await expect.poll(async () => (await kept(page)).saved.map(({ href }) => href)).toContain('/first');
    site.line.cut();
    await page.goto(`${site.url}/archive`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await expect(page.locator('main li a')).toHaveText(['Second', 'First']);
    await page.getByRole('link', { name: 'First' }).click();
    await expect(article(page)).toContainText('This is version two.');
  });

test('a document of the owner’s that older workers kept as a page is listed no more', async ({ page }) => {
  await keepLogin(page, 'visited', ['/demo.html']);
  site.deploy('two');
  await updateWorker(page, '/', 'activated');
  await expect.poll(async () => (await kept(page)).visited).toEqual([]);
});

test('a document of the owner’s is kept with the page that names it, is listed as no page, and goes with it', async ({
  page,
}) => {
  await page.goto(`${site.url}/demo.html`);
  await askWorker(page, '/', { kind: 'save', href: '/second' });
  const { saved, visited } = await kept(page);
  expect([...saved, ...visited].map(({ href }) => href)).toEqual(['/second']);
  // A new worker leaves it where it is.
  site.deploy('two');
  await updateWorker(page, '/', 'activated');
  await page.goto(`${site.url}/archive`);
  await expect.poll(() => refreshedBy(page)).toBe(site.listOf('two').href);
  site.line.cut();
  await page.goto(`${site.url}/demo.html`);
  await expect(page.getByRole('heading')).toHaveText('A demo');
  await askWorker(page, '/', { kind: 'remove', what: 'saved', href: '/second' });
  await page.goto(`${site.url}/demo.html`);
  await expect(page.getByRole('heading', { level: 1 }), 'nor is it called missing').toHaveText(
    'You are offline',
  );
});

test('a saved picture is there without a line, whatever stands behind the question mark of its address', async ({
  page,
}) => {
  await askWorker(page, '/', { kind: 'saveAll' });
  site.line.cut();
  await page.goto(`${site.url}/first`);
  expect(await isPictureShown(page, '/icon.svg?v=3')).toBe(true);
});

function isPictureShown(page: Page, src: string): Promise<boolean> {
  return page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    return new Promise<boolean>((resolve) => {
      image.addEventListener('load', () => resolve(true));
      image.addEventListener('error', () => resolve(false));
    });
  }, src);
}

/** Keeps a login page at some addresses, as workers did that took whatever came. */
async function keepLogin(
  page: Page,
  shelf: string,
  hrefs: readonly string[],
  title = 'WiFi login',
): Promise<void> {
  await page.evaluate(
    async ([login, shelf, hrefs, title]) => {
      const text = new TextEncoder().encode(`${login}\0`);
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', text));
      const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'lontar-kept': `${digits.slice(0, 20)} ${login.length}`,
        'lontar-title': shelf === 'assets' ? '' : encodeURIComponent(title),
      };
      const cache = await caches.open(`lontar:/:${shelf}`);
      for (const href of hrefs) await cache.put(href, new Response(login, { headers }));
    },
    [LOGIN, shelf, hrefs, title] as const,
  );
}

async function findSecond(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('other text');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Second');
}

/** Addresses under which a login page is kept. */
function keptLogins(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys())
        if ((await (await cache.match(key))?.text())?.includes('Log in to use')) found.push(key.url);
    }
    return found;
  });
}

test('of the pages that were read the last fifty are kept', async ({ page }) => {
  const paths = Array.from({ length: 55 }, (_, number) => `/page-${number}`);
  for (const path of paths) site.line.spoil(path, sitePage(path));
  await askWorkerToKeep(page, paths);
  // The oldest go a moment after the latest has come.
  await expect
    .poll(async () => (await kept(page)).visited.map(({ href }) => href))
    .toEqual(paths.slice(5).toReversed());
  await askWorker(page, '/', { kind: 'remove', what: 'visited', href: '/page-54' });
  expect((await kept(page)).visited).toHaveLength(49);
  await askWorker(page, '/', { kind: 'remove', what: 'visited', href: null });
  expect((await kept(page)).visited).toEqual([]);
});

test('a page that is read again is there at every moment meanwhile', async ({ page }) => {
  await visit(page, '/first');
  const gaps = await page.evaluate(async () => {
    const visited = await caches.open('lontar:/:visited');
    const registration = await navigator.serviceWorker.getRegistration('/');
    let missed = 0;
    for (let round = 0; round < 20; round += 1) {
      registration?.active?.postMessage({ kind: 'visited', hrefs: ['/first'] });
      for (let look = 0; look < 20; look += 1) if (!(await visited.match('/first'))) missed += 1;
    }
    return missed;
  });
  expect(gaps).toBe(0);
});

test('of the index the last 300 files that were searched are kept; what pages need is not pushed out by them', async ({
  page,
}) => {
  await visit(page, '/second');
  const { assets } = await cacheCounts(page);
  await page.evaluate(async () => {
    const shelf = await caches.open('lontar:/:search');
    const paths = Array.from({ length: 300 }, (_, number) => `/assets/search-${number}.txt`);
    await Promise.all(paths.map((path) => shelf.put(path, new Response(path))));
  });
  site.line.spoil('/assets/search-new.txt', textAnswer('new', 'text/plain'));
  await askWorkerToKeep(page, ['/assets/search-new.txt']);
  await expect
    .poll(() => page.evaluate(() => caches.match('/assets/search-new.txt').then(Boolean)))
    .toBe(true);
  await expect.poll(async () => (await cacheCounts(page))['search']).toBe(300);
  expect((await cacheCounts(page))['assets']).toBe(assets);
  await askWorker(page, '/', { kind: 'remove', what: 'visited', href: null });
  expect((await cacheCounts(page))['search']).toBe(undefined);
});

test('a page that is saved stays with what it needs, follows new versions, and is removed whole', async ({
  page,
}) => {
  const answers = await askWorker(page, '/', { kind: 'save', href: '/first' });
  expect(answers.at(-1)).toEqual({ kind: 'done' });
  expect(answers[0]).toMatchObject({ kind: 'progress', done: 0 });
  await askWorker(page, '/', { kind: 'save', href: '/second' });
  const { saved, isWholeSiteSaved } = await kept(page);
  expect(saved.map(({ href, title }) => [href, title])).toEqual([
    ['/first', 'First'],
    ['/second', 'Second'],
  ]);
  expect(isWholeSiteSaved).toBe(false);

  site.line.cut();
  await page.goto(`${site.url}/second/`);
  await expect(page.getByRole('img', { name: 'A box' })).toHaveJSProperty('naturalWidth', 8);
  site.line.mend();

  // The reader opens some page after the update: that which was saved is fetched anew.
  site.deploy('two');
  await updateWorker(page, '/', 'activated');
  await page.goto(`${site.url}/archive`);
  const revision = site.listOf('two').pages.find(({ href }) => href === '/first')?.revision;
  await expect.poll(() => savedFacts(page, '/first')).toContain(revision);
  await expect.poll(() => refreshedBy(page)).toBe(site.listOf('two').href);
  site.line.cut();
  await page.goto(`${site.url}/first`);
  await expect(article(page)).toContainText('This is version two.');
  await askWorker(page, '/', { kind: 'remove', what: 'saved', href: '/second' });
  expect((await kept(page)).saved.map(({ href }) => href)).toEqual(['/first']);
  await askWorker(page, '/', { kind: 'remove', what: 'saved', href: null });
  expect((await cacheCounts(page))['saved']).toBe(1);
  await page.goto(`${site.url}/first`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  site.line.mend();
});

test('without a line the way to the start page is offered where that is kept, and not where it leads nowhere', async ({
  page,
}) => {
  await visit(page, '/first');
  site.line.cut();
  // It may have been fetched ahead.
  await page.evaluate(async () => (await caches.open('lontar:/:fetched')).delete('/'));
  await page.goto(`${site.url}/never-read`);
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['Try again']);
  await expect(page.locator('li a[href="/first"]')).toBeVisible();
  site.line.mend();

  await visit(page, '/');
  site.line.cut();
  await page.goto(`${site.url}/never-read`);
  await expect(links).toHaveText(['Try again', 'Back to the start page']);
  await links.last().click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  site.line.mend();
});

test('the whole site can be saved, its size is known before, and a failure leaves no page half there', async ({
  page,
}) => {
  const { pages, files } = site.listOf('one');
  const { wholeSize } = await kept(page);
  expect(wholeSize).toBe([...pages, ...files].reduce((sum, file) => sum + file.size, 0));
  expect(await keptBytes(page)).toBeLessThan(wholeSize / 10);

  site.line.spoil('/icon.svg', (_incoming, response) => response.writeHead(500).end());
  expect((await askWorker(page, '/', { kind: 'saveAll' })).at(-1)).toEqual({
    kind: 'failed',
    fault: 'network',
  });
  expect((await kept(page)).saved).toEqual([]);
  site.line.spoil('/icon.svg', null);

  const asked = [askWorker(page, '/', { kind: 'saveAll' }), askWorker(page, '/', { kind: 'saveAll' })];
  const total = pages.length + files.length;
  for (const answers of await Promise.all(asked))
    expect(answers.slice(-2)).toEqual([{ kind: 'progress', done: total, total }, { kind: 'done' }]);
  const fetched = site.line.asked.filter((path) => path === '/first');
  expect(fetched, 'what is asked for while it comes is followed').toHaveLength(1);
  expect((await kept(page)).isWholeSiteSaved).toBe(true);
  site.line.cut();
  for (const { href } of pages) {
    await page.goto(site.url + href, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => document.querySelector('link[rel=canonical]') !== null), href).toBe(
      true,
    );
  }
  // Of a status like this the browser tells its console, in a tab of its own.
  const tab = await page.context().newPage();
  const notFound = await tab.goto(`${site.url}/no-such-page`);
  expect(notFound?.status()).toBe(404);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  site.line.mend();
});

test('a site that was saved follows a new version by fetching what changed once', async ({ page }) => {
  await askWorker(page, '/', { kind: 'saveAll' });
  site.deploy('two');
  await updateWorker(page, '/', 'activated');
  site.line.asked.length = 0;
  await page.evaluate(async () => {
    const paths = ['/archive', '/second', '/tags', '/authors', '/archive', '/second'];
    await Promise.all(paths.map((path) => fetch(path, { headers: { accept: 'text/html' } })));
  });
  const revision = site.listOf('two').pages.find(({ href }) => href === '/first')?.revision;
  await expect.poll(() => savedFacts(page, '/first')).toContain(revision);
  await expect.poll(() => refreshedBy(page)).toBe(site.listOf('two').href);
  expect(site.line.asked.filter((path) => path === '/first')).toHaveLength(1);
});

/** What is written on the saved copy of a page. */
function savedFacts(page: Page, href: string): Promise<string | null | undefined> {
  return page.evaluate(async (href) => {
    const saved = await (await caches.open('lontar:/:saved')).match(href);
    return saved?.headers.get('lontar-kept');
  }, href);
}

/** Address of the list by which all that is saved was last brought up to date. */
function refreshedBy(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const record = await (await caches.open('lontar:/:saved')).match('/?lontar-record=fresh');
    return record?.text();
  });
}

test('no room: a page that cannot be saved says why, and nothing of it stays', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1000 });
  const answers = await askWorker(page, '/', { kind: 'save', href: '/first' });
  expect(answers.at(-1)).toEqual({ kind: 'failed', fault: 'quota' });
  expect((await kept(page)).saved).toEqual([]);
  await page.goto(`${site.url}/first`);
  await expect(article(page)).toContainText('This is version one.');
});

test('what a page had before the worker came is kept when it says so', async ({ page }) => {
  await askWorkerToKeep(page, ['/second', '/assets/../sw.js', 'https://example.com/']);
  await expect.poll(async () => (await kept(page)).visited.map(({ href }) => href)).toEqual(['/second']);
});

/** This message has no answer. */
async function askWorkerToKeep(page: Page, hrefs: readonly string[]): Promise<void> {
  await page.evaluate(async (hrefs) => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    registration?.active?.postMessage({ kind: 'visited', hrefs });
  }, hrefs);
}

test('leaving offline mode lets go of its copies; what was saved stays', async ({ page }) => {
  await askWorker(page, '/', { kind: 'save', href: '/first' });
  const ruling = () =>
    page.evaluate(async () => {
      const { active } = (await navigator.serviceWorker.getRegistration('/')) ?? {};
      return `${active?.state} ${decodeURIComponent(active?.scriptURL ?? '')}`;
    });
  await registerWorker(page, { scope: '/', offlineMode: true });
  // Nobody is asked: a version without copies is no loss.
  await expect.poll(ruling).toMatch(/^activated .*"offlineMode":true/);
  expect((await kept(page)).isReady).toBe(true);
  await registerWorker(page, { scope: '/', offlineMode: false });
  await expect.poll(ruling).toMatch(/^activated .*"offlineMode":false/);
  expect((await cacheCounts(page))['copies']).toBe(undefined);
  expect((await kept(page)).saved.map(({ href }) => href)).toEqual(['/first']);
});
