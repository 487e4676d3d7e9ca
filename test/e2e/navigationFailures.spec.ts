import type { ServerResponse } from 'node:http';
import type { Page, Route } from '@playwright/test';
import { collectComplaints } from './browserEntry.ts';
import {
  awaitPage,
  barLink,
  clickInPlace,
  countRequests,
  follow,
  holdPage,
  scrollTo,
  scrollTop,
  spoilPage,
  startJourney,
} from './journey.ts';
import { startLine } from './line.ts';
import { expect, test } from './test.ts';

const POST = '/self-hosted-blog';

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no answer at all': (route) => route.abort(),
  'an error of the server': (route) => route.fulfill({ status: 500, body: 'Sorry' }),
  'another type': (route) => route.fulfill({ contentType: 'text/plain', body: '<!doctype html>' }),
  'a page of somebody else': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }),
  'a page that ends early': async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('id="page">') + 100) });
  },
};

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`[S2.21, S8.7] if preloading fails, a warning is logged and the page is loaded: ${name}`, async ({
    page,
  }) => {
    const warnings = collectComplaints(page, ['warning']);
    const count = countRequests(page, '/archive');
    await spoilPage(page, '/archive', fault);
    const { isSameDocument } = await startJourney(page, POST);
    await barLink(page, '/archive').click();
    await expect(page).toHaveURL('/archive');
    await expect(page.locator('h1')).toHaveText('Blog Archive');
    expect(await isSameDocument()).toBe(false);
    expect(count.loads).toBe(1);
    expect(warnings.filter((text) => text.includes('/archive is loaded normally'))).toHaveLength(1);
    await page.goBack();
    await expect(page, 'the entry before is still there').toHaveURL(POST);
  });
}

test('a line that hangs is given up, and the page is loaded', async ({ page }) => {
  await page.clock.install();
  const held = await holdPage(page, '/archive');
  const { isSameDocument } = await startJourney(page, POST);
  await barLink(page, '/archive').click();
  await held.asked;
  await page.clock.fastForward(15_000);
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  expect(await isSameDocument()).toBe(false);
  held.release();
});

test('a page that comes slowly but steadily is waited for', async ({ page, baseURL }) => {
  const line = await startLine(baseURL ?? '');
  const html = await (await page.request.get('/archive')).text();
  const asked = new Promise<ServerResponse>((resolve) => {
    line.spoil('/archive', (_incoming, response) => {
      line.spoil('/archive', null);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      resolve(response);
    });
  });
  await page.clock.install();
  const { isSameDocument } = await startJourney(page, line.url + POST);
  await barLink(page, '/archive').click();
  const response = await asked;
  const size = Math.ceil(html.length / 4);
  for (let start = 0; start < html.length; start += size) {
    await page.clock.fastForward(10_000);
    response.write(html.slice(start, start + size));
    // By the time this has come, that has come as well.
    await page.evaluate(async () => (await fetch('/robots.txt')).text());
  }
  response.end();
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  expect(await isSameDocument()).toBe(true);
  await line.stop();
});

test('an address that is no page is the browser’s from then on: no loop, no second try', async ({ page }) => {
  const { isSameDocument } = await startJourney(page, POST);
  const count = countRequests(page, '/secret');
  await page.route('/secret', (route) =>
    route.fulfill({ headers: { 'content-disposition': 'attachment' }, body: 'A file' }),
  );
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/secret', textContent: 'Secret' });
    link.dataset['noPrefetch'] = '';
    document.querySelector('main')?.prepend(link);
  });
  for (const attempt of [1, 2]) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Secret' }).click();
    await download;
    expect(count).toEqual({ fetches: 1, loads: attempt });
  }
  await expect(page).toHaveURL(POST);
  expect(await isSameDocument()).toBe(true);
  await barLink(page, '/archive').click();
  await expect(page.locator('h1')).toHaveText('Blog Archive');
});

test('an unknown address, or one in other letters, answers as on the server', async ({ page }) => {
  await startJourney(page, '/id/archive');
  for (const path of ['/id/Repack', '/id/zzz']) {
    const count = countRequests(page, path);
    await follow(page, path);
    await expect(page.locator('h1')).toHaveText('Halaman tidak ditemukan');
    await expect(page).toHaveURL(path);
    expect(count.loads).toBe(1);
  }
});

/** Goes from a post to the archive and lets so much time pass that the post has to be fetched again. */
/** `meanwhile` comes before the page that was left is forgotten: a link in view may have it fetched again at once. */
async function leaveForLong<Result>(
  page: Page,
  meanwhile: () => Promise<Result>,
): Promise<{ isSameDocument(): Promise<boolean>; result: Result }> {
  await page.clock.install();
  const journey = await startJourney(page, POST);
  await scrollTo(page, 640);
  await clickInPlace(barLink(page, '/archive'));
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  const result = await meanwhile();
  await page.clock.fastForward('10:00');
  return { ...journey, result };
}

