import type { Page } from '@playwright/test';
import { awaitFrame, showIntent } from './browserEntry.ts';
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
