import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { awaitEntry, collectComplaints, openAlive, showIntent } from './browserEntry.ts';
import { type FixtureSite, startFixtureSite } from './fixtureSite.ts';
import { holdBack } from './holdBack.ts';
import { expect, test } from './test.ts';
import { useAxe, violations } from './violations.ts';

let site: FixtureSite;

test.beforeAll(async () => {
  site = await startFixtureSite('islands-site');
});
test.afterAll(() => site.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

/** Waits until React has taken over the island around an element. */
async function awaitIsland(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((css) => {
    const child = document.querySelector(css)?.firstElementChild;
    return child && Object.keys(child).some((key) => key.startsWith('__reactFiber'));
  }, selector);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('islands are rendered at build', async ({ page }) => {
    await page.goto(`${site.url}/islands`);
    const main = page.getByRole('main');
    await expect(button(page, 'First: 5 of 0 presses')).toBeVisible();
    await expect(main).toContainText('Static words of the first with a link.');
    await expect(button(page, 'Inner: 0 of 0 presses')).toBeVisible();
    await expect(main).toContainText('A button with 2 likes inside a line.');
    await expect(main.locator('output')).toHaveText('nobody, quiet, s, sent:');
    await expect(page.locator('.counter').first()).toHaveCSS('padding-left', '7px');
    await expect(main.locator('[style]')).toHaveCount(0);
  });

  test('the words of an island stand in lists of posts as well', async ({ page }) => {
    await page.goto(site.url);
    await expect(button(page, 'In the excerpt: 3 of 0 presses')).toBeVisible();
  });
});

test('an island comes to life when it is seen, and its code is not loaded before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openAlive(page, `${site.url}/far`);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.includes('Counter'))).toEqual([]);
  await page.locator('lontar-island').scrollIntoViewIfNeeded();
  await awaitIsland(page, 'lontar-island');
  await button(page, 'Far: 1 of 0 presses').click();
  await expect(button(page, 'Far: 2 of 1 presses')).toBeVisible();
  expect(scripts.filter((path) => path.includes('Counter'))).toHaveLength(1);
  expect(scripts.filter((path) => /Form|Fold|Fragile|Likes/.test(path))).toEqual([]);
});

test('a page without islands loads none of their code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openAlive(page, `${site.url}/plain`);
  await page.waitForLoadState('networkidle');
  expect(scripts[0]).toMatch(/^\/assets\/entry-/);
  expect(scripts.filter((path) => !/^\/assets\/(?:entry|offline)-/.test(path))).toEqual([]);
});

test('the first click on an island takes effect though its code is still on its way', async ({ page }) => {
  const release = await holdBack(page, /assets\/(?:entry|Counter|Form)-/);
  await page.goto(`${site.url}/islands`);
  await button(page, /^First/).click();
  await button(page, /^First/).click();
  await button(page, /^Inner/).press('Enter');
  await page.getByLabel('Name').fill('somebody');
  await page.getByLabel('Loud').check();
  await page.getByLabel('Size').selectOption('Large');
  await button(page, 'Send').click();
  await expect(page).toHaveURL(`${site.url}/islands`);
  await expect(page.locator('output')).toHaveText('nobody, quiet, s, sent:');
  release();
  await expect(button(page, 'First: 7 of 3 presses')).toBeVisible();
  await expect(button(page, 'Inner: 1 of 3 presses')).toBeVisible();
  await expect(page.locator('output')).toHaveText('somebody, loud, l, sent: somebody');
  await expect(page.getByLabel('Name')).toHaveValue('somebody');
  await expect(page.getByLabel('Loud')).toBeChecked();
  await expect(page).toHaveURL(`${site.url}/islands`);
});

test('a click while only the code of the island is missing takes effect once', async ({ page }) => {
  const release = await holdBack(page, /assets\/Likes-/);
  await openAlive(page, `${site.url}/islands`);
  await awaitEntry(page);
  await button(page, '2 likes').click();
  await button(page, '2 likes').click();
  release();
  await expect(button(page, '4 likes')).toBeVisible();
});

test('an island whose code never comes holds up clicks on others for a while, not for ever', async ({
  page,
}) => {
  await page.clock.install();
  await holdBack(page, /assets\/Likes-/);
  const release = await holdBack(page, /assets\/Counter-/);
  await openAlive(page, `${site.url}/islands`);
  await awaitEntry(page);
  await button(page, '2 likes').click();
  await button(page, /^First/).click();
  release();
  await expect
    .poll(async () => {
      await page.clock.fastForward(11_000);
      return button(page, 'First: 6 of 1 presses').isVisible();
    })
    .toBe(true);
  await expect(button(page, '2 likes')).toBeVisible();
});

test('what stands inside an island is kept as it is, and islands inside it live on their own', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto(`${site.url}/islands`);
  const kept = await page.evaluateHandle(() =>
    ['lontar-island strong', 'lontar-island a', 'lontar-children lontar-island button'].map((css) => ({
      css,
      element: document.querySelector(css),
    })),
  );
  await showIntent(page);
  await awaitIsland(page, 'main lontar-island');
  await awaitIsland(page, 'lontar-children lontar-island');
  await button(page, /^First/).click();
  await button(page, /^Inner/).click();
  await expect(button(page, 'First: 6 of 2 presses'), 'islands share state').toBeVisible();
  await expect(button(page, 'Inner: 1 of 2 presses')).toBeVisible();
  const isKept = await kept.evaluate((all) =>
    all.map(({ css, element }) => element !== null && document.querySelector(css) === element),
  );
  expect(isKept).toEqual([true, true, true]);
  await expect(page.locator('.counter h2').first()).toHaveCSS('text-transform', 'uppercase');
  expect(complaints).toEqual([]);
});

