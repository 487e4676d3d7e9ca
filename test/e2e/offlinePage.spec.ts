import type { Locator, Page } from '@playwright/test';
import type { FromServiceWorker, ToServiceWorker } from '#model/offline.ts';
import { awaitIdle, awaitPaint, collectComplaints, openAlive, openWithToast } from './browserEntry.ts';
import { awaitPage, follow } from './journey.ts';
import { startLine } from './line.ts';
import { askWorker, cacheCounts, comeBack, keptBytes, markInstalled } from './serviceWorkers.ts';
import { LOCALES, ROUTES } from './siteRoutes.ts';
import { expect, test } from './test.ts';
import { useAxe, violationsAt } from './violations.ts';

test.use({ hasWorker: true });
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 1280];
/** Parameters of a worker outside of offline mode. */
const ONLINE = JSON.stringify({ offlineMode: false, debug: false });

/** Texts of both languages that the tests look for. */
const TEXTS = {
  en: {
    save: 'Save for offline',
    saved: 'Saved for offline',
    offline: 'Offline',
    kept: 'Saved pages',
    none: 'No page is saved yet',
    read: 'Pages you have read',
    whole: /^Save the whole site \(\d+(?:\.\d)? (?:kB|MB)\)$/,
    wholeSaved: /The whole site is saved for offline\. Altogether \d+(?:\.\d)? MB\./,
  },
  id: {
    save: 'Simpan untuk dibaca luring',
    saved: 'Tersimpan untuk dibaca luring',
    offline: 'Luring',
    kept: 'Halaman tersimpan',
    none: 'Belum ada halaman yang disimpan',
    read: 'Halaman yang sudah Anda baca',
    whole: /^Simpan seluruh situs \(\d+(?:,\d)? (?:kB|MB)\)$/,
    wholeSaved: /Seluruh situs tersimpan untuk dibaca luring\. Seluruhnya \d+(?:,\d)? MB\./,
  },
};

function saveButton(page: Page): Locator {
  return page.locator('[data-act="save"]');
}

/** Scopes of the registered workers with the parameters of their scripts. */
function registrations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistrations();
    return found.map(({ scope, active }) => {
      const { searchParams } = new URL(active?.scriptURL ?? 'about:blank');
      return `${new URL(scope).pathname} ${searchParams.get('params')}`;
    });
  });
}

function isKept(page: Page, path: string, shelf = 'lontar:/:visited'): Promise<boolean> {
  return page.evaluate(async ([href, cacheName]) => (await caches.match(href, { cacheName })) !== undefined, [
    path,
    shelf,
  ] as const);
}

async function savePost(page: Page, path: string, saved: string): Promise<void> {
  await openAlive(page, path);
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText(saved);
}

