import type { OfflineList } from '#model/offline.ts';
import type { Page } from '@playwright/test';
import { awaitFrame, collectComplaints, openAlive, showIntent, saveData } from './browserEntry.ts';
import { type FixtureSite, startFixtureSite } from './fixtureSite.ts';
import { expect, test } from './test.ts';
import { useAxe, violationsAt } from './violations.ts';

let site: FixtureSite;

test.beforeAll(async () => {
  site = await startFixtureSite('diagrams-site');
});
test.afterAll(() => site.stop());

const FIRST = 'From text to page. A text is read, compiled and rendered.';

/** Opens a page whose diagrams are watched from then on: who goes past them before will not see them drawn. */
async function openDiagrams(page: Page, path: string): Promise<void> {
  await openAlive(page, site.url + path);
  // The script brings its styles along.
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 1);
}

/** Goes down the page as a reader does, so that everything comes near once. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Files of what draws that the page has asked for so far. */
function watchDrawing(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/diagrams\/(?:frame|mermaid)-/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The drawing of the first diagram in one theme. */
function sourceOf(page: Page, mode: string): Promise<string> {
  const image = page.locator(`img.diagram-${mode}`).first();
  return image.evaluate(({ src }: HTMLImageElement) => decodeURIComponent(src));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a diagram is its source', async ({ page }) => {
    await page.goto(`${site.url}/diagrams`);
    await expect(page.locator('pre').first()).toContainText('good -->|yes| render[Render]');
    await expect(page.locator('.code-block figcaption')).toHaveText('How a text becomes a page');
  });
});

test('a diagram is drawn in the colours of both themes when it comes near; one that Mermaid refuses says why', async ({
  page,
}) => {
  await useAxe(page);
  const complaints = collectComplaints(page, ['error']);
  const asked = watchDrawing(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await openDiagrams(page, '/diagrams');
  // Nothing is near yet.
  expect(asked).toEqual([]);

  await readOn(page);
  const drawn = page.getByRole('img', { name: FIRST });
  await expect(drawn).toHaveClass('diagram-light');
  await expect(page.getByRole('img', { name: 'Diagram', exact: true })).toHaveCount(1);
  await expect
    .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await sourceOf(page, 'light')).toContain('#dff1ee');
  expect(await sourceOf(page, 'dark')).toContain('#12332f');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(drawn).toHaveClass('diagram-dark');

  const refused = page.locator('.code-block', { hasText: '--> -->' });
  await expect(refused).toContainText('This diagram cannot be drawn: Parse error on line 3');
  await expect(refused.locator('pre')).toBeVisible();

  await page.getByText('Show source').first().click();
  await expect(page.locator('.diagram pre').first()).toBeVisible();
  expect(await violationsAt(page, [1280, 375])).toEqual([]);
  // Neither the policy of the page nor that of the frame was broken.
  expect(complaints).toEqual([]);
});

test('a diagram in view is shown when it is asked for, and no text moves before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAlive(page, `${site.url}/seen`);
  const below = page.locator('.prose p').first();
  const before = await below.boundingBox();
  const show = page.getByRole('button', { name: 'Show diagram' });
  await expect(show).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
  await show.press('Enter');
  await expect(page.getByRole('img', { name: 'States' })).toBeVisible();
  await expect(page.locator('.diagram-view')).toBeFocused();
});

test('a diagram with a theme of its own has it alone and stands still; long ones wait or are refused', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 500 });
  await openDiagrams(page, '/odd');
  await readOn(page);
  const own = page.getByRole('img', { name: 'In its own colours' });
  const svg = await own.evaluate(({ src }: HTMLImageElement) => decodeURIComponent(src));
  expect(svg.replaceAll(/<[^>]*>/g, '')).toContain('say "yes" ♥');
  // The fill of that theme, and no letters of ours.
  expect(svg).toContain('#cde498');
  expect(svg).not.toContain('#1b2321');
  expect(svg).toContain('background-color: white');
  expect(svg).toContain('animation: none !important');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(own).toBeVisible();
  await expect(page.locator('.diagram-view', { has: own })).toHaveAttribute('tabindex', '-1');

  // Drawn for its own width, not for that of the telephone.
  const plan = page.getByRole('group', { name: 'A long plan' });
  await expect(plan).toHaveAttribute('tabindex', '0');
  expect(Number(await plan.getByRole('img').getAttribute('width'))).toBeGreaterThan(600);
  // On paper nothing scrolls.
  await page.emulateMedia({ media: 'print' });
  await expect(plan).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await expect(page.locator('.code-block', { hasText: 'Too long' })).toContainText(
    'its source has more than 50,000 characters',
  );
  const heavy = page.locator('.code-block', { hasText: 'Heavy' });
  await heavy.getByRole('button', { name: 'Show diagram' }).click();
  await expect(page.getByRole('img', { name: 'Heavy' })).toBeVisible();
});

