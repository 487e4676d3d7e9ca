import type { Page } from '@playwright/test';
import { awaitFrame, collectComplaints, openAlive, showIntent } from './browserEntry.ts';
import { editPages } from './editPages.ts';
import { expect, test } from './test.ts';

const withoutLanguages = (html: string): string =>
  html.replace(/"alternates":\[.*?\](?=,")/, '"alternates":null');

const crash = (page: Page) => page.locator('.crash');
const notice = (page: Page) => page.locator('.failure-notice:visible');

/** What must be there before and after, whatever happens to the frame. */
async function textOf(page: Page): Promise<readonly string[]> {
  await expect(page.locator('main h1')).toBeVisible();
  return page.locator('main, aside.sidebar').allTextContents();
}

for (const [path, title, button] of [
  ['/repack', 'This page crashed.', 'Try again'],
  ['/id/repack', 'Terjadi kesalahan pada halaman ini.', 'Coba lagi'],
] as const) {
  test(`[S2.30, S8.6] a crash screen reads '${title}' with the error message and a '${button}' button, above the text`, async ({
    page,
  }) => {
    await editPages(page, withoutLanguages);
    await page.goto(path);
    const text = await textOf(page);
    await showIntent(page);
    await expect(crash(page)).toContainText(title);
    await expect(crash(page)).toContainText("Cannot read properties of null (reading 'length')");
    expect(await textOf(page)).toEqual(text);
    // The sidebar stays beside the text, and the message stands above both.
    const [sidebar, main] = [
      await page.locator('aside.sidebar').boundingBox(),
      await page.locator('main').boundingBox(),
    ];
    expect(sidebar?.x).toBeLessThan(main?.x ?? 0);
    const above = await crash(page).boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);

    // It crashes again, and the text is still there.
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(crash(page)).toContainText(title);
    expect(await textOf(page)).toEqual(text);
  });
}

test('[S8.6] Try again renders the page once more', async ({ page }) => {
  await page.addInitScript(() => {
    const { parse } = JSON;
    Object.assign(window, { isBroken: true });
    JSON.parse = (text, reviver) => {
      const data = parse(text, reviver) as { frame?: { hasToc?: boolean } };
      const hasToc = data.frame?.hasToc;
      if (data.frame && hasToc)
        Object.defineProperty(data.frame, 'hasToc', {
          get() {
            if ((window as unknown as { isBroken: boolean }).isBroken) throw new Error('no luck');
            return hasToc;
          },
        });
      return data;
    };
  });
  await page.goto('/repack');
  const text = await textOf(page);
  await showIntent(page);
  await expect(crash(page)).toContainText('no luck');
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(crash(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog Archive' }).first()).toBeVisible();
  expect(await textOf(page)).toEqual(text);
});

for (const [name, edit] of Object.entries<(html: string) => string>({
  missing: (html) => html.replace('id="page"', 'id="elsewhere"'),
  damaged: (html) => html.replace('{"frame":', '{"frame":{oops'),
})) {
  test(`[S8.10] a generic error with try-again stands over the page when its data is ${name}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await editPages(page, edit);
    await page.goto('/repack');
    const text = await textOf(page);
    await showIntent(page);
    await expect(notice(page)).toContainText('Something went wrong.');
    expect(await textOf(page)).toEqual(text);
    await page.locator('button[data-act="theme"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(errors).toEqual([]);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page)).toHaveCount(0);
    await showIntent(page);
    await awaitFrame(page);
    await expect(notice(page)).toHaveCount(0);
    expect(await textOf(page)).toEqual(text);
  });
}

test('[S8.10] the text stays, with a generic error, when even the crash screen fails', async ({ page }) => {
  await editPages(page, withoutLanguages);
  await page.addInitScript(() => {
    // The crash screen asks for the language while the old frame is still there.
    Object.defineProperty(HTMLElement.prototype, 'lang', {
      get() {
        if (document.querySelector('.navbar') !== null) throw new Error('no luck at all');
        return 'en';
      },
    });
  });
  await page.goto('/repack');
  const text = await textOf(page);
  await showIntent(page);
  await expect(notice(page)).toContainText('Something went wrong.');
  await expect(notice(page)).toContainText('no luck at all');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await textOf(page)).toEqual(text);
});

test('a healthy page says nothing of failures', async ({ page }) => {
  const complaints = collectComplaints(page);
  await openAlive(page, '/repack');
  await expect(crash(page)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** From now on the first change that takes something out of the page fails. */
function breakOnce(): void {
  const { removeChild } = Node.prototype;
  Node.prototype.removeChild = () => {
    Node.prototype.removeChild = removeChild;
    throw new Error('no luck');
  };
}

for (const [path, title, button] of [
  ['/repack', 'This page crashed.', 'Try again'],
  ['/id/repack', 'Terjadi kesalahan pada halaman ini.', 'Coba lagi'],
] as const)
  test(`[S8.6] a search window that cannot be rendered says '${title}' with the error, and '${button}' brings it back`, async ({
    page,
  }) => {
    await openAlive(page, path);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    const [box, options] = [dialog.getByRole('combobox'), dialog.getByRole('option')];
    await box.fill('docker');
    await expect(options.first()).toBeVisible();
    await box.selectText();
    await page.evaluate(breakOnce);
    // Not by 'fill', which would wait for a box that the crash has taken away.
    await page.keyboard.insertText('qqxx');
    await expect(dialog.getByRole('alert')).toContainText(title);
    await expect(dialog.getByRole('alert')).toContainText('no luck');
    await dialog.getByRole('button', { name: button }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('qqxx');
    await box.fill('docker');
    await expect(options.first()).toBeVisible();

    await box.selectText();
    await page.evaluate(breakOnce);
    await page.keyboard.insertText('qqxx');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog, 'it is closed as ever').toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(box, 'and opened as ever').toBeFocused();
  });

for (const [path, title, button] of [
  ['/search?q=docker', 'This page crashed.', 'Try again'],
  ['/id/search?q=docker', 'Terjadi kesalahan pada halaman ini.', 'Coba lagi'],
] as const)
  test(`[S8.6] results that cannot be rendered give way to '${title}' with the error, and '${button}' brings them back (${path})`, async ({
    page,
  }) => {
    await openAlive(page, path);
    const main = page.getByRole('main');
    const [box, hits] = [main.getByRole('searchbox'), main.locator('.search-hit')];
    await expect(hits.first()).toBeVisible();
    await page.evaluate(breakOnce);
    await box.fill('qqxx');
    await expect(main.getByRole('alert')).toContainText(title);
    await expect(main.getByRole('alert')).toContainText('no luck');
    await box.fill('docker');
    await main.getByRole('button', { name: button }).click();
    await expect(hits.first()).toBeVisible();
    await expect(main.locator('.search-screen')).toBeFocused();
    await expect(main.getByRole('alert')).toHaveCount(0);
  });
