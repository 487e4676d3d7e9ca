import type { Page } from '@playwright/test';
import { awaitIdle, openAlive } from './browserEntry.ts';
import { barLink, countRequests, follow, startJourney } from './journey.ts';
import { expect, test } from './test.ts';

const POST = '/self-hosted-blog';

/** All pages that scripts asked for, by path. */
function collectFetches(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Puts links into the text that no reader can see until they scroll or look for them. */
async function addLinks(page: Page, hrefs: readonly string[]): Promise<void> {
  await page.evaluate((addresses) => {
    for (const href of addresses) {
      const link = Object.assign(document.createElement('a'), { href, textContent: `To ${href}` });
      document.querySelector('main')?.append(link, document.createElement('br'));
    }
  }, hrefs);
}

test('[S7.10] a page is prefetched when its link is pointed at, and the click fetches nothing more', async ({
  page,
}) => {
  await startJourney(page, POST);
  await addLinks(page, ['/tags/docker']);
  const count = countRequests(page, '/tags/docker');
  const link = page.getByRole('link', { name: 'To /tags/docker' });
  const fetched = page.waitForResponse((response) => response.url().endsWith('/tags/docker'));
  await link.hover();
  await (await fetched).finished();
  await link.click();
  await expect(page).toHaveURL('/tags/docker');
  expect(count).toEqual({ fetches: 1, loads: 0 });
});

test('a page that is pointed at is read before it is asked for; its styles wait for the click', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { parseFromString } = DOMParser.prototype;
    const counter = { readings: 0 };
    Object.assign(window, counter);
    DOMParser.prototype.parseFromString = function (text, type) {
      // Not those of links that the pointer meets on the next page.
      if (`${text}`.includes('data-path="/tags/docker"'))
        Object.assign(window, { readings: (counter.readings += 1) });
      return parseFromString.call(this, text, type);
    };
  });
  const readings = () => page.evaluate(() => (window as { readings?: number }).readings ?? 0);
  /** Lists have styles that a post has not. */
  const hasStyles = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets.some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.startsWith('@layer lists')),
      ),
    );
  await startJourney(page, POST);
  await addLinks(page, ['/tags/docker']);
  const link = page.getByRole('link', { name: 'To /tags/docker' });
  await link.hover();
  await expect.poll(readings).toBe(1);
  expect(await hasStyles()).toBe(false);
  await link.click();
  await expect(page).toHaveURL('/tags/docker');
  await expect(page.locator('h1')).toContainText('Docker');
  expect(await readings()).toBe(1);
  expect(await hasStyles()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(POST);
  await page.goForward();
  await expect(page.locator('h1')).toContainText('Docker');
  await expect(page.locator('main a[href]').first()).toBeVisible();
});

test('a page is prefetched when its link is focused or touched', async ({ page }) => {
  await startJourney(page, POST);
  await addLinks(page, ['/tags/docker', '/tags/react']);
  const focused = page.waitForRequest((request) => request.url().endsWith('/tags/docker'));
  await page.getByRole('link', { name: 'To /tags/docker' }).evaluate((link) => link.focus());
  await focused;
  const touched = page.waitForRequest((request) => request.url().endsWith('/tags/react'));
  await page.getByRole('link', { name: 'To /tags/react' }).dispatchEvent('pointerdown');
  await touched;
});

test('pages of links in view are prefetched, a limited number; those further down wait for the reader', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const paths = collectFetches(page);
  await page.goto('/tags');
  const inView = await page.evaluate(() => {
    const isSeen = (link: Element) => link.getBoundingClientRect().top < window.innerHeight;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return links.filter((link) => link.checkVisibility() && isSeen(link)).map((link) => link.pathname);
  });
  expect(paths, 'nothing before the reader shows intent').toEqual([]);
  await openAlive(page, '/tags');
  await expect.poll(() => new Set(paths).size).toBe(8);
  await awaitIdle(page);
  await page.waitForLoadState('networkidle');
  expect(paths).toHaveLength(8);
  expect(paths.filter((path) => !inView.includes(path))).toEqual([]);
});

test('a page that is on its way is not asked for twice', async ({ page }) => {
  await startJourney(page, POST);
  await addLinks(page, ['/tags/docker']);
  const count = countRequests(page, '/tags/docker');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('/tags/docker', async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('link', { name: 'To /tags/docker' });
  const asked = page.waitForRequest((request) => request.url().endsWith('/tags/docker'));
  await link.hover();
  await asked;
  await link.focus();
  await link.click();
  release();
  await expect(page).toHaveURL('/tags/docker');
  expect(count).toEqual({ fetches: 1, loads: 0 });
});

test('a prefetch that fails is silent, and the click tries again', async ({ page }) => {
  await startJourney(page, POST);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await addLinks(page, ['/tags/docker']);
  await page.route('/tags/docker', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  const link = page.getByRole('link', { name: 'To /tags/docker' });
  await link.hover();
  await failed;
  await link.click();
  await expect(page).toHaveURL('/tags/docker');
  expect(warnings).toEqual([]);
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
});

const RESERVED: Readonly<Record<string, object>> = {
  'Save-Data': { saveData: true, effectiveType: '4g' },
  '2g': { saveData: false, effectiveType: '2g' },
  'slow-2g': { saveData: false, effectiveType: 'slow-2g' },
};

for (const [name, connection] of Object.entries(RESERVED)) {
  test(`[S9.13] prefetch is skipped on ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.clock.install();
    const paths = collectFetches(page);
    await startJourney(page, '/tags');
    await barLink(page, '/archive').hover();
    await barLink(page, '/books/').focus();
    await page.clock.runFor(1000);
    expect(paths).toEqual([]);
    await follow(page, '/archive');
    await expect(page.locator('h1'), 'the page itself is still preloaded').toHaveText('Blog Archive');
    expect(paths).toEqual(['/archive']);
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  });
}