for (const { code, prefix } of LOCALES) {
  const texts = TEXTS[code];

  test(`a post is saved by its button, listed with its size, and removed again (${code})`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await savePost(page, `${prefix}/repack`, texts.saved);
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');

    await openAlive(page, `${prefix}/self-hosted-blog`);
    await expect(saveButton(page)).toHaveText(texts.save);
    await follow(page, `${prefix}/repack`);
    await awaitPage(page, `${prefix}/repack`);
    await expect(saveButton(page), 'known after a change of pages').toHaveText(texts.saved);

    await page.goto(`${prefix}/offline`);
    const saved = page.getByRole('region', { name: texts.kept });
    await expect(saved.getByRole('listitem')).toHaveCount(1);
    await expect(saved.getByRole('link')).toHaveAttribute('href', `${prefix}/repack`);
    await expect(saved.getByRole('listitem')).toContainText(/\d+ kB/);
    await saved.getByRole('link').click();
    await awaitPage(page, `${prefix}/repack`);
    await expect(saveButton(page)).toHaveText(texts.saved);
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveText(texts.save);
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false');
    expect(complaints).toEqual([]);
  });

  for (const sign of ['focus', 'visibilitychange', 'pageshow'] as const) {
    test(`a post’s button says what another tab has made of the page when the reader is back by ${sign} (${code})`, async ({
      page,
      context,
    }) => {
      const complaints = collectComplaints(page);
      await savePost(page, `${prefix}/repack`, texts.saved);
      const other = await context.newPage();
      await openAlive(other, `${prefix}/offline`);
      const saved = other.getByRole('region', { name: texts.kept });
      await saved.getByRole('listitem').getByRole('button').click();
      await expect(saved).toContainText(texts.none);
      await comeBack(page, sign);
      await expect(saveButton(page)).toHaveText(texts.save);
      await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false');

      await savePost(other, `${prefix}/repack`, texts.saved);
      await comeBack(page, sign);
      await expect(saveButton(page)).toHaveText(texts.saved);
      await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true');
      expect(complaints).toEqual([]);
    });

    test(`the list of what is kept shows what another tab has saved and removed when the reader is back by ${sign} (${code})`, async ({
      page,
      context,
    }) => {
      const complaints = collectComplaints(page);
      await openAlive(page, `${prefix}/offline`);
      const saved = page.getByRole('region', { name: texts.kept });
      await expect(saved).toContainText(texts.none);
      const other = await context.newPage();
      await savePost(other, `${prefix}/repack`, texts.saved);
      await comeBack(page, sign);
      await expect(saved.getByRole('link')).toHaveAttribute('href', `${prefix}/repack`);
      await expect(saved).not.toContainText(texts.none);

      await saveButton(other).click();
      await expect(saveButton(other)).toHaveText(texts.save);
      await comeBack(page, sign);
      await expect(saved).toContainText(texts.none);
      expect(complaints).toEqual([]);
    });
  }

  test(`the whole site is saved with its size told before, and removed at once (${code})`, async ({
    page,
  }) => {
    await openAlive(page, `${prefix}/offline`);
    await page.getByRole('button', { name: texts.whole }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    // What is being saved is found again by a reader who was away.
    await page.reload();
    await expect(page.locator('.kept-summary [role="status"]')).toHaveText(texts.wholeSaved);
    await expect(page.getByRole('button', { name: texts.whole })).toHaveCount(0);
    const saved = page.getByRole('region', { name: texts.kept });
    await saved.locator('summary').click();
    await expect(saved.getByRole('listitem')).toHaveCount(ROUTES.length);
    await saved.locator(':scope > button').click();
    await expect(page.getByRole('button', { name: texts.whole })).toBeVisible();
    await expect(saved.getByRole('listitem')).toHaveCount(0);
    await expect(saved.getByRole('heading')).toBeFocused();
  });

  test(`whoever asks while the whole site is being saved hears that it is being saved, or that it is saved (${code})`, async ({
    page,
  }) => {
    await openAlive(page, `${prefix}/offline`);
    await expect(page.getByRole('button', { name: texts.whole })).toBeVisible();
    const scope = `${prefix}/`;
    const saving = askWorker(page, scope, { kind: 'saveAll' });
    const heard: string[] = [];
    do {
      const [answer] = await askWorker(page, scope, { kind: 'list' });
      const { list } = answer as Extract<FromServiceWorker, { kind: 'list' }>;
      heard.push(list.isSaving ? 'being saved' : list.isWholeSiteSaved ? 'saved' : 'neither');
    } while (heard.at(-1) === 'being saved');
    expect(heard[0]).toBe('being saved');
    expect(heard.at(-1)).toBe('saved');
    expect((await saving).at(-1)).toEqual({ kind: 'done' });
  });

  test(`what reading offline adds to a page keeps WCAG 2.2 AA and best practice in both themes (${code})`, async ({
    page,
    context,
  }) => {
    await useAxe(page);
    await savePost(page, `${prefix}/repack`, texts.saved);
    await context.setOffline(true);
    await expect(page.locator('.offline-sign')).toHaveText(texts.offline);
    expect(await violationsAt(page, WIDTHS)).toEqual([]);
    await context.setOffline(false);
    await page.goto(`${prefix}/offline`);
    await expect(page.getByRole('region', { name: texts.kept }).getByRole('listitem')).toHaveCount(1);
    expect(await violationsAt(page, WIDTHS)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'no sideways scroll with text of twice the size').toBe(0);
  });
}

