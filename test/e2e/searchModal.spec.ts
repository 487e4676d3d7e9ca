import type { Locator, Page } from '@playwright/test';
import { awaitEntry, awaitPaint, openAlive, showIntent } from './browserEntry.ts';
import { awaitPage, holdPage } from './journey.ts';
import { always, type HostHit, useModalSearchHost } from './modalSearchHost.ts';
import { changeSearchSettings } from './searchHost.ts';
import { holdBack } from './holdBack.ts';
import { expect, test } from './test.ts';

const modal = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => modal(page).getByRole('combobox');
const options = (page: Page) => modal(page).getByRole('option');
const active = (page: Page) => modal(page).getByRole('option', { selected: true });
const status = (page: Page) => modal(page).getByRole('status');
const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(?:Search|Cari)$/ });

async function openSearch(page: Page, path = '/'): Promise<void> {
  await openAlive(page, path);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

/** Neither open nor about to be: the button tells at once that the script is on its way. */
async function expectUnopened(page: Page, message?: string): Promise<void> {
  await expect(button(page), message).not.toHaveAttribute('aria-busy');
  await expect(modal(page), message).toBeHidden();
}

/** Names of the groups that are shown. */
const groups = (page: Page) => modal(page).getByRole('group');

function pages(count: number, changes: Partial<HostHit> = {}): readonly HostHit[] {
  return Array.from({ length: count }, (_, index) => ({ title: `Page ${index}`, ...changes }));
}

/** Holds answers back until the test lets them go. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

/** What storage holds for the searches of this index. */
function stored(page: Page, kind: 'RECENT' | 'FAVORITE'): Promise<readonly { readonly url: string }[]> {
  return page.evaluate(
    (name) => JSON.parse(localStorage.getItem(`__DOCSEARCH_${name}_SEARCHES__lontar`) ?? '[]') as [],
    kind,
  );
}

async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollTop);
}