test('[S9.12] the progress bar starts 200 ms after a route change, and not for a quick one', async ({
  page,
}) => {
  await page.clock.install();
  const held = await holdPage(page, '/books/');
  await startJourney(page, POST);
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await barLink(page, '/archive').click();
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  await page.clock.runFor(1000);
  await expect(bar).toHaveCount(0);
  await barLink(page, '/books/').click();
  await held.asked;
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  held.release();
  await expect(page).toHaveURL('/books/');
  await expect(bar).toHaveCount(0);
});

test('[S2.18] back and forward show a spinner while the page is on its way, and the old page stays', async ({
  page,
}) => {
  const { isSameDocument, result: held } = await leaveForLong(page, () => holdPage(page, POST));
  await page.goBack();
  await held.asked;
  await page.clock.fastForward(200);
  await expect(page.getByRole('status').getByText('Loading the page')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrollTop(page)).toBe(100);
  held.release();
  await expect(page.locator('h1')).toHaveText(/blog/i);
  await expect(page.locator('.spinner, .progress-bar')).toHaveCount(0);
  await expect.poll(() => scrollTop(page), 'scrolling meanwhile changes nothing').toBe(640);
  expect(await isSameDocument()).toBe(true);
});

test('[S2.19] on load failure a red box shows the error text and a Retry button, over the text', async ({
  page,
}) => {
  const { isSameDocument } = await leaveForLong(page, () =>
    spoilPage(page, POST, (route) => route.fulfill({ status: 503, body: 'Busy' })),
  );
  await page.goBack();
  const box = page.getByRole('alert');
  await expect(box).toContainText('This page could not be loaded.');
  await expect(box).toContainText(`${POST} answered 503.`);
  await expect(box).toHaveCSS('border-bottom-color', 'rgb(173, 31, 22)');
  await expect(page.locator('h1'), 'the text stays readable').toHaveText('Blog Archive');
  await expect(page).toHaveURL(POST);
  const again = page.waitForResponse((response) => response.status() === 503);
  await box.getByRole('button', { name: 'Retry' }).click();
  await again;
  // The box of before stays while the retry is under way: one that began now would join it.
  await awaitPage(page, POST);
  await expect(box, 'a failed retry leaves the box').toBeVisible();
  await expect(box.getByRole('button')).toBeFocused();
  await page.unroute(POST);
  await box.getByRole('button').click();
  await expect(page.locator('h1')).not.toHaveText('Blog Archive');
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(640);
  expect(await isSameDocument()).toBe(true);
});

test('[S2.19] a Retry that fails at once shows that it was tried, and says again why it failed', async ({
  page,
}) => {
  await leaveForLong(page, () => spoilPage(page, POST, (route) => route.abort()));
  await page.goBack();
  const box = page.getByRole('alert');
  await expect(box).toContainText('Failed to fetch');
  await box.evaluate((alert) => {
    const said: string[] = [];
    Object.assign(window, { said });
    const options = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => said.push(alert.querySelector('span')?.textContent ?? '')).observe(
      alert,
      options,
    );
  });
  await box.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toEqual(['…', 'Failed to fetch']);
  await expect(box.getByRole('button')).toBeFocused();
});

test('back to a page that is gone ends at the page that says so, not at a Retry that cannot help', async ({
  page,
}) => {
  await leaveForLong(page, () =>
    page.route(POST, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' }),
    ),
  );
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Gone');
  await expect(page).toHaveURL(POST);
});

test('after a failure one can go on: forward again, or by a link', async ({ page }) => {
  const { isSameDocument } = await leaveForLong(page, () => spoilPage(page, POST, (route) => route.abort()));
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/archive');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible();
  await barLink(page, '/books/').click();
  await expect(page).toHaveURL('/books/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('a link into the text that is still shown leads there, though a step back is on its way', async ({
  page,
}) => {
  const NEXT = '/recoil-state-management';
  await page.clock.install();
  const { isSameDocument } = await startJourney(page, POST);
  await follow(page, NEXT);
  await awaitPage(page, NEXT);
  // Before the post is forgotten: a link in view may have it fetched again at once.
  const held = await holdPage(page, POST);
  await page.clock.fastForward('10:00');
  await page.goBack();
  await held.asked;
  await expect(page).toHaveURL(POST);
  const link = page.locator('.toc a').last();
  const hash = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(NEXT + hash);
  await expect(page.locator('.spinner, .progress-bar')).toHaveCount(0);
  await expect(page.locator(`${hash}`)).toBeInViewport();
  held.release();
  await page.goBack();
  await expect(page).toHaveURL(POST);
  await expect(page.locator('h1')).toHaveText(/blog/i);
  expect(await isSameDocument()).toBe(true);
});

test('a step back that the reader stops in the browser can be tried again', async ({ page }) => {
  const { isSameDocument, result: held } = await leaveForLong(page, () => holdPage(page, POST));
  await page.goBack();
  await held.asked;
  await page.evaluate(() => window.stop());
  const box = page.getByRole('alert');
  await expect(box).toContainText('This page could not be loaded.');
  await expect(page.locator('.spinner, .progress-bar')).toHaveCount(0);
  await expect(page.locator('h1'), 'the text stays readable').toHaveText('Blog Archive');
  held.release();
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('h1')).not.toHaveText('Blog Archive');
  await expect(box).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});