test('what an island shows only later is there when it does, with the islands in it', async ({ page }) => {
  await openAlive(page, `${site.url}/islands`);
  await expect(page.getByText('Folded words.')).toHaveCount(0);
  await button(page, 'Unfold').click();
  await expect(page.getByText('Folded words.')).toBeVisible();
  await button(page, /^Folded/).click();
  await expect(button(page, /^Folded: 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Fold', exact: true }).click();
  await expect(page.getByText('Folded words.')).toHaveCount(0);
  await button(page, 'Unfold').click();
  await expect(button(page, /^Folded: 1/), 'and keeps its state').toBeVisible();
});

test('an island that throws says so in its place, and the rest of the page lives', async ({ page }) => {
  await openAlive(page, `${site.url}/islands`);
  await button(page, 'Break').click();
  const crash = page.getByRole('main').getByRole('alert');
  await expect(crash).toContainText('This page crashed.');
  await expect(crash).toContainText('The glass is broken');
  await expect(page.getByText('Words that stay.')).toBeVisible();
  await button(page, /^First/).click();
  await expect(button(page, /^First: 6/)).toBeVisible();
  await button(page, 'Try again').click();
  await expect(button(page, 'Break')).toBeVisible();
  await expect(crash).toHaveCount(0);
  await expect(page.getByText('Words that stay.')).toBeVisible();
});

test('the code of an island is asked for twice; then its HTML stays and a Retry is offered', async ({
  page,
}) => {
  let asked = 0;
  let isDown = true;
  await page.route(/assets\/Likes-/, (route) => {
    asked += 1;
    return isDown ? route.fulfill({ status: 500 }) : route.continue();
  });
  await openAlive(page, `${site.url}/islands`);
  const notice = page.locator('.island-failure');
  await expect(notice).toContainText('could not be loaded');
  expect(asked).toBe(2);
  await expect(button(page, '2 likes')).toBeVisible();
  await button(page, /^First/).click();
  await expect(button(page, /^First: 6/), 'the others live').toBeVisible();
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice.getByRole('button')).toHaveAttribute('aria-disabled', 'false');
  isDown = false;
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toHaveCount(0);
  await button(page, '2 likes').click();
  await expect(button(page, '3 likes')).toBeVisible();
});

test('an island whose code fails once lives at the second attempt', async ({ page }) => {
  let asked = 0;
  await page.route(/assets\/Likes-/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await openAlive(page, `${site.url}/islands`);
  await button(page, '2 likes').click();
  await expect(button(page, '3 likes')).toBeVisible();
  await expect(page.locator('.island-failure')).toHaveCount(0);
});

test('an entry that arrived at its second attempt shares its React with the islands', async ({ page }) => {
  let asked = 0;
  await page.route(/assets\/entry-/, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 500 }) : route.continue();
  });
  await openAlive(page, `${site.url}/islands`);
  await button(page, '2 likes').click();
  await expect(button(page, '3 likes')).toBeVisible();
  expect(asked).toBe(2);
});

test('islands are let go with their page and come to life on the next', async ({ page }) => {
  const mounted = () => page.evaluate(() => Number(document.documentElement.dataset['counters'] ?? 0));
  await openAlive(page, `${site.url}/islands`);
  await expect.poll(mounted).toBe(2);
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  await page.getByRole('main').getByRole('link', { name: 'a link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain');
  await expect.poll(mounted).toBe(0);
  await page.getByRole('link', { name: 'To the islands' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Islands');
  await expect.poll(mounted).toBe(2);
  await button(page, /^First/).click();
  await expect(button(page, /^First: 6/)).toBeVisible();
  expect(await page.evaluate(() => 'mark' in window), 'without a load').toBe(true);
});

test('islands in lists of posts live too', async ({ page }) => {
  const complaints = collectComplaints(page);
  await openAlive(page, site.url);
  await button(page, /^In the excerpt/).click();
  await expect(button(page, 'In the excerpt: 4 of 1 presses')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('crash box and Retry keep WCAG 2.2 AA and best practice in both themes', async ({ page }) => {
  await useAxe(page);
  await page.route(/assets\/Likes-/, (route) => route.abort());
  await openAlive(page, `${site.url}/islands`);
  await expect(page.locator('.island-failure')).toBeVisible();
  await button(page, 'Break').click();
  await expect(page.locator('.island-crash')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const { path, label, result } of [
  { path: '/docs/', label: 'Your draft', result: '3 words, 1 min read' },
  { path: '/id/docs/', label: 'Draf Anda', result: '3 kata, 1 menit baca' },
]) {
  test(`the example of ${path} works and stands beside its source`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await openAlive(page, path);
    const source = page.locator('figure.code-block', { hasText: 'islands/ReadingTime.tsx' }).locator('code');
    expect((await source.innerText()).trim()).toBe(readFileSync('islands/ReadingTime.tsx', 'utf8').trim());
    await page.getByLabel(label).fill('one two three');
    await expect(page.locator('.reading-time output')).toHaveText(result);
    expect(complaints).toEqual([]);
  });
}