test.describe('opening and closing', () => {
  for (const key of ['Control+k', 'Meta+k', '/'])
    test(`[S2.25] ${key} opens the modal`, async ({ page }) => {
      await openAlive(page, '/');
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
    });

  test('Ctrl+Shift+K and Cmd+Shift+K are left to the browser, the button names those that open it', async ({
    page,
  }) => {
    await openAlive(page, '/');
    for (const key of ['Control+Shift+k', 'Meta+Shift+k']) {
      await page.keyboard.press(key);
      await expectUnopened(page, key);
    }
    await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  });

  test("[S2.25] '/' is a letter like any other in a text field, and Ctrl+K opens from there", async ({
    page,
  }) => {
    await openAlive(page, '/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expectUnopened(page);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  });

  test("'/' is left to whoever writes in an element that can be edited", async ({ page }) => {
    await openAlive(page, '/');
    await page.evaluate(() => {
      const field = document.createElement('div');
      field.contentEditable = 'true';
      document.querySelector('main')?.prepend(field);
      field.focus();
    });
    await page.keyboard.press('/');
    await expectUnopened(page);
  });

  test('Ctrl+K closes what it opened', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toBeHidden();
  });

  test('[S2.26] Escape closes it, also with a query in the box', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type('react');
    await expect(box(page)).toHaveValue('react');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
  });

  test('what is pressed right after Escape is for the page, not for the box that is gone', async ({
    page,
  }) => {
    await openSearch(page);
    await box(page).evaluate((input) => {
      const press = (target: Element, key: string) =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      press(input, 'Escape');
      press(document.activeElement ?? document.body, '/');
    });
    await expect(modal(page)).toBeVisible();
    await expect(box(page)).toBeFocused();
  });

  test('[S2.26] a click on the backdrop closes it, one that began inside does not', async ({ page }) => {
    await openSearch(page);
    await box(page).hover();
    await page.mouse.down();
    await page.mouse.move(10, 400);
    await page.mouse.up();
    await expect(modal(page)).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(modal(page)).toBeHidden();
  });

  test('the cross closes it', async ({ page }) => {
    await openSearch(page);
    await modal(page).getByRole('button', { name: 'Close the search' }).click();
    await expect(modal(page)).toBeHidden();
  });

  test('[S4.3, S4.4] the panel opens with the focus and closes by Escape or a selected item; then the query is gone', async ({
    page,
    baseURL,
  }) => {
    await useModalSearchHost(page, baseURL ?? '', always(...pages(3)));
    await openSearch(page);
    await page.keyboard.type('page');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('');
    await page.keyboard.type('page');
    await options(page).nth(1).click();
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL('/repack#1');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('');
  });

  test('[S2.28] the button says Search and opens it; a click with a modifier is left to the browser', async ({
    page,
    context,
  }) => {
    await openAlive(page, '/');
    await expect(button(page)).toHaveText('Search');
    await button(page).click();
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    const opened = context.waitForEvent('page');
    await button(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/search');
    await expect(modal(page)).toBeHidden();
  });

  test('a letter typed on the button opens it with that letter', async ({ page }) => {
    await openAlive(page, '/');
    await button(page).focus();
    await page.keyboard.type('react');
    await expect(box(page)).toHaveValue('react');
    await expect(options(page).first()).toBeVisible();
  });

  test('it does not open over another modal dialog', async ({ page }) => {
    await openAlive(page, '/');
    await page.evaluate(() => {
      const other = document.createElement('dialog');
      other.textContent = 'Another dialog';
      document.body.append(other);
      other.showModal();
    });
    for (const key of ['Control+k', '/']) await page.keyboard.press(key);
    await expect(button(page), 'nor is it about to').not.toHaveAttribute('aria-busy');
    await expect(modal(page)).toHaveText('Another dialog');
  });

  test('it closes when the reader goes back', async ({ page }) => {
    await openAlive(page, '/');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL('/');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(modal(page)).toBeHidden();
  });

  test('a page that was on its way when it was opened does not close it', async ({ page }) => {
    // From the beginning: it may be fetched ahead.
    const { asked, release } = await holdPage(page, '**/archive');
    await openAlive(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Blog Archive' }).click();
    await asked;
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL('/');
    release();
    await awaitPage(page, '/archive');
    await expect(page.locator('main h1')).toHaveText('Blog Archive');
    await expect(box(page)).toBeFocused();
  });
});

test.describe('before its script is there', () => {
  const CHUNK = '**/assets/search-*.js*';

  test('keys that are typed meanwhile are in the box', async ({ page }) => {
    const open = await holdBack(page, CHUNK);
    await openAlive(page, '/');
    await button(page).focus();
    await page.evaluate(() => scrollTo(0, 300));
    await page.keyboard.press('Control+k');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('reactx');
    await page.keyboard.press('Backspace');
    open();
    await expect(box(page)).toHaveValue('react');
    await expect(box(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    expect(await scrollTop(page)).toBe(300);
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
  });

  test('Enter leads to the first hit once it is there', async ({ page }) => {
    const open = await holdBack(page, CHUNK);
    await openAlive(page, '/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('airplay');
    await page.keyboard.press('Enter');
    open();
    await expect(page).toHaveURL(/\/the-beauty-of-airplay/);
    await expect(modal(page)).toBeHidden();
  });

  test('Enter counts no more when the reader types on', async ({ page }) => {
    const open = await holdBack(page, CHUNK);
    await openAlive(page, '/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('airpla');
    await page.keyboard.press('Enter');
    await page.keyboard.type('y');
    open();
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toHaveValue('airplay');
    await expect(page).toHaveURL('/');
  });

  test('Escape means that it is not wanted any more', async ({ page }) => {
    const open = await holdBack(page, CHUNK);
    await openAlive(page, '/');
    await button(page).focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    const arrived = page.waitForResponse(CHUNK);
    open();
    await arrived;
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    await expect(modal(page)).toBeHidden();
  });

  test('a script that fails is tried a second time', async ({ page }) => {
    let attempts = 0;
    await page.route(CHUNK, (route) => {
      attempts += 1;
      return attempts === 1 ? route.abort() : route.fallback();
    });
    await openAlive(page, '/');
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    expect(attempts).toBe(2);
  });

  for (const path of ['/repack', '/search'])
    test(`where it cannot be loaded the text stays and a Retry is offered, which keeps what was typed (${path})`, async ({
      page,
    }) => {
      const { opened, open } = gate();
      await page.route(CHUNK, async (route) => {
        await opened;
        await route.abort();
      });
      await openAlive(page, path);
      await page.keyboard.press('Control+k');
      await expect(button(page)).toHaveAttribute('aria-busy', 'true');
      await page.keyboard.type('docker');
      open();
      const notice = page.locator('.search-failure');
      await expect(notice).toContainText('Part of this page could not be loaded.');
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      // On the search page others ask for the script, too: by then the answer to this question is there.
      await expect(button(page)).not.toHaveAttribute('aria-busy');
      await page.unroute(CHUNK);
      await notice.getByRole('button', { name: 'Retry' }).click();
      await expect(notice).toHaveCount(0);
      if (path === '/search') return;
      await expect(box(page)).toHaveValue('docker');
      await expect(options(page).first()).toBeVisible();
    });

  for (const path of ['/repack', '/search?q=docker'])
    test(`the offer to try again goes when the line is back, and lies over no sign (${path})`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      await openAlive(page, '/repack');
      // What says that there is no line is there from then on.
      await expect(page.locator('.offline-sign')).toBeAttached();
      await page.route(CHUNK, (route) => route.abort());
      if (path !== '/repack')
        await page.evaluate((href) => {
          navigation.navigate(href);
        }, path);
      await expect(page).toHaveURL(path);
      await context.setOffline(true);
      await page.keyboard.press('Control+k');
      const notice = page.locator('.search-failure');
      const sign = page.locator('.offline-sign > span');
      await expect(sign).toBeVisible();
      await expect(notice).toContainText('You are offline');
      const below = await notice.boundingBox();
      const above = await sign.boundingBox();
      expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
      await page.unroute(CHUNK);
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      if (path !== '/repack') await expect(page.locator('.search-hit').first()).toBeVisible();
    });

  test('where it cannot be loaded the offer to try again goes when the reader goes on', async ({ page }) => {
    await page.route(CHUNK, (route) => route.abort());
    await openAlive(page, '/repack');
    await page.keyboard.press('Control+k');
    const notice = page.locator('.search-failure');
    await expect(notice).toBeVisible();
    await page.locator('.brand').click();
    await expect(page).toHaveURL('/');
    await expect(notice).toHaveCount(0);
  });
});

test('with forced colours the words that were found can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openSearch(page);
  await box(page).fill('docker');
  const mark = options(page).locator('mark').first();
  await expect(mark).toBeVisible();
  const [text, ground] = await mark.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(ground).toMatch(/^rgb\(/);
  expect(text).not.toBe(ground);
});

for (const path of ['/', '/id/'])
  test(`text of twice the size leaves room for what is typed (${path}, 320 px)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openSearch(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '34px'));
    await box(page).fill('docker');
    const room = await box(page).evaluate((input) => input.clientWidth);
    expect(room).toBeGreaterThan(120);
    const isCut = await modal(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
    expect(isCut).toBe(false);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the search page', async ({ page }) => {
    await page.goto('/id/');
    await button(page).click();
    await expect(page).toHaveURL('/id/search');
  });
});

test.describe('the search box', () => {
  test('[S2.28] asks for what to search', async ({ page }) => {
    await openSearch(page);
    await expect(box(page)).toHaveAttribute('placeholder', 'Search docs');
  });

  test('[S5.1] takes at most 64 characters', async ({ page, baseURL }) => {
    const asked = await useModalSearchHost(page, baseURL ?? '', always());
    await openSearch(page);
    await expect(box(page)).toHaveAttribute('maxlength', '64');
    await page.keyboard.insertText('x'.repeat(100));
    await expect(box(page)).toHaveValue('x'.repeat(64));
    await expect.poll(() => asked.at(-1)?.get('query')).toBe('x'.repeat(64));
  });

  test('[S5.2] begins with what is selected in the page, cut to 64 characters and selected', async ({
    page,
  }) => {
    await openAlive(page, '/recoil-state-management');
    const selected = await page.evaluate(() => {
      const text = document.querySelector('main .prose p');
      if (text) getSelection()?.selectAllChildren(text);
      return String(getSelection());
    });
    expect(selected.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue(selected.replace(/\s+/g, ' ').slice(0, 64));
    await page.keyboard.type('recoil');
    await expect(box(page)).toHaveValue('recoil');
  });

  test('[S9.2] asks for snippets of 10 words, of 5 on screens up to 768 px', async ({ page, baseURL }) => {
    const asked = await useModalSearchHost(page, baseURL ?? '', always());
    await openSearch(page);
    await page.keyboard.type('a');
    await expect.poll(() => asked.at(-1)?.get('attributesToSnippet')).toContain('content:10');
    await page.setViewportSize({ width: 768, height: 700 });
    await page.waitForFunction(() => innerWidth === 768);
    await page.keyboard.type('b');
    await expect.poll(() => asked.at(-1)?.get('attributesToSnippet')).toContain('content:5');
  });

  test('can be cleared by a button', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('react');
    await modal(page).getByRole('button', { name: 'Clear' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  });

  test('keys of an input method are its own', async ({ page, baseURL }) => {
    await useModalSearchHost(page, baseURL ?? '', always(...pages(2)));
    await openSearch(page);
    await page.keyboard.type('a');
    await expect(options(page)).toHaveCount(2);
    for (const [key, facts] of [
      ['Enter', { isComposing: true }],
      ['Escape', { isComposing: true }],
      ['ArrowDown', { isComposing: true }],
      ['Enter', { keyCode: 229 }],
    ] as const)
      await box(page).dispatchEvent('keydown', { key, bubbles: true, cancelable: true, ...facts });
    await awaitPaint(page);
    await expect(page).toHaveURL('/');
    await expect(active(page)).toHaveText('Page 0');
    // A real composition, as Chromium reports it.
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'かな', selectionStart: 2, selectionEnd: 2 });
    await session.send('Input.insertText', { text: '仮名' });
    await expect(box(page)).toHaveValue('a仮名');
    await expect(modal(page)).toBeVisible();
  });
});

test.describe('screens', () => {
  test('[S2.27, S8.3] start: no recent searches', async ({ page }) => {
    await openSearch(page);
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('[S2.27, S3.1] hits in groups, from the engine in the page', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('recoil');
    await expect(options(page).first()).toContainText('Recoil', { ignoreCase: true });
    await expect(options(page).first().locator('mark').first()).toHaveText(/recoil/i);
    await expect(groups(page).first()).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ results?$/);
  });

  test.describe('hits whose texts have not come', () => {
    const TEXTS = /\/assets\/search-\w+-\d+\.txt$/;
    const heights = (page: Page) =>
      options(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().y));
    const names = (page: Page) =>
      options(page).evaluateAll((rows) => rows.map(({ textContent }) => textContent));

    for (const width of [375, 1280])
      test(`stand where they stand when the texts have come (${width} px)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const letGo = await holdBack(page, TEXTS);
        await openSearch(page);
        await page.keyboard.insertText('search');
        await expect(status(page)).toHaveText(/^\d+ results?$/);
        await expect(options(page).first().locator('mark').first()).toHaveText(/search/i);
        await page.keyboard.press('ArrowDown');
        await expect(active(page)).toHaveAttribute('id', 'search-option-1');
        const [before, bare] = [await heights(page), await names(page)];
        letGo();
        await expect.poll(() => names(page)).not.toEqual(bare);
        expect(await heights(page)).toEqual(before);
        await expect(active(page)).toHaveAttribute('id', 'search-option-1');
      });

    test('can be opened', async ({ page }) => {
      await holdBack(page, TEXTS);
      await openSearch(page);
      await page.keyboard.insertText('docker');
      await expect(options(page)).not.toHaveCount(0);
      const href = await active(page).getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(modal(page)).toBeHidden();
      await expect(page).toHaveURL(String(href));
    });

    test('stay where the texts cannot be had', async ({ page }) => {
      await page.route(TEXTS, (route) => route.abort());
      const tried = page.waitForEvent('requestfailed', (request) => TEXTS.test(request.url()));
      await openSearch(page);
      await page.keyboard.insertText('docker');
      await tried;
      await expect(options(page)).not.toHaveCount(0);
      await expect(modal(page).getByText('Unable to fetch results')).toHaveCount(0);
    });
  });

  for (const [path, word] of [
    ['/', 'writing'],
    ['/id/', 'menulis'],
  ] as const)
    test(`the guide, whose title has the word '${word}', leaves room for other pages`, async ({ page }) => {
      await openSearch(page, path);
      await page.keyboard.insertText(word);
      await expect(status(page)).toHaveText(/^\d+ /);
      await expect(options(page).first()).toHaveAttribute('href', /\/docs\/$/);
      const paths = await options(page).evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).pathname),
      );
      expect(new Set(paths).size).toBeGreaterThan(3);
    });

  test('[S2.28] all results are behind a link with their count', async ({ page, baseURL }) => {
    await useModalSearchHost(page, baseURL ?? '', () => ({ hits: pages(20), nbHits: 1234 }));
    await openSearch(page);
    // At one go: until the last answer is there, the link leads to the results of the one before.
    await page.keyboard.insertText('a & b');
    await modal(page).getByRole('link', { name: 'See all 1,234 results' }).click();
    await expect(page).toHaveURL('/search?q=a%20%26%20b');
    await expect(modal(page)).toBeHidden();
  });

  test('[S9.3] 5 hits in a group, those of a page below its row', async ({ page, baseURL }) => {
    const hits = [
      { title: 'A', group: 'Docs' },
      { title: 'A', group: 'Docs', heading: 'One', url: '/a#one' },
      { title: 'B', group: 'Docs', type: 'content', content: 'Text of B' },
      ...pages(8, { group: 'Blog' }),
    ];
    await useModalSearchHost(page, baseURL ?? '', always(...hits));
    await openSearch(page);
    await page.keyboard.type('a');
    await expect(groups(page)).toHaveCount(2);
    await expect(modal(page).getByRole('group', { name: 'Docs' }).getByRole('option')).toHaveText([
      'A',
      'OneA',
      'Text of BB',
    ]);
    await expect(modal(page).getByRole('group', { name: 'Blog' }).getByRole('option')).toHaveCount(5);
    await expect(options(page).nth(1)).toHaveClass(/search-part/);
    await expect(options(page).nth(2)).not.toHaveClass(/search-part/);
  });

  test('a text names the section that it stands in, so that two of a page can be told apart', async ({
    page,
    baseURL,
  }) => {
    const text = { type: 'content', title: 'Guide', content: 'Some words' };
    await useModalSearchHost(
      page,
      baseURL ?? '',
      always({ ...text, heading: 'First' }, { ...text, heading: 'Second' }, text, {
        title: 'Guide',
        heading: 'Third',
      }),
    );
    await openSearch(page);
    await page.keyboard.insertText('words');
    await expect(options(page)).toHaveText([
      'Some wordsFirst · Guide',
      'Some wordsSecond · Guide',
      'Some wordsGuide',
      'ThirdGuide',
    ]);
  });

  test("the reader's own language comes first, others have headings of their own", async ({
    page,
    baseURL,
  }) => {
    await useModalSearchHost(
      page,
      baseURL ?? '',
      always({ title: 'English' }, { title: 'Indonesia', language: 'id' }),
    );
    await openSearch(page, '/id/');
    await page.keyboard.type('a');
    await expect(options(page)).toHaveText(['Indonesia', 'English']);
    const foreign = modal(page)
      .getByRole('group', { name: 'Blog, dalam bahasa Inggris' })
      .getByRole('option');
    await expect(foreign).toHaveAttribute('lang', 'en');
    await expect(options(page).first()).not.toHaveAttribute('lang');
  });

  for (const [path, name] of [
    ['/', 'Blog, in Indonesian'],
    ['/id/', 'Blog, dalam bahasa Inggris'],
  ] as const)
    test(`where a site searches every language, each text is found once (${path})`, async ({ page }) => {
      await changeSearchSettings(page, { isContextual: false });
      await openSearch(page, path);
      await page.keyboard.insertText('react native');
      await expect(groups(page)).not.toHaveCount(0);
      await expect(modal(page).getByRole('group', { name })).toBeVisible();
      // English texts without a translation are on pages of both languages.
      const english = path === '/' ? ':not([lang])' : '[lang="en"]';
      await expect(options(page).and(page.locator(english))).not.toHaveCount(0);
      await expect(options(page).and(page.locator(`${english}[href*="/id/"]`))).toHaveCount(0);
    });

  test('[S2.27, S8.2] no results, with suggestions and a way to tell', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('qqxxqqxx');
    await expect(modal(page).getByText('No results for "qqxxqqxx"').first()).toBeVisible();
    await expect(status(page)).toHaveText('No results for "qqxxqqxx"');
    await expect(modal(page).getByText('Believe this query should return results?')).toBeVisible();
    const link = modal(page).getByRole('link', { name: 'Let us know.' });
    await expect(link).toHaveAttribute('href', /qqxxqqxx/);
    await expect(modal(page).getByText('Try searching for')).toBeVisible();
    const suggestion = modal(page).getByRole('listitem').first().getByRole('button');
    const query = (await suggestion.textContent()) ?? '';
    await suggestion.click();
    await expect(box(page)).toHaveValue(query);
    await expect(box(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  });

  for (const [path, word, name] of [
    ['/', 'keindahan', 'Search in every language'],
    ['/id/', 'kitchen', 'Cari dalam semua bahasa'],
  ] as const)
    test(`a word of another language leads to the hits of every language (${path})`, async ({ page }) => {
      await openSearch(page, path);
      await page.keyboard.insertText(word);
      const way = modal(page).getByRole('link', { name, exact: true });
      await expect(way).toBeVisible();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
      await expect(way).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}search?q=${word}&language=all`);
      await expect(modal(page)).toBeHidden();
      await expect(page.locator('.search-hit')).not.toHaveCount(0);
    });

  test('where every language was searched, none is left to search', async ({ page }) => {
    await changeSearchSettings(page, { isContextual: false });
    await openSearch(page);
    await page.keyboard.insertText('qqxxqqxx');
    await expect(modal(page).getByRole('link', { name: 'Let us know.' })).toBeVisible();
    await expect(modal(page).getByRole('link', { name: 'Search in every language' })).toHaveCount(0);
  });

  for (const path of ['/search', '/nowhere', '/archive', '/offline'])
    test(`[S8.2] suggestions are titles of texts, wherever one is (${path})`, async ({ page }) => {
      await openAlive(page, path);
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await page.keyboard.insertText('qqxxqqxx');
      await expect(modal(page).getByText('No results for "qqxxqqxx"').first()).toBeVisible();
      const own = await page.locator('main h1').innerText();
      const suggestions = modal(page).getByRole('listitem');
      await expect(suggestions.filter({ hasText: new RegExp(`^${own}$`) })).toHaveCount(0);
      await expect(suggestions).toHaveCount(path === '/offline' ? 0 : 3);
    });

  for (const width of [320, 768, 1280])
    test(`titles of hits are whole, whatever the width (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openSearch(page);
      await page.keyboard.insertText('splitting');
      const title = options(page).and(page.locator('[href="/repack"]')).locator('.search-option-title');
      await expect(title).toHaveText('Re.Pack: code splitting for React Native');
      await expect(title.locator('mark')).toHaveText('splitting');
      const places = options(page).and(page.locator('[href^="/repack#"]')).locator('.search-option-detail');
      for (const place of await places.allInnerTexts())
        expect(place).toContain('Re.Pack: code splitting for React Native');
    });

  test('[S8.2] suggestions come from what was found before, at most three', async ({ page, baseURL }) => {
    await useModalSearchHost(page, baseURL ?? '', (query) => ({ hits: query === 'a' ? pages(5) : [] }));
    await openSearch(page);
    await page.keyboard.type('a');
    await expect(options(page)).toHaveCount(5);
    await page.keyboard.type('b');
    await expect(modal(page).getByRole('listitem')).toHaveText(['Page 0', 'Page 1', 'Page 2']);
  });

  test('[S2.27, S4.2, S8.1] an error, which stays until the next input', async ({ page, baseURL }) => {
    await page.clock.install();
    await useModalSearchHost(page, baseURL ?? '', async (query, route) => {
      if (query !== 'bad') return { hits: pages(1) };
      await route.fulfill({ status: 403, json: { message: 'no', status: 403 } });
      return null;
    });
    await openSearch(page);
    await page.keyboard.insertText('bad');
    const error = modal(page).locator('.search-message');
    await expect(error.getByRole('paragraph')).toHaveText([
      'Unable to fetch results',
      'You might want to check your network connection.',
    ]);
    await expect(status(page)).toHaveText(
      'Unable to fetch results. You might want to check your network connection.',
    );
    await page.clock.runFor(60_000);
    await expect(error).toBeVisible();
    await page.keyboard.type('ly');
    await expect(options(page)).toHaveText(['Page 0']);
    await expect(error).toBeHidden();
  });

  test('after an error the same can be asked again by a button', async ({ page, baseURL }) => {
    let isUp = false;
    let refused = 0;
    await useModalSearchHost(page, baseURL ?? '', async (_query, route) => {
      if (isUp) return { hits: pages(2) };
      refused += 1;
      await route.fulfill({ status: 403, json: { message: 'no', status: 403 } });
      return null;
    });
    await openSearch(page);
    await page.keyboard.insertText('page');
    const retry = modal(page).getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(retry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page), 'the button may go').toBeFocused();
    await expect(box(page)).toHaveValue('page');
    await expect.poll(() => refused).toBe(2);
    isUp = true;
    await retry.click();
    await expect(options(page)).toHaveText(['Page 0', 'Page 1']);
    await expect(box(page)).toBeFocused();
  });

  test('[S4.2, S8.1] a RetryError, with every host and the engine in the page out of reach', async ({
    page,
    baseURL,
  }) => {
    await useModalSearchHost(page, baseURL ?? '', async (_query, route) => {
      await route.abort();
      return null;
    });
    for (const part of ['**/search-index/**', '**/assets/searchWorker-*', '**/assets/searchEngine-*'])
      await page.route(part, (route) => route.abort());
    await openSearch(page);
    await page.keyboard.insertText('react');
    await expect(modal(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
  });

  test('[S4.1, S9.7] while an answer stalls the old screen stays and says so', async ({ page, baseURL }) => {
    const { opened, open } = gate();
    await useModalSearchHost(page, baseURL ?? '', async (query) => {
      if (query === 'ab') await opened;
      return { hits: [{ title: `Hit for ${query}` }] };
    });
    await openSearch(page);
    await page.keyboard.type('a');
    await expect(options(page)).toHaveText(['Hit for a']);
    await page.keyboard.type('b');
    await expect(status(page)).toHaveText('Searching…');
    await expect(modal(page).getByRole('search')).toHaveAttribute('aria-busy', 'true');
    await expect(options(page)).toHaveText(['Hit for a']);
    open();
    await expect(options(page)).toHaveText(['Hit for ab']);
    await expect(status(page)).toHaveText('1 result');
  });

  test('a late answer never takes the place of a newer one', async ({ page, baseURL }) => {
    const { opened, open } = gate();
    let late: Promise<void> | null = null;
    await useModalSearchHost(page, baseURL ?? '', async (query) => {
      if (query === 'a') await (late = opened);
      return { hits: [{ title: `Hit for ${query}` }] };
    });
    await openSearch(page);
    await page.keyboard.type('ab');
    await expect(options(page)).toHaveText(['Hit for ab']);
    expect(late).not.toBeNull();
    const arrived = page.waitForResponse('**/search-host/**');
    open();
    await arrived;
    await awaitPaint(page);
    await expect(options(page)).toHaveText(['Hit for ab']);
  });
});