test('a page that is removed leaves the focus at its neighbour, the last one at the heading', async ({
  page,
}) => {
  const { en } = TEXTS;
  for (const path of ['/repack', '/self-hosted-blog', '/the-navigation-router'])
    await savePost(page, path, en.saved);
  await page.goto('/offline');
  const saved = page.getByRole('region', { name: en.kept });
  await expect(saved.getByRole('listitem')).toHaveCount(3);
  const buttons = saved.getByRole('listitem').getByRole('button');
  for (const left of [2, 1]) {
    await buttons.last().focus();
    await page.keyboard.press('Enter');
    await expect(buttons).toHaveCount(left);
    await expect(buttons.last()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(buttons).toHaveCount(0);
  await expect(saved.getByRole('heading', { name: en.kept })).toBeFocused();
});

test('a removal that failed moves no focus when another tab removes the page later', async ({
  page,
  context,
}) => {
  const { en } = TEXTS;
  for (const path of ['/repack', '/self-hosted-blog']) await savePost(page, path, en.saved);
  await page.goto('/offline');
  const rows = page.getByRole('region', { name: en.kept }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.evaluate(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (message: ToServiceWorker, ...rest: unknown[]) {
      const [[port] = []] = rest as [MessagePort[]?];
      if (message.kind === 'remove') port?.postMessage({ kind: 'failed', fault: 'storage' });
      else Reflect.apply(postMessage, this, [message, ...rest]);
    };
  });
  await rows.first().getByRole('button').click();
  await expect(page.locator('.kept-fault')).toBeVisible();
  const place = page.locator('.kept-summary button');
  await place.focus();
  const other = await context.newPage();
  await other.goto('/offline');
  const href = (await rows.first().getByRole('link').getAttribute('href')) ?? '';
  await askWorker(other, '/', { kind: 'remove', what: 'saved', href });
  await comeBack(page);
  await expect(rows).toHaveCount(1);
  await expect(place).toBeFocused();
});

test('an installed app with nothing saved shows what another tab has saved when the reader is back', async ({
  page,
}) => {
  const { en } = TEXTS;
  await markInstalled(page);
  await openAlive(page, '/offline');
  await expect(page.locator('.kept-summary')).toBeVisible();
  const saved = page.getByRole('region', { name: en.kept });
  await expect(saved).toHaveCount(0);
  await askWorker(page, '/', { kind: 'save', href: '/repack' });
  await comeBack(page);
  await expect(saved.getByRole('link')).toHaveAttribute('href', '/repack');
  await saved.getByRole('listitem').getByRole('button').click();
  await expect(saved, 'it stays until the page is left').toContainText(en.none);
});

test('who comes back keeps the focus, and what is shown is not made anew', async ({ page, context }) => {
  const { en } = TEXTS;
  for (const path of ['/repack', '/self-hosted-blog']) await savePost(page, path, en.saved);
  await page.goto('/offline');
  const rows = page.getByRole('region', { name: en.kept }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.evaluate(() => Object.assign(document.querySelector('.kept-summary') ?? {}, { mark: 1 }));
  const button = rows.filter({ has: page.locator('a[href="/repack"]') }).getByRole('button');
  await button.focus();
  await savePost(await context.newPage(), '/the-navigation-router', en.saved);
  await comeBack(page);
  await expect(rows).toHaveCount(3);
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => 'mark' in (document.querySelector('.kept-summary') ?? {}))).toBe(true);
});

test('who comes back while a post is being saved is told that it is being saved, and then that it is saved', async ({
  page,
  baseURL,
}) => {
  const line = await startLine(baseURL ?? '');
  try {
    await openAlive(page, `${line.url}/repack`);
    await expect.poll(() => isKept(page, '/repack')).toBe(true);
    await page.evaluate(async () => void (await caches.delete('lontar:/:visited')));
    const { isAsked, release } = line.hold('/repack');
    await saveButton(page).click();
    await isAsked;
    await comeBack(page);
    // The worker has answered by then.
    await askWorker(page, '/', { kind: 'isSaved', href: '/repack' });
    await awaitPaint(page);
    await expect(saveButton(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(saveButton(page)).toHaveText(TEXTS.en.saved);
  } finally {
    await line.stop();
  }
});

test('who comes back sees how far the saving of the whole site is, begun here or in another tab', async ({
  page,
  context,
  baseURL,
}) => {
  const line = await startLine(baseURL ?? '');
  try {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openAlive(tab, `${line.url}/offline`);
      await expect(tab.getByRole('button', { name: TEXTS.en.whole })).toBeVisible();
    }
    const { isAsked, release } = line.hold('/self-hosted-blog');
    await other.getByRole('button', { name: TEXTS.en.whole }).click();
    await isAsked;
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    for (const tab of [page, other]) {
      await comeBack(tab);
      await expect(tab.getByRole('progressbar')).toBeVisible();
    }
    await other.evaluate(() => Object.assign(document.querySelector('.kept-progress') ?? {}, { mark: 1 }));
    await comeBack(other);
    await askWorker(other, '/', { kind: 'list' });
    await awaitPaint(other);
    expect(await other.evaluate(() => 'mark' in (document.querySelector('.kept-progress') ?? {}))).toBe(true);
    release();
    for (const tab of [page, other])
      await expect(tab.locator('.kept-summary [role="status"]')).toHaveText(TEXTS.en.wholeSaved);
  } finally {
    await line.stop();
  }
});

test('pages that were read are listed, however they were opened, and can be removed', async ({ page }) => {
  const { en } = TEXTS;
  await openAlive(page, '/repack');
  // The page was there before the worker, which is told of it.
  await expect.poll(() => isKept(page, '/repack')).toBe(true);
  await expect
    .poll(() => isKept(page, '/img/keeper.svg', 'lontar:/:assets'), 'and of its pictures')
    .toBe(true);
  await follow(page, '/about/hidden');
  await awaitPage(page, '/about/hidden');
  await expect.poll(() => isKept(page, '/about/hidden')).toBe(true);
  await page.goto('/offline');
  const read = page.getByRole('region', { name: en.read });
  const pageAt = (path: string) =>
    read.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) });
  await expect(pageAt('/repack')).toBeVisible();
  await expect(pageAt('/about/hidden')).toBeVisible();
  await pageAt('/repack').getByRole('button').click();
  await expect(pageAt('/repack')).toHaveCount(0);
  await expect(pageAt('/about/hidden')).toBeVisible();
  await read.locator(':scope > button').click();
  await expect(read.getByRole('listitem')).toHaveCount(0);
});