test('where colours are forced, a drawing stands on the ground that it was drawn for', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openDiagrams(page, '/diagrams');
  await readOn(page);
  await expect(page.getByRole('img', { name: FIRST })).toBeVisible();
  expect(await sourceOf(page, 'light')).toContain('background-color: rgb(251, 250, 246)');
  expect(await sourceOf(page, 'dark')).toContain('background-color: rgb(16, 23, 22)');
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('what shows a diagram covers no other button', async ({ page }) => {
    await openAlive(page, `${site.url}/seen`);
    // Only what is too long can be wrapped.
    const code = page.locator('.code-block code').first();
    await code.evaluate((element) => element.append('long '.repeat(40)));
    const boxOf = async (name: string) => {
      const box = await page.getByRole('button', { name }).first().boundingBox();
      expect(box).not.toBeNull();
      return box as NonNullable<typeof box>;
    };
    const ask = await boxOf('Show diagram');
    for (const name of ['Copy', 'Wrap']) expect((await boxOf(name)).y).toBeGreaterThan(ask.y + ask.height);
  });
});

test('Back and a reload find the place again, though diagrams above it have become sources', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openDiagrams(page, '/diagrams');
  await readOn(page);
  await expect(page.locator('.diagram')).toHaveCount(2);
  await expect(page.getByText('This diagram cannot be drawn')).toBeVisible();
  const place = page.locator('.prose > p').nth(-4);
  const topOfPlace = (): Promise<number> =>
    place.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await place.evaluate((part) => scrollTo(0, part.getBoundingClientRect().top + scrollY - 200));
  expect(await topOfPlace()).toBe(200);

  await page.evaluate(() => void navigation.navigate('/plain'));
  await expect(page).toHaveTitle(/^Plain/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Diagrams/);
  // It stands above the place and grows once more.
  await expect(page.getByText('This diagram cannot be drawn')).toBeVisible();
  await expect.poll(topOfPlace).toBe(200);

  await page.reload();
  await showIntent(page);
  await awaitFrame(page);
  await expect.poll(topOfPlace).toBe(200);
});

test('with Save-Data nothing is loaded for a diagram until it is asked for', async ({ page }) => {
  await saveData(page);
  const asked = watchDrawing(page);
  await openDiagrams(page, '/id/diagrams');
  await readOn(page);
  const show = page.getByRole('button', { name: 'Tampilkan diagram' });
  await expect(show).toBeVisible();
  expect(asked).toEqual([]);
  await show.click();
  await expect(page.getByRole('img', { name: FIRST })).toBeVisible();
});

for (const { part, files } of [
  { part: 'the script', files: '**/assets/diagrams/page-*' },
  { part: 'Mermaid', files: '**/assets/diagrams/mermaid-*' },
]) {
  test(`where ${part} cannot be loaded the source stays, with a Retry, also after a change of the page`, async ({
    page,
  }) => {
    await openAlive(page, `${site.url}/plain`);
    await page.route(files, (route) => route.abort());
    await page.getByRole('link', { name: 'the diagrams' }).click();
    await expect(page).toHaveTitle(/^Diagrams/);
    await readOn(page);
    const retry = page.getByRole('button', { name: 'Retry' }).first();
    await expect(retry).toBeVisible();
    await expect(page.locator('.prose pre').first()).toBeVisible();
    await page.unroute(files);
    await retry.click();
    await expect(page.locator('iframe.diagram-frame')).toHaveCount(1);
    await readOn(page);
    await expect(page.getByRole('img', { name: FIRST })).toBeVisible();
    await expect(page.locator('.diagram').first().getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
}

test('documents among the assets have in their names the hash by which the service worker knows them', async ({
  page,
}) => {
  const worker = await (await page.request.get(`${site.url}/sw.js`)).text();
  const listHref = /"listHref":"([^"]+)"/.exec(worker)?.[1] ?? '';
  const list = (await (await page.request.get(site.url + listHref)).json()) as OfflineList;
  const documents = list.files.filter(({ href }) => href.endsWith('.html'));
  expect(documents.map(({ href }) => href.replace(/-\w+\.html$/, ''))).toEqual([
    '/assets/diagrams/frame',
    '/assets/not-found-en',
  ]);
  for (const { href, revision } of documents) expect(href).toContain(`-${revision.slice(0, 8)}.html`);
});