test.describe('[S4.5, S4.6] the combobox as the ARIA practices have it', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await useModalSearchHost(page, baseURL ?? '', always(...pages(3), { title: 'Guide', group: 'Docs' }));
    await openSearch(page);
    // At one go: the answer to a later letter would begin the list anew.
    await page.keyboard.insertText('page');
    await expect(options(page)).toHaveCount(4);
  });

  test('roles, names and states', async ({ page }) => {
    await expect(modal(page)).toHaveAccessibleName('Search');
    await expect(box(page)).toHaveAccessibleName('Search');
    for (const [name, value] of [
      ['aria-autocomplete', 'list'],
      ['aria-haspopup', 'listbox'],
      ['aria-expanded', 'true'],
    ] as const)
      await expect(box(page)).toHaveAttribute(name, value);
    const controlled = (await box(page).getAttribute('aria-controls')) ?? '';
    await expect(page.locator(`#${controlled}`)).toHaveRole('listbox');
    await expect(page.locator(`#${controlled}`)).toHaveAccessibleName('Hits');
    await expectActive(page, 0);
  });

  test('arrows move the active item, wrapping around', async ({ page }) => {
    for (const index of [1, 2, 3, 0]) {
      await page.keyboard.press('ArrowDown');
      await expectActive(page, index);
    }
    for (const index of [3, 2]) {
      await page.keyboard.press('ArrowUp');
      await expectActive(page, index);
    }
    await expect(box(page)).toBeFocused();
  });

  test('Home, End, Left and Right move in the text', async ({ page }) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    expect(await caret(box(page))).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await caret(box(page))).toBe(1);
    await page.keyboard.press('End');
    expect(await caret(box(page))).toBe(4);
    await expectActive(page, 1);
  });

  test('typing makes the first item active again', async ({ page }) => {
    await page.keyboard.press('ArrowDown');
    await expectActive(page, 1);
    await page.keyboard.type('s');
    await expectActive(page, 0);
  });

  test('the pointer makes an item active', async ({ page }) => {
    await options(page).nth(2).hover();
    await expectActive(page, 2);
  });

  test('Enter opens the active item', async ({ page }) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/repack#1');
    await expect(modal(page)).toBeHidden();
  });

  for (const [key, where] of [
    ['Control+Enter', 'a new tab'],
    ['Meta+Enter', 'a new tab'],
    ['Shift+Enter', 'a new window'],
  ] as const)
    test(`${key} opens it in ${where} and keeps the modal`, async ({ page, context }) => {
      const opened = context.waitForEvent('page');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press(key);
      await expect(await opened).toHaveURL('/repack#3');
      await expect(page).toHaveURL('/');
      await expect(modal(page)).toBeVisible();
      expect(await stored(page, 'RECENT')).toMatchObject([{ url: '/repack#3' }]);
    });

  test('a click with a modifier keeps the modal', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/repack#0');
    await expect(modal(page)).toBeVisible();
  });

  async function expectActive(page: Page, index: number): Promise<void> {
    const option = options(page).nth(index);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(active(page)).toHaveCount(1);
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  }

  function caret(field: Locator): Promise<number | null> {
    return field.evaluate((element) => (element as HTMLInputElement).selectionStart);
  }
});