for (const { code, prefix, other, label, unsaved, elsewhere, share, listAlone } of [
  {
    code: 'en',
    prefix: '',
    other: '/id',
    label: 'Indonesia',
    unsaved: 'Remove everything except saved pages',
    elsewhere: 'Kept in other languages',
    share: /take (\d+)\s/,
    listAlone: /^Altogether \d+ kB\. That is the list of the site’s pages, which this page needs\.$/,
  },
  {
    code: 'id',
    prefix: '/id',
    other: '',
    label: 'English',
    unsaved: 'Hapus semuanya kecuali halaman tersimpan',
    elsewhere: 'Tersimpan dalam bahasa lain',
    share: /memakai (\d+)\s/,
    listAlone: /^Seluruhnya \d+ kB\. Itu daftar halaman situs, yang diperlukan halaman ini\.$/,
  },
] as const) {
  test(`what is kept in another language is told of, with its size and the way to its list (${code})`, async ({
    page,
  }) => {
    const region = page.getByRole('region', { name: elsewhere });
    await openAlive(page, `${prefix}/offline`);
    await expect(page.locator('.kept-summary')).toBeVisible();
    await expect(region).toHaveCount(0);

    await savePost(page, `${other}/repack`, TEXTS[code === 'en' ? 'id' : 'en'].saved);
    await page.goto(`${prefix}/offline`);
    await expect(region.getByRole('listitem')).toHaveCount(1);
    await expect(region.getByRole('listitem')).toContainText(label);
    await expect(region.getByRole('listitem')).toContainText(/\d+(?:[.,]\d)?\s[kM]B$/);
    expect(await keptBytes(page, `${other}/`)).toBeGreaterThan(100_000);
    await region.getByRole('link').click();
    await awaitPage(page, `${other}/offline`);
    await expect(page.locator(`.kept-pages a[href="${other}/repack"]`)).toBeVisible();
  });

  test(`all that is kept unasked can be removed, even where no page of it is listed, and the figures say what the rest is (${code})`, async ({
    page,
  }) => {
    // No page that is in view is fetched ahead, and kept, between the button and the summary.
    await page.addInitScript(() => (IntersectionObserver.prototype.observe = () => {}));
    await openAlive(page, `${prefix}/offline`);
    const summary = page.locator('.kept-summary [role="status"]');
    await expect(page.getByRole('region', { name: TEXTS[code].read }).getByRole('listitem')).toHaveCount(0);
    // Its own scripts are kept, though it does not list itself.
    await expect.poll(async () => (await cacheCounts(page, `${prefix}/`))['assets'] ?? 0).toBeGreaterThan(2);
    await openAlive(page, `${prefix}/offline`);
    await expect(summary).toHaveText(/ 0 kB/);
    await expect(summary).not.toHaveText(listAlone);
    await page.getByRole('button', { name: unsaved, exact: true }).click();
    await expect(summary).toHaveText(listAlone);
    await expect(page.getByRole('button', { name: unsaved })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: TEXTS[code].read })).toBeFocused();
    expect(Object.entries(await cacheCounts(page, `${prefix}/`)).filter(([, count]) => count > 0)).toEqual([
      ['lists', 1],
    ]);
    const [kilobytes = ''] = /\d+/.exec(await summary.innerText()) ?? [];
    expect(Number(kilobytes)).toBeGreaterThan(0);
    expect(Number(kilobytes)).toBeLessThanOrEqual(Math.ceil((await keptBytes(page, `${prefix}/`)) / 1000));
  });

  test(`the pages that are listed and their share of all that is kept add up (${code})`, async ({ page }) => {
    for (const path of ['/repack', '/self-hosted-blog'])
      await savePost(page, prefix + path, TEXTS[code].saved);
    await page.goto(`${prefix}/offline`);
    const rows = page.locator('.kept-pages li .kept-size');
    await expect(rows.nth(1)).toBeVisible();
    const sum = (await rows.allInnerTexts())
      .map((text) => Number.parseInt(text, 10))
      .reduce((total, size) => total + size, 0);
    const [, taken] = share.exec(await page.locator('.kept-summary [role="status"]').innerText()) ?? [];
    // Every row is rounded up.
    expect(Number(taken)).toBeLessThanOrEqual(sum);
    expect(Number(taken)).toBeGreaterThan(sum - (await rows.count()));
  });
}

