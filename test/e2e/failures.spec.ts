import type { BrowserContext, Page, Route } from '@playwright/test';
import { awaitEntry, collectComplaints, openAlive, showIntent } from './browserEntry.ts';
import { FILE_FAULTS } from './fileFaults.ts';
import { holdFiles, letThrough } from './heldFiles.ts';
import { KINDS, LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

/** Longer than the boot script waits for an answer. */
const PATIENCE_MS = 11_000;

const loadNotice = (page: Page) => page.locator('#load-notice');

/** Paths of the scripts and style sheets that a page asks for, once it is alive. */
async function assetsOf(context: BrowserContext, path: string): Promise<readonly string[]> {
  // A page of its own: what another one asks for late would count as asked for by this one.
  const page = await context.newPage();
  const assets = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      assets.add(new URL(request.url()).pathname);
  });
  await openAlive(page, path);
  await page.close();
  return [...assets];
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

const HANG = 'hang';

for (const { code, prefix } of LOCALES) {
  test(`a script or style sheet that fails once by ${Object.keys(FILE_FAULTS).join(', ')} leaves the text readable and the page recovers (${code})`, async ({
    context,
    page,
  }) => {
    test.slow();
    const hold = await holdFiles(page);
    const isAlive = () => page.evaluate(() => !('earlyClicks' in window));

    async function expectRecovery(path: string, asset: string, fault: string): Promise<void> {
      let hasFailed = false;
      await hold(`*${asset}*`, (held) => {
        const answer = hasFailed ? letThrough : (FILE_FAULTS[fault] ?? letThrough);
        hasFailed = true;
        return answer(held);
      });
      // A style sheet for paper that hangs holds back the event, not the page.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const text = await readText(page);
      await showIntent(page);
      if (fault === HANG) await outlast(page, isAlive);
      else await awaitEntry(page);
      await expect.poll(() => hasFailed, `${path} ${asset} ${fault}`).toBe(true);
      await expect(loadNotice(page)).toBeHidden();
      expect(await readText(page), `${path} ${asset} ${fault}`).toBe(text);
    }

    const assets = new Map<string, readonly string[]>();
    for (const kind of KINDS) {
      const path = prefix + kind;
      const all = await assetsOf(context, path);
      expect(all.length, path).toBeGreaterThan(0);
      // All pages have the same sheet for paper and do nothing with it.
      const known = new Set([...assets.values()].flat().filter((asset) => asset.endsWith('.css')));
      assets.set(
        path,
        all.filter((asset) => !known.has(asset)),
      );
    }
    expect([...assets.values()].flat().filter((asset) => asset.endsWith('.css'))).toHaveLength(1);
    const cases = [...assets].flatMap(([path, files]) => files.map((asset) => ({ path, asset })));
    for (const fault of Object.keys(FILE_FAULTS).filter((name) => name !== HANG))
      for (const { path, asset } of cases) await expectRecovery(path, asset, fault);
    // The other faults are met while time passes as it does.
    await page.clock.install();
    for (const { path, asset } of cases) await expectRecovery(path, asset, HANG);
  });
}

for (const [fault, fail] of Object.entries(FILE_FAULTS)) {
  test(`a script that goes on failing by ${fault} brings a Retry over the readable text, and Retry mends it`, async ({
    page,
  }) => {
    await page.clock.install();
    let loads = 0;
    page.on('framenavigated', () => (loads += 1));
    let isBroken = true;
    let asked = 0;
    const hold = await holdFiles(page);
    await hold('*/assets/*.js*', (held) => {
      asked += 1;
      return isBroken ? fail(held) : letThrough(held);
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
