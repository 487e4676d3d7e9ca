import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import {
  awaitEntry,
  awaitFrame,
  awaitPaint,
  collectComplaints,
  showIntent,
  saveData,
} from './browserEntry.ts';
import { startLine } from './line.ts';
import { expect, test } from './test.ts';

const POST = '/the-navigation-router';

/** Paths of the scripts that a page has asked for so far. */
function collectScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test('before intent at most 1 KB of JavaScript runs on a post page', async ({ page }) => {
  const scripts = collectScripts(page);
  await saveData(page);
  await page.goto(POST);
  const inline = await page.evaluate(() =>
    [...document.scripts].filter(({ type }) => type === '').map(({ textContent }) => textContent ?? ''),
  );
  expect(brotliCompressSync(inline.join('')).length).toBeLessThanOrEqual(1000);
  expect(await page.evaluate(() => [...document.scripts].filter(({ src }) => src !== ''))).toEqual([]);
  expect(scripts).toEqual([]);
});

test('the page about reading offline awaits no intent: only the entry can show what is kept', async ({
  page,
}) => {
  await saveData(page);
  await page.goto('/offline');
  await awaitEntry(page);
});

/** Notes what moves and what blocks; returns what there was so far on the page that is shown. */
async function watchEntries(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const entries: string[] = [];
    Object.assign(window, { entries });
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    /** How much moved, and what from where to where. */
    const moves = ({ value, sources }: Shift): string =>
      [
        value,
        ...sources.map(({ node, previousRect, currentRect }) =>
          JSON.stringify([(node as Element | null)?.outerHTML?.slice(0, 80), previousRect, currentRect]),
        ),
      ].join(' ');
    for (const type of ['layout-shift', 'longtask'])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          entries.push(`${type} ${type === 'longtask' ? entry.duration : moves(entry as Shift)}`);
      }).observe({ type, buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { entries: string[] }).entries);
}

for (const path of [POST, '/id/', '/id/markdown-page']) {
  test(`before intent nothing of ${path} blocks`, async ({ page }) => {
    const entriesNow = await watchEntries(page);
    const loads: (readonly string[])[] = [];
    // Other work on the machine only ever adds long tasks, so one load without them shows that the page has none.
    for (let load = 0; load < 10 && !loads.some(({ length }) => length === 0); load += 1) {
      await page.goto(path);
      await awaitPaint(page);
      loads.push(await entriesNow());
    }
    expect(loads).toContainEqual([]);
  });
}

for (const path of [POST, '/id/', '/id/markdown-page', '/id/docs/']) {
  test(`before intent and on hydration nothing of ${path} moves`, async ({ page }) => {
    const entriesNow = await watchEntries(page);
    await page.goto(path);
    await awaitPaint(page);
    await showIntent(page);
    await awaitFrame(page);
    await awaitPaint(page);
    expect((await entriesNow()).filter((entry) => entry.startsWith('layout-shift'))).toEqual([]);
  });
}

for (const [what, cut] of Object.entries({
  'the title is there as a whole': (html: string) =>
    html.indexOf('<span>', html.indexOf('class="post-meta"')),
  'the text of the first screen is there': (html: string) => html.indexOf('</p>', html.indexOf('"prose"')),
})) {
  test(`nothing is seen before ${what}, so that nothing is drawn twice or moves when the page arrives in parts`, async ({
    page,
    baseURL,
  }) => {
    const html = await (await page.request.get('/id/repack')).text();
    const half = cut(html);
    const line = await startLine(baseURL ?? '');
    let send = (): void => {};
    line.spoil('/half', (_incoming, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, half));
      send = () => response.end(html.slice(half));
    });
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    const entriesNow = await watchEntries(page);
    await page.goto(`${line.url}/half`, { waitUntil: 'commit' });
    await page.locator('.post-meta time').waitFor({ state: 'attached' });
    // Time enough for a picture, were it drawn.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await paints()).toBe(0);
    send();
    await expect.poll(paints).toBeGreaterThan(0);
    await page.waitForLoadState();
    await awaitPaint(page);
    expect((await entriesNow()).filter((entry) => entry.startsWith('layout-shift'))).toEqual([]);
    await line.stop();
  });
}