test('[S7.9] the worker of a locale is registered when it is first shown, with its parameters, one a scope', async ({
  page,
}) => {
  await openAlive(page, '/about/');
  await expect.poll(() => registrations(page)).toEqual([`/ ${ONLINE}`]);
  await follow(page, '/id/about/');
  await awaitPage(page, '/id/about/');
  await expect
    .poll(async () => (await registrations(page)).toSorted())
    .toEqual([`/ ${ONLINE}`, `/id/ ${ONLINE}`]);
  await openAlive(page, '/id/archive');
  await expect(page.locator('.offline-sign')).toBeAttached();
  await expect
    .poll(async () => (await registrations(page)).toSorted())
    .toEqual([`/ ${ONLINE}`, `/id/ ${ONLINE}`]);
});

test('a reader who has read one locale alone is led back to it from the addresses of the other', async ({
  page,
  context,
}) => {
  await openAlive(page, '/id/about/');
  // Both are there to answer, and have something to lead back to.
  await expect
    .poll(async () => (await registrations(page)).toSorted())
    .toEqual([`/ ${ONLINE}`, `/id/ ${ONLINE}`]);
  await expect.poll(() => isKept(page, '/id/about/', 'lontar:/id/:visited')).toBe(true);
  await page.goto('/id/about/');
  await context.setOffline(true);
  await page.goto('/about/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByRole('link', { name: 'Indonesia' }).click();
  await expect(page).toHaveURL('/id/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('nothing is loaded or registered for a reader who saves data, until it is asked for', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAlive(page, '/repack');
  await awaitIdle(page);
  await awaitPaint(page);
  expect(asked.filter((path) => path.startsWith('/assets/offline-'))).toEqual([]);
  expect(await registrations(page)).toEqual([]);
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText(TEXTS.en.saved);
});

test('a quiet sign tells that the line is gone; nothing moves, and at the end of the page it covers no text', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  for (const path of ['/repack', '/id/about/']) {
    await openAlive(page, path);
    const sign = page.locator('.offline-sign');
    await expect(sign).toBeAttached();
    await expect(sign).toBeEmpty();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const layout = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight,
        scrollY,
        document.querySelector('main')?.getBoundingClientRect().top,
      ]);
    const before = await layout();
    await context.setOffline(true);
    await expect(sign).not.toBeEmpty();
    expect(await layout()).toEqual(before);
    const box = await sign.locator('span').boundingBox();
    const text = await page.locator('.copyright').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((text?.y ?? Infinity) + (text?.height ?? 0));
    await context.setOffline(false);
    await expect(sign).toBeEmpty();
  }
});

