import type { BrowserContext, Page, Route } from '@playwright/test';
import { awaitEntry, collectComplaints, openAlive, showIntent } from './browserEntry.ts';
import { KINDS, LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

/** Longer than the boot script waits for an answer. */
const PATIENCE_MS = 11_000;

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  500: (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  abort: (route) => route.abort(),
  hang: () => new Promise(() => {}),
  async truncation(route) {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  async 'wrong type'(route) {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/html' } });
  },
};

const loadNotice = (page: Page) => page.locator('#load-notice');

const assetsByPath = new Map<string, readonly string[]>();

/** Paths of the scripts and style sheets that a page asks for, once it is alive. */
async function assetsOf(context: BrowserContext, path: string): Promise<readonly string[]> {
  const known = assetsByPath.get(path);
  if (known !== undefined) return known;
  const page = await context.newPage();
  const assets = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      assets.add(new URL(request.url()).pathname);
  });
  await openAlive(page, path);
  await page.close();
  assetsByPath.set(path, [...assets]);
  return [...assets];
}

/** Opens a page of which one asset fails the first time; returns whether it has. */
async function openWithFault(
  page: Page,
  path: string,
  { asset, fail }: { asset: string; fail: (route: Route) => Promise<void> },
): Promise<() => boolean> {
  let hasFailed = false;
  await page.route(
    (url) => url.pathname === asset,
    (route) => {
      if (hasFailed) return route.continue();
      hasFailed = true;
      return fail(route);
    },
  );
  // A style sheet for paper that hangs holds back the event, not the page.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return () => hasFailed;
}

async function readText(page: Page): Promise<string> {
  await expect(page.locator('main h1')).toBeVisible();
  // What is kept is known only to the script, and what needs no wrapping to its styles. Where results of a search will
  // stand there is an empty line meanwhile.
  const text = await page.locator('main').evaluate((main) => {
    const kept = main.querySelector<HTMLElement>('#kept')?.innerText ?? '';
    const offer = main.querySelector('[data-act="wrap"]')?.textContent;
    const lines = (main as HTMLElement).innerText.replace(kept, '').split('\n');
    return lines.filter((line) => line !== offer).join('\n');
  });
  return text.replaceAll(/\n\s*\n/g, '\n');
}

/** Lets the time pass that the boot script gives to a script that hangs. */
async function outlast(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(PATIENCE_MS);
      return isDone();
    })
    .toBe(true);
}

for (const { code, prefix } of LOCALES) {
  for (const [fault, fail] of Object.entries(FAULTS)) {
    test(`a script or style sheet that fails once by ${fault} leaves the text readable and the page recovers (${code})`, async ({
      context,
      page,
    }) => {
      test.slow();
      if (fault === 'hang') await page.clock.install();
      const sheets = new Set<string>();
      for (const kind of KINDS) {
        const path = prefix + kind;
        const assets = await assetsOf(context, path);
        expect(assets.length, path).toBeGreaterThan(0);
        for (const asset of assets) {
          // All pages have the same sheet for paper and do nothing with it.
          if (sheets.has(asset)) continue;
          if (asset.endsWith('.css')) sheets.add(asset);
          const hasFailed = await openWithFault(page, path, { asset, fail });
          const text = await readText(page);
          await showIntent(page);
          const isAlive = () => page.evaluate(() => !('earlyClicks' in window));
          if (fault === 'hang') await outlast(page, isAlive);
          else await awaitEntry(page);
          await expect.poll(hasFailed, `${path} ${asset}`).toBe(true);
          await expect(loadNotice(page)).toBeHidden();
          expect(await readText(page), `${path} ${asset}`).toBe(text);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
      }
      expect(sheets.size).toBe(1);
    });
  }
}

for (const [fault, fail] of Object.entries(FAULTS)) {
  test(`a script that goes on failing by ${fault} brings a Retry over the readable text, and Retry mends it`, async ({
    page,
  }) => {
    await page.clock.install();
    let loads = 0;
    page.on('framenavigated', () => (loads += 1));
    let isBroken = true;
    let asked = 0;
    await page.route('**/assets/*.js*', (route) => {
      asked += 1;
      return isBroken ? fail(route) : route.continue();
    });
    await page.goto('/repack');
    const text = await readText(page);
    await showIntent(page);
    const retry = loadNotice(page).getByRole('button', { name: 'Retry' });
    await outlast(page, () => retry.isVisible());
    expect(await readText(page)).toBe(text);
    await retry.click();
    // The third attempt has to meet the fault: mended before, it would take the Retry away under the pointer.
    await expect.poll(() => asked).toBe(3);
    await outlast(page, () => retry.isVisible());
    isBroken = false;
    await retry.click();
    await awaitEntry(page);
    await expect(loadNotice(page)).toBeHidden();
    expect(loads, 'the page is never loaded anew').toBe(1);
  });
}

test('a script that arrives after all takes the Retry away, and its second copy does nothing', async ({
  page,
}) => {
  const complaints = collectComplaints(page, ['error']);
  await page.clock.install();
  const held: Route[] = [];
  await page.route('**/assets/*.js*', (route) => void held.push(route));
  await page.goto('/repack');
  await showIntent(page);
  await outlast(page, () => loadNotice(page).isVisible());
  await expect.poll(() => held.length).toBe(2);
  for (const route of held) await route.continue();
  await page.evaluate(() => {
    const { entry = '' } = document.documentElement.dataset;
    return Promise.all([import(entry), import(`${entry}?`)]);
  });
  await awaitEntry(page);
  await expect(loadNotice(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

for (const { code, prefix } of LOCALES) {
  test(`with all scripts gone for ever every kind of page is readable, links work and nothing reloads (${code})`, async ({
    page,
  }) => {
    await page.route('**/*.js*', (route) => route.fulfill({ status: 404, body: 'gone' }));
    let loads = 0;
    page.on('framenavigated', () => (loads += 1));
    for (const kind of KINDS) {
      loads = 0;
      await page.goto(prefix + kind);
      await showIntent(page);
      await expect(loadNotice(page)).toBeVisible();
      await readText(page);
      await page.locator('.brand').click();
      await expect(page).toHaveURL(`${prefix}/`);
      // The home has that address before its link is followed.
      await expect.poll(() => loads, kind).toBe(2);
    }
  });
}