const SIGNS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a pointer': (page) => page.mouse.move(200, 200),
  'a touch': (page) => page.touchscreen.tap(5, 300),
  'a key': (page) => page.keyboard.press('Shift'),
  scrolling: (page) => page.evaluate(() => window.scrollBy(0, 300)),
  focus: (page) => page.locator('main a').first().focus(),
  'a picture that fails': (page) =>
    page.evaluate(() => {
      const image = document.createElement('img');
      image.src = '/no-such-picture.png';
      document.body.append(image);
    }),
};

test.describe('intent', () => {
  test.use({ hasTouch: true });
  for (const [name, show] of Object.entries(SIGNS)) {
    test(`React and the rest load on intent: ${name}`, async ({ page }) => {
      const scripts = collectScripts(page);
      await saveData(page);
      await page.goto(POST);
      expect(scripts).toEqual([]);
      await show(page);
      await awaitFrame(page);
      expect(new Set(scripts).size, 'each script is asked for once').toBe(scripts.length);
    });
  }
});

test('a pointer that rests where the page opens is no intent', async ({ page }) => {
  const scripts = collectScripts(page);
  await saveData(page);
  await page.goto(POST);
  await page.evaluate(() =>
    document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  );
  await awaitPaint(page);
  expect(scripts).toEqual([]);
});

for (const [name, isLate] of Object.entries({ late: true, missing: false }))
  test(`[S2.23] the language switcher keeps the search string and hash while React is ${name}`, async ({
    page,
  }) => {
    await page.route('**/assets/entry-*', (route) => (isLate ? undefined : route.abort()));
    await page.goto(`${POST}?x=1#local-or-remote`);
    await page.getByRole('banner').locator('summary[aria-label="Language"]').click();
    await page.getByRole('banner').getByRole('link', { name: 'Indonesia' }).click();
    await expect(page).toHaveURL(`/id${POST}?x=1#local-or-remote`);
  });

test('without intent they load long after the page, when idle', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(600_000);
  await page.goto(POST);
  await page.clock.runFor(4900);
  expect(scripts).toEqual([]);
  await page.clock.runFor(1000);
  await awaitEntry(page);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`[S9.13] they load on intent only with ${JSON.stringify(connection)}`, async ({ page }) => {
    const scripts = collectScripts(page);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(600_000);
    await page.goto(POST);
    await page.clock.runFor(120_000);
    expect(scripts).toEqual([]);
    await showIntent(page);
    await awaitEntry(page);
  });
}

test('nothing inside the article changes when React takes over and when the colour mode is switched', async ({
  page,
}) => {
  for (const path of [POST, '/id/', '/id/docs/', '/repack', '/books/', '/id/tags/react-native']) {
    await page.goto(path);
    await page.evaluate(() => {
      const [article] = document.getElementsByTagName('main');
      const changes: string[] = [];
      Object.assign(window, { article, changes });
      if (article === undefined) throw new Error('no article');
      new MutationObserver((records) => {
        changes.push(...records.map(({ type, target }) => `${type} ${target.nodeName}`));
      }).observe(article, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await showIntent(page);
    await awaitFrame(page);
    await page.locator('button[data-act="theme"]').click();
    await awaitPaint(page);
    const [isSame, changes] = await page.evaluate(() => {
      const { article, changes: seen } = window as unknown as { article: Element; changes: string[] };
      return [document.querySelector('main') === article, seen] as const;
    });
    expect(changes, path).toEqual([]);
    expect(isSame, path).toBe(true);
  }
});

test('a script that is there before the rest of the page waits for it, and presses meanwhile take effect', async ({
  page,
  baseURL,
}) => {
  const line = await startLine(baseURL ?? '');
  try {
    const html = await (await fetch(`${baseURL}${POST}`)).text();
    const middle = html.indexOf('</h2>');
    let sendRest = (): void => undefined;
    line.spoil(POST, (_incoming, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, middle));
      sendRest = () => response.end(html.slice(middle));
    });
    const complaints = collectComplaints(page);
    await page.goto(line.url + POST, { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    await showIntent(page);
    await page.evaluate(() => import(document.documentElement.dataset['entry'] ?? ''));
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    sendRest();
    await awaitFrame(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(complaints).toEqual([]);
  } finally {
    await line.stop();
  }
});