test('where the browser has no service workers the button is gone and the page says why', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const complaints = collectComplaints(page);
  await openAlive(page, '/repack');
  await expect(saveButton(page)).toBeHidden();
  await page.goto('/offline');
  await expect(page.locator('#kept')).toContainText('This browser does not let the site keep pages.');
  expect(complaints).toEqual([]);
});

test('a worker that does not arrive is tried again at the reader’s word', async ({ page, baseURL }) => {
  const line = await startLine(baseURL ?? '');
  try {
    line.spoil('/sw.js', (_incoming, response) => response.writeHead(500).end());
    await openAlive(page, `${line.url}/offline`);
    const kept = page.locator('#kept');
    await expect(kept).toContainText('This browser does not let the site keep pages.');
    line.spoil('/sw.js', null);
    await kept.getByRole('button', { name: 'Try again' }).click();
    await expect(kept.getByRole('button', { name: TEXTS.en.whole })).toBeVisible();
  } finally {
    await line.stop();
  }
});

async function savedHrefs(page: Page): Promise<string[]> {
  const [answer] = await askWorker(page, '/', { kind: 'list' });
  const { list } = answer as Extract<FromServiceWorker, { kind: 'list' }>;
  return list.saved.map(({ href }) => href);
}

test('what the reader removes does not come back, though saved pages were just being fetched anew', async ({
  page,
  baseURL,
}) => {
  const line = await startLine(baseURL ?? '');
  try {
    await openAlive(page, `${line.url}/offline`);
    await expect(page.getByRole('button', { name: TEXTS.en.whole })).toBeVisible();
    for (const href of ['/repack', '/self-hosted-blog']) await askWorker(page, '/', { kind: 'save', href });
    // As after a deploy: one of them is no longer what the list names, and they were not looked through since.
    await page.evaluate(async () => {
      const saved = await caches.open('lontar:/:saved');
      const headers = { 'content-type': 'text/html', 'lontar-kept': '0 3' };
      await saved.put('/repack', new Response('old', { headers }));
      await saved.delete('/?lontar-record=fresh');
    });
    const { isAsked, release } = line.hold('/repack');
    await page.evaluate(async () => void (await fetch('/about', { headers: { accept: 'text/html' } })));
    await isAsked;
    const removing = askWorker(page, '/', { kind: 'remove', what: 'saved', href: null });
    // The worker has that message before the page arrives.
    await askWorker(page, '/', { kind: 'isSaved', href: '/repack' });
    release();
    expect((await removing).at(-1)).toEqual({ kind: 'done' });
    await askWorker(page, '/', { kind: 'save', href: '/etc' });
    expect(await savedHrefs(page)).toEqual(['/etc']);
  } finally {
    await line.stop();
  }
});