test('Enter that is pressed before the answer comes opens its first hit', async ({ page, baseURL }) => {
  const { opened, open } = gate();
  await useModalSearchHost(page, baseURL ?? '', async (query) => {
    if (query === 'ab') await opened;
    return { hits: [{ title: query, url: `/repack#${query}` }] };
  });
  await openSearch(page);
  await page.keyboard.type('a');
  await expect(options(page)).toHaveText(['a']);
  await page.keyboard.type('b');
  await page.keyboard.press('Enter');
  await awaitPaint(page);
  await expect(page).toHaveURL('/');
  open();
  await expect(page).toHaveURL('/repack#ab');
});

for (const key of ['Control+Enter', 'Shift+Enter'])
  test(`${key} that is pressed before the answer comes opens its first hit elsewhere`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { opened, open } = gate();
    await useModalSearchHost(page, baseURL ?? '', async (query) => {
      await opened;
      return { hits: [{ title: query, url: `/repack#${query}` }] };
    });
    await openSearch(page);
    await page.keyboard.type('ab');
    await page.keyboard.press(key);
    const elsewhere = context.waitForEvent('page');
    open();
    await expect(await elsewhere).toHaveURL('/repack#ab');
    await expect(page).toHaveURL('/');
    await expect(modal(page)).toBeVisible();
  });

