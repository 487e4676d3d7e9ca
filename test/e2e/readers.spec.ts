import type { Page, Request } from '@playwright/test';
import { awaitIdle, collectComplaints, openAlive } from './browserEntry.ts';
import { ALL_PATHS } from './siteRoutes.ts';
import { type SmallSite, startSmallSite } from './smallSite.ts';
import { expect, test } from './test.ts';

const GOOGLE = /^https:\/\/[\w.]*(?:googletagmanager|google-analytics)\.com\//;

/** What Google's script does to a page, as far as its policy is concerned: a policy of its own, a part for another id, a report. */
const TAG = `
  if (!document.currentScript.src.endsWith('G-TWO')) {
    const google = trustedTypes.createPolicy('goog#html', { createScriptURL: (href) => href });
    const part = document.createElement('script');
    part.src = google.createScriptURL('https://www.googletagmanager.com/gtag/js?id=G-TWO');
    document.head.append(part);
    fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
  }
`;

let site: SmallSite;
test.beforeAll(async () => {
  site = await startSmallSite({ countViews: true, analytics: { trackingIds: ['G-ONE', 'G-TWO'] } });
});
test.afterAll(() => site.stop());

/** Lets the test play Google's part; gives the addresses that were asked for. */
async function playGoogle(page: Page, answers = true): Promise<string[]> {
  const asked: string[] = [];
  await page.route(GOOGLE, async (route) => {
    asked.push(route.request().url());
    if (answers) await route.fulfill({ contentType: 'text/javascript', body: TAG });
    else await route.abort('blockedbyclient');
  });
  return asked;
}

/** What was said to Google's script, without the time of day. */
function said(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((call) => [...Array.from(call)].filter((word) => !(word instanceof Date)));
  });
}

function collectViews(page: Page): Request[] {
  const views: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/1/views') views.push(request);
  });
  return views;
}

const told = (views: readonly Request[]): (string | null)[] => views.map((view) => view.postData());

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'First' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First');
}

test('by default no page counts anybody, and none may talk to anybody else', async ({ request }) => {
  for (const path of ALL_PATHS) {
    const response = await request.get(path);
    const html = await response.text();
    expect(html, path).not.toMatch(/countsViews|"analytics"|googletagmanager|goog#html/);
    expect(response.headers()['content-security-policy'], path).not.toContain('google');
  }
});

test('[S7.11] analytics get a page_view event with page_path on each route change, and none on the first load', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const asked = await playGoogle(page);
  await openAlive(page, site.url);
  const first = [
    ['js'],
    ['config', 'G-ONE', { anonymize_ip: false }],
    ['config', 'G-TWO', { anonymize_ip: false }],
  ];
  await expect.poll(() => asked).toHaveLength(3);
  expect(asked[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-ONE');
  expect(await said(page)).toEqual(first);
  await openFirst(page);
  const events = [['event', 'page_view', { page_path: '/first' }]];
  await expect.poll(() => said(page)).toEqual([...first, ...events]);
  await page.goBack();
  await expect
    .poll(() => said(page))
    .toEqual([...first, ...events, ['event', 'page_view', { page_path: '/' }]]);
  expect(complaints).toEqual([]);
});

test('a page whose analytics are blocked works as ever, and says nothing more to nobody', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const asked = await playGoogle(page, false);
  await openAlive(page, site.url);
  await expect.poll(() => asked).toHaveLength(1);
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  const before = await said(page);
  await openFirst(page);
  expect(await said(page)).toEqual(before);
  // The browser's own line about what it did not load, and nothing of ours.
  expect(complaints.filter((text) => !text.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
});

test('each view of a page is told once to our own server, with its path and nothing about the reader', async ({
  page,
}) => {
  await playGoogle(page);
  await page.context().addCookies([{ name: 'mine', value: '1', url: site.url }]);
  const views = collectViews(page);
  await openAlive(page, `${site.url}/id/?utm_source=x#part`);
  await expect.poll(() => told(views)).toEqual(['/id/']);
  await openFirst(page);
  await expect.poll(() => told(views)).toEqual(['/id/', '/id/first']);
  await page.goBack();
  await expect.poll(() => told(views)).toEqual(['/id/', '/id/first', '/id/']);
  for (const view of views) {
    const { cookie, referer } = await view.allHeaders();
    expect({ cookie, referer, method: view.method() }).toEqual({ method: 'POST' });
    expect((await view.response())?.status()).toBe(204);
  }
  await openAlive(page, `${site.url}/no-such-page`);
  await awaitIdle(page);
  await page.goto(`${site.url}/archive`);
  await expect.poll(() => told(views).at(-1)).toBe('/archive');
  expect(views).toHaveLength(4);
});

test('readers who refuse to be tracked are not counted, by us or by others', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const asked = await playGoogle(page);
  const views = collectViews(page);
  await openAlive(page, site.url);
  await openFirst(page);
  await awaitIdle(page);
  expect([...asked, ...told(views)]).toEqual([]);
});

test('who saves data is spared the analytics; a page that nobody sees yet is not counted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const asked = await playGoogle(page);
  const views = collectViews(page);
  await openAlive(page, site.url);
  await awaitIdle(page);
  expect(told(views)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => told(views)).toEqual(['/']);
  expect(asked).toEqual([]);
});

test('on a host that counts nothing a page asks once and is quiet from then on', async ({ page }) => {
  const complaints = collectComplaints(page);
  await playGoogle(page);
  const views = collectViews(page);
  await page.route('**/1/views', (route) => route.fulfill({ status: 404 }));
  await openAlive(page, site.url);
  await expect.poll(() => told(views)).toEqual(['/']);
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  await openFirst(page);
  await awaitIdle(page);
  expect(told(views)).toEqual(['/']);
  // Chromium tells of every answer of the kind; no script can keep it from that.
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
});