test('who removes all saved pages while the whole site is being saved ends that, and hears of no fault', async ({
  page,
  baseURL,
}) => {
  const line = await startLine(baseURL ?? '');
  try {
    await openAlive(page, `${line.url}/offline`);
    const whole = page.getByRole('button', { name: TEXTS.en.whole });
    await expect(whole).toBeVisible();
    await askWorker(page, '/', { kind: 'save', href: '/repack' });
    await openAlive(page, `${line.url}/offline`);
    const saved = page.getByRole('region', { name: TEXTS.en.kept });
    await expect(saved.getByRole('listitem')).toHaveCount(1);
    const alerts: string[] = [];
    await page.exposeFunction('tellAlert', (text: string) => void alerts.push(text));
    await page.evaluate(() => {
      const { tellAlert } = window as unknown as { tellAlert: (text: string) => void };
      new MutationObserver(() => {
        for (const alert of document.querySelectorAll('.kept-fault')) tellAlert(alert.textContent);
      }).observe(document.body, { childList: true, subtree: true });
    });
    const { isAsked, release } = line.hold('/self-hosted-blog');
    await whole.click();
    await isAsked;
    await expect(page.getByRole('progressbar')).toBeVisible();
    await saved.locator(':scope > button').click();
    await askWorker(page, '/', { kind: 'isSaved', href: '/repack' });
    release();
    await expect(saved.getByRole('listitem')).toHaveCount(0);
    await expect(whole).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await savedHrefs(page)).toEqual([]);
    expect(await isKept(page, '/repack', 'lontar:/:saved')).toBe(false);
    expect(alerts).toEqual([]);
  } finally {
    await line.stop();
  }
});

test('a post that cannot be saved says why and can be tried again', async ({ page, context, baseURL }) => {
  const { en } = TEXTS;
  await openAlive(page, '/repack');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
  await saveButton(page).click();
  await expect(page.locator('.toast')).toContainText('too little room');
  await expect(saveButton(page)).toHaveText(en.save);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '' });
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText(en.saved);
});

test('a script that does not arrive is told of when it is asked for, and tried again', async ({ page }) => {
  const isScript = /\/assets\/offline-[\w-]+\.js/;
  await page.route(isScript, (route) => route.abort());
  await openAlive(page, '/repack');
  await saveButton(page).click();
  await expect(page.locator('.toast')).toContainText('Part of this page could not be loaded.');
  await page.unroute(isScript);
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText(TEXTS.en.saved);
});

test('a post loads what every page needs of reading offline, and the screens only where they are shown', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofOffline = () =>
    asked.flatMap((path) => /^\/assets\/(offline\w*)-[\w-]+\.js$/.exec(path)?.[1] ?? []);
  await openAlive(page, '/repack');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await awaitIdle(page);
  await context.setOffline(true);
  await expect(page.locator('.offline-sign')).toHaveText(TEXTS.en.offline);
  await context.setOffline(false);
  expect(ofOffline()).toEqual(['offline']);
  await follow(page, '/offline');
  await expect(page.getByRole('region', { name: TEXTS.en.read })).toBeVisible();
  expect(ofOffline()).toEqual(['offline', 'offlineScreens']);
});

test('the page about reading offline shows what is kept without a line, too, once it was read', async ({
  page,
  context,
}) => {
  await openAlive(page, '/offline');
  // The page itself, the screens, and every other script that it is made of.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/offlineScreens-')),
  );
  const missing = () =>
    page.evaluate(async () => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js/.test(name));
      const hrefs = [location.href, ...scripts.map(({ name }) => name)];
      const kept = await Promise.all(hrefs.map((href) => caches.match(href)));
      return hrefs.filter((_, at) => kept[at] === undefined);
    });
  await expect.poll(missing).toEqual([]);
  await context.setOffline(true);
  await openAlive(page, '/offline');
  await expect(page.getByRole('region', { name: TEXTS.en.read })).toBeVisible();
});

test('screens that arrive damaged are tried at another address', async ({ page }) => {
  await page.route(/\/assets\/offlineScreens-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let let' }),
  );
  await openAlive(page, '/offline');
  await expect(page.getByRole('region', { name: TEXTS.en.read })).toBeVisible();
});

test('screens that do not arrive at all are told of, and the worker is there all the same', async ({
  page,
}) => {
  // A worker that is quicker than the second attempt fetches them, past the route: it waits until they have failed.
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    const isAwaited = new Promise((resolve) => addEventListener('workers-awaited', resolve));
    ServiceWorkerContainer.prototype.register = async function (...given) {
      await isAwaited;
      return register.apply(this, given);
    };
  });
  await page.route(/\/assets\/offlineScreens-/, (route) => route.abort());
  await openWithToast(page, '/offline', /Part of this page could not be loaded\./);
  await page.evaluate(() => dispatchEvent(new Event('workers-awaited')));
  await expect.poll(() => registrations(page)).toHaveLength(1);
});