test('a hit in the page that is shown scrolls to its heading', async ({ page }) => {
  await openAlive(page, '/recoil-state-management');
  const heading = page.locator('main .prose h2[id]').last();
  const id = (await heading.getAttribute('id')) ?? '';
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(((await heading.textContent()) ?? '').replace('#', ''));
  await options(page)
    .and(page.locator(`[href="/recoil-state-management#${id}"]`))
    .click();
  await expect(page).toHaveURL(`/recoil-state-management#${id}`);
  await expect(heading).toBeInViewport();
});

test.describe('the dialog as the ARIA practices have it', () => {
  test('Tab stays inside, forward and back', async ({ page, baseURL }) => {
    await useModalSearchHost(page, baseURL ?? '', always(...pages(2)));
    await openSearch(page);
    await page.keyboard.type('a');
    const order = [
      modal(page).getByRole('button', { name: 'Clear' }),
      modal(page).getByRole('button', { name: 'Close the search' }),
      modal(page).getByRole('link', { name: 'See all 2 results' }),
      box(page),
    ];
    await expect(options(page)).toHaveCount(2);
    for (const stop of [...order, ...order]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    for (const stop of order.toReversed().slice(1)) {
      await page.keyboard.press('Shift+Tab');
      await expect(stop).toBeFocused();
    }
  });

  test('focus and scroll position are what they were, and nothing moves meanwhile', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // Scroll bars that take room, as most desktops have them.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    await openAlive(page, '/recoil-state-management');
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.focus();
    const top = await scrollTop(page);
    expect(top).toBeGreaterThan(0);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const place = () => link.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
    const before = await place();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    expect(await place()).toBe(before);
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    expect(await scrollTop(page)).toBe(top);
    expect(await place()).toBe(before);
    await browser.close();
  });

  test('it fills a phone, and what can be touched there is at least 44 px high', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openSearch(page);
    // At one go: the answer to a later letter would change the list that is gone through.
    await page.keyboard.insertText('react');
    await expect(options(page).first()).toBeVisible();
    expect(await modal(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 });
    for (const target of await modal(page).locator('input, button, a').all())
      expect((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

test.describe('saved searches', () => {
  const hits = [
    ...pages(8).map((hit, index) => ({ ...hit, url: `/repack?${index}`, objectID: `page-${index}` })),
  ];

  /** Opens hits in new tabs, so that the modal stays. */
  async function openHits(page: Page, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      await box(page).fill(`${index}`);
      await expect(options(page)).toHaveText([`Page ${index}`]);
      const opened = page.context().waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      await (await opened).close();
    }
    await box(page).fill('');
  }

  test.beforeEach(async ({ page, baseURL }) => {
    await useModalSearchHost(page, baseURL ?? '', (query) => ({
      hits: hits.slice(Number(query), Number(query) + 1),
    }));
    await openSearch(page);
  });

  test('[S3.2, S9.4, S9.5] 7 recent searches are kept, 4 beside favorites', async ({ page }) => {
    await openHits(page, 8);
    await expect(modal(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(
      [7, 6, 5, 4, 3, 2, 1].map((index) => `Page ${index}`),
    );
    await modal(page).getByRole('button', { name: 'Add “Page 5” to the favorites' }).click();
    await expect(modal(page).getByRole('group', { name: 'Favorites' }).getByRole('option')).toHaveText([
      'Page 5',
    ]);
    const recent = modal(page).getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent, 'no other has to go').toHaveText([7, 6, 4, 3, 2, 1].map((index) => `Page ${index}`));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(recent).toHaveText([7, 6, 4, 3].map((index) => `Page ${index}`));
  });

  test('[S4.7, S4.8, S9.6] a recent search becomes a favorite; either can be removed, and all of it by keyboard', async ({
    page,
  }) => {
    await openHits(page, 2);
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
    await expect(modal(page).getByRole('button', { name: 'Add “Page 1” to the favorites' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(modal(page).getByRole('button', { name: 'Add “Page 0” to the favorites' })).toBeFocused();
    expect(await stored(page, 'FAVORITE')).toMatchObject([{ url: '/repack?1' }]);
    expect(await stored(page, 'RECENT')).toMatchObject([{ url: '/repack?0' }]);
    await modal(page)
      .getByRole('button', { name: 'Remove “Page 0” from the recent searches' })
      .press('Space');
    await expect(groups(page)).toHaveCount(1);
    await modal(page).getByRole('button', { name: 'Remove “Page 1” from the favorites' }).click();
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
    expect(await stored(page, 'FAVORITE')).toEqual([]);
  });

  test('Enter in an empty box opens the latest, after a reload as well', async ({ page }) => {
    await openHits(page, 2);
    await openSearch(page);
    await expect(options(page)).toHaveText(['Page 1', 'Page 0']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/repack?0');
  });

  test('what another tab saves is shown here', async ({ page, context, baseURL }) => {
    const other = await context.newPage();
    await other.goto(`${baseURL}/about/`);
    await openHits(page, 1);
    await expect(options(page)).toHaveText(['Page 0']);
    await other.evaluate(() => localStorage.clear());
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
  });
});

test('the script of the search comes with the first sign that it is wanted', async ({ page }) => {
  await page.goto('/');
  await showIntent(page);
  await awaitEntry(page);
  const script = page.waitForRequest('**/assets/search-*.js');
  await button(page).hover();
  await script;
});
