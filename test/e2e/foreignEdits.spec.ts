import type { Locator, Page } from '@playwright/test';
import { awaitFrame, openAlive, showIntent } from './browserEntry.ts';
import { startLine } from './line.ts';
import { expect, test } from './test.ts';

/** As Google Translate leaves a page: every text node in two font elements. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    /^(?:SCRIPT|STYLE|FONT)$/.test(node.parentElement?.tagName ?? '') || node.nodeValue?.trim() === ''
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  document.documentElement.classList.add('translated-ltr');
  for (const text of texts) {
    const inner = document.createElement('font');
    const outer = document.createElement('font');
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

/** As extensions do: attributes everywhere, and nodes of their own in the frame, the text and beside the page. */
function extend(): void {
  for (const element of document.querySelectorAll(
    'html, body, #root, header, nav, a, main, p, button, details',
  )) {
    element.setAttribute('data-extension', 'x');
    element.classList.add('extended');
  }
  for (const place of document.querySelectorAll(
    'body, #root, header nav, main, .layout, footer, summary, li',
  )) {
    const [first, last] = [document.createElement('extension-box'), document.createElement('div')];
    last.textContent = 'foreign';
    place.prepend(first);
    place.append(last);
  }
}

/** As a reader mode or a blocker does: takes elements away. */
function block(): void {
  for (const element of document.querySelectorAll('.social, .brand-mark, .toc-title')) element.remove();
}

const EDITS = { translate, extend, block };

function collectErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** What a reader then does. */
async function journey(page: Page): Promise<void> {
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  await page.locator('button[data-act="theme"]').click();
  await expect(root).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark');
  await page.locator('header summary[aria-label="Menu"]').click();
  const link = page.locator('.menu-panel a[href$="/archive"]');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/archive$/);
  await expect(page.locator('main h1')).toHaveText(/Blog Archive|Arsip blog/);
  await expect(page.locator('main a[href$="/repack"]').first()).toBeVisible();
  await page.locator('header summary.navbar-action:visible').last().click();
  await page.locator('.locale-panel a').last().click();
  await expect(page).toHaveURL(/\/id\/archive$/);
  await expect(page.locator('main h1')).toHaveText('Arsip blog');
  await expect(page.locator('.crash, .failure-notice:visible')).toHaveCount(0);
}

test.use({ viewport: { width: 800, height: 900 } });

for (const [name, edit] of Object.entries(EDITS)) {
  for (const path of ['/repack', '/id/the-navigation-router']) {
    test(`foreign edits before React takes over break nothing: ${name}, ${path}`, async ({ page }) => {
      const errors = collectErrors(page);
      await page.goto(path);
      const title = await page.locator('main h1').innerText();
      await page.evaluate(edit);
      await showIntent(page);
      await awaitFrame(page);
      await expect(page.locator('main h1')).toContainText(title);
      await journey(page);
      expect(errors).toEqual([]);
    });

    test(`foreign edits after React has taken over break nothing: ${name}, ${path}`, async ({ page }) => {
      const errors = collectErrors(page);
      await page.goto(path);
      const title = await page.locator('main h1').innerText();
      await showIntent(page);
      await awaitFrame(page);
      await page.evaluate(edit);
      await expect(page.locator('main h1')).toContainText(title);
      await journey(page);
      expect(errors).toEqual([]);
    });
  }
}

interface Searched {
  readonly box: Locator;
  readonly screen: Locator;
}

async function openWindow(page: Page, path: string): Promise<Searched> {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  const screen = page.getByRole('dialog');
  return { box: screen.getByRole('combobox'), screen };
}

async function openSearchPage(page: Page, path: string): Promise<Searched> {
  await page.goto(path);
  await showIntent(page);
  const screen = page.getByRole('main');
  return { box: screen.getByRole('searchbox'), screen };
}

for (const [name, open, paths] of [
  ['search window', openWindow, ['/repack', '/id/repack']],
  ['search page', openSearchPage, ['/search', '/id/search']],
] as const)
  for (const path of paths)
    test(`typing on after the ${name} was translated shows what is found: ${path}`, async ({
      page,
      context,
    }) => {
      const errors = collectErrors(page);
      const { box, screen } = await open(page, path);
      const untranslated = await open(await context.newPage(), path);
      let before = '';
      for (const query of ['rea', 'react', 'react native', 'qqxx', 'docker', '']) {
        for (const each of [untranslated.box, box]) await each.fill(query);
        await expect
          .poll(async () => {
            const [shown, expected] = [await screen.innerText(), await untranslated.screen.innerText()];
            if (shown === before || expected === before) return 'the answer before';
            return shown === expected ? 'what is found' : shown;
          }, query)
          .toBe('what is found');
        before = await screen.innerText();
        await page.evaluate(translate);
      }
      expect(errors).toEqual([]);
    });

test.describe('with a worker', () => {
  test.use({ hasWorker: true });

  test('how far the saving of the whole site is goes on being told after a translation', async ({
    page,
    baseURL,
  }) => {
    const line = await startLine(baseURL ?? '');
    try {
      const held = ['/self-hosted-blog', '/the-navigation-router'].map((path) => line.hold(path));
      await openAlive(page, `${line.url}/offline`);
      await page.getByRole('button', { name: 'Save the whole site' }).click();
      const first = await Promise.race(held.map((each) => each.isAsked.then(() => each)));
      const bar = page.getByRole('progressbar');
      const done = () => bar.evaluate((progress: HTMLProgressElement) => progress.value);
      await page.evaluate(translate);
      const before = await done();
      first.release();
      await expect.poll(done).toBeGreaterThan(before);
      await Promise.all(held.map(({ isAsked }) => isAsked));
      await expect
        .poll(async () => (await page.locator('.kept-progress').innerText()).includes(` ${await done()} `))
        .toBe(true);
      for (const { release } of held) release();
    } finally {
      await line.stop();
    }
  });
});
