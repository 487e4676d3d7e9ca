import type { Page, Route } from '@playwright/test';
import { awaitPaint, collectComplaints, openAlive } from './browserEntry.ts';
import { BREAK_IN, HOSTILE_ADDRESSES, HOSTILE_STRINGS } from './hostileStrings.ts';
import { awaitPage, follow, scrollTo, scrollTop } from './journey.ts';
import {
  giveHostsTime,
  goodHost,
  type HandleSearch,
  searchAnswer,
  searchHit,
  type SearchHost,
  setHaste,
  startSearchHost,
  askHostsFirst,
  changeSearchSettings,
} from './searchHost.ts';
import { LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';
import { useAxe, violationsAt } from './violations.ts';

test.describe.configure({ mode: 'parallel' });

const box = (page: Page) => page.getByRole('main').getByRole('searchbox');
const count = (page: Page) => page.locator('.search-count');
const hits = (page: Page) => page.locator('.search-hit');
const titles = (page: Page) => page.locator('.search-hit h2 a');

/** Waits for the answer to what was typed or chosen last; until then the hits of the one before are shown. */
async function awaitAnswer(page: Page): Promise<void> {
  await expect(page.locator('.search-screen')).toHaveAttribute('data-status', 'idle');
}

/** Scrolls until two more pages of hits have come. */
async function goFarDown(page: Page): Promise<{ readonly hits: number; readonly top: number }> {
  await expect(hits(page)).toHaveCount(20);
  for (const number of [40, 60]) {
    await hits(page).last().scrollIntoViewIfNeeded();
    await expect(hits(page)).toHaveCount(number);
  }
  await awaitAnswer(page);
  await hits(page).nth(45).scrollIntoViewIfNeeded();
  return { hits: 60, top: await scrollTop(page) };
}

const languageChoice = (page: Page) => page.getByRole('main').getByLabel(/^(?:Language|Bahasa)/);
const sectionChoice = (page: Page) => page.getByRole('main').getByLabel(/^(?:Section|Bagian)$/);

const FAILED = 'Unable to fetch results';
const CHECK = 'You might want to check your network connection.';

test.describe('results', () => {
  for (const { code, prefix, words } of [
    { code: 'en', prefix: '', words: /^\d+ results$/ },
    { code: 'id', prefix: '/id', words: /^\d+ hasil$/ },
  ]) {
    test(`[S2.11] ?q= shows what is found, where it stands and how much there is (${code})`, async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      await page.goto(`${prefix}/search?q=docker`);
      await expect(count(page)).toHaveText(words);
      await expect(box(page)).toHaveValue('docker');
      await expect(page).toHaveTitle(/docker/);
      const number = Number.parseInt(await count(page).innerText(), 10);
      await expect(hits(page)).toHaveCount(Math.min(number, 20));
      for (const href of await titles(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      ))
        expect(href).toMatch(new RegExp(`^${prefix}/[^/]`));
      await expect(hits(page).locator('mark').first()).toHaveText(/docker/i);
      await expect(hits(page).locator('.search-place').first()).not.toBeEmpty();
      expect(complaints).toEqual([]);
    });
  }

  for (const [path, language] of [
    ['/search?q=docker', ''],
    ['/id/search?q=recoil', ''],
    ['/search?q=menulis&language=all', ' in Indonesian'],
  ] as const)
    test(`where a hit stands has separators for whoever hears or copies it (${path})`, async ({ page }) => {
      await page.goto(path);
      const place = page.locator('.search-place').filter({ has: page.locator('span + span') });
      await expect(place.first()).toBeVisible();
      const names = await place.first().locator('> span').allTextContents();
      expect(names.length).toBeGreaterThan(1);
      expect(await place.first().evaluate((element) => element.textContent)).toBe(
        `${names.join(' › ')}${language}`,
      );
    });

  test('nothing leaves the page: only files of the site are fetched', async ({ page, baseURL }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(`${baseURL}/`) && request.method() === 'GET';
      if (!isOurs) others.push(`${request.method()} ${request.url()}`);
    });
    await page.goto('/search?q=docker');
    await expect(hits(page)).not.toHaveCount(0);
    expect(others).toEqual([]);
  });

  test('a hit leads to its section in the same document, and back to the results where they were', async ({
    page,
  }) => {
    await openAlive(page, '/search?q=the');
    await expect(hits(page)).not.toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { mark: 1 }));
    const last = titles(page).nth(15);
    await last.scrollIntoViewIfNeeded();
    const href = await last.getAttribute('href');
    const [top, shown] = [await page.evaluate(() => scrollY), await hits(page).count()];
    expect(top).toBeGreaterThan(0);
    await last.click();
    await expect(page).toHaveURL(href ?? '');
    await expect(page.locator('[data-search-results]')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/“the”/);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=the');
    await expect(box(page)).toHaveValue('the');
    expect(await hits(page).count()).toBeGreaterThanOrEqual(shown);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(top));
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  });

  for (const { how, leaveAndReturn } of [
    { how: 'a reload', leaveAndReturn: (page: Page) => page.reload() },
    {
      how: 'a way back that loads the page anew',
      async leaveAndReturn(page: Page) {
        await page.goto('/archive');
        await page.goBack();
      },
    },
  ])
    test(`${how} brings back as many hits as there were, and the place`, async ({ page }) => {
      await openAlive(page, '/search?q=the');
      await expect(hits(page)).not.toHaveCount(0);
      const first = await hits(page).count();
      await hits(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => hits(page).count()).toBeGreaterThan(first);
      await awaitAnswer(page);
      await titles(page)
        .nth(first + 2)
        .scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => Math.round(scrollY));
      await leaveAndReturn(page);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
      expect(await hits(page).count()).toBeGreaterThan(first);
    });

  test('back to a search from another one brings back as many hits as there were, and the place', async ({
    page,
  }) => {
    await openAlive(page, '/search?q=a');
    const left = await goFarDown(page);
    await follow(page, '/repack');
    await awaitPage(page, '/repack');
    await scrollTo(page, 300);
    await follow(page, '/search?q=docker');
    await awaitPage(page, '/search');
    await expect(count(page)).toHaveText(/^1\d results$/);
    await page.goBack();
    await awaitPage(page, '/repack');
    await page.goBack();
    await expect(box(page)).toHaveValue('a');
    await expect(hits(page)).toHaveCount(left.hits);
    await expect.poll(() => scrollTop(page)).toBe(left.top);
  });

  test('back and forward between searches on the page bring back the place of each', async ({ page }) => {
    await openAlive(page, '/search?q=a');
    const first = await goFarDown(page);
    await follow(page, '/search?q=the');
    await expect(page).toHaveTitle(/“the”/);
    await awaitAnswer(page);
    const second = await goFarDown(page);
    await follow(page, '/search?q=docker');
    await expect(count(page)).toHaveText(/^1\d results$/);
    for (const [query, left, move] of [
      ['the', second, () => page.goBack()],
      ['a', first, () => page.goBack()],
      ['the', second, () => page.goForward()],
    ] as const) {
      await move();
      await expect(box(page)).toHaveValue(query);
      await expect(hits(page)).toHaveCount(left.hits);
      await expect.poll(() => scrollTop(page)).toBe(left.top);
    }
    await page.goForward();
    await expect(count(page)).toHaveText(/^1\d results$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  for (const width of [390, 1280])
    test(`another search from the window begins at its first hits, and typing scrolls nowhere (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 820 });
      await openAlive(page, '/search?q=react');
      await expect(hits(page)).not.toHaveCount(0);
      await hits(page).last().scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(820);
      await box(page).evaluate((field: HTMLInputElement) => {
        field.value = 'reac';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await expect(page).toHaveURL('/search?q=reac');
      await awaitAnswer(page);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(820);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('docker');
      await page.locator('.search-footer a').click();
      await expect(page).toHaveURL('/search?q=docker');
      await expect(box(page)).toHaveValue('docker');
      await awaitAnswer(page);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(titles(page).first()).toBeInViewport();
    });

  test('the query is in the address without a history of its letters', async ({ page }) => {
    await openAlive(page, '/archive');
    await page.goto('/search');
    await openAlive(page, '/search');
    const length = await page.evaluate(() => history.length);
    await box(page).pressSequentially('docker image', { delay: 60 });
    await expect(page).toHaveURL('/search?q=docker+image');
    await box(page).press('Enter');
    await box(page).fill('docker');
    await expect(page).toHaveURL('/search?q=docker');
    await box(page).fill('');
    await expect(page).toHaveURL('/search');
    await expect(hits(page)).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('what was typed before the script came is searched for', async ({ page }) => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/entry-/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/search');
    await box(page).fill('docker');
    release();
    await expect(hits(page)).not.toHaveCount(0);
    await expect(page).toHaveURL('/search?q=docker');
  });

  test('a script that does not come loses no words of the address, and a retry answers them', async ({
    page,
  }) => {
    await page.route('**/assets/entry.results-*.js*', (route) => route.abort());
    await openAlive(page, '/search?q=palm+leaf');
    await expect(page.locator('.search-failure')).toBeVisible();
    await expect(box(page)).toHaveValue('palm leaf');
    await box(page).fill('docker');
    await page.unroute('**/assets/entry.results-*.js*');
    await page.locator('.search-failure button').click();
    await awaitAnswer(page);
    await expect(page).toHaveTitle(/docker/);
    await expect(page).toHaveURL('/search?q=docker');
  });

  test('a link to another query and a step back are followed', async ({ page }) => {
    await openAlive(page, '/search?q=docker');
    await expect(hits(page)).not.toHaveCount(0);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/search?q=airplay';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(box(page)).toHaveValue('airplay');
    await expect(page).toHaveTitle(/airplay/);
    await expect(titles(page).first()).toHaveAttribute('href', /airplay/);
    await page.goBack();
    await expect(box(page)).toHaveValue('docker');
    await expect(page).toHaveTitle(/docker/);
  });

  test('[S2.23] the language switcher keeps the query, which is answered in the other language', async ({
    page,
  }) => {
    await openAlive(page, '/search?q=docker');
    await expect(hits(page)).not.toHaveCount(0);
    await page.getByRole('banner').locator('summary:visible').first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Indonesia' }).click();
    await expect(page).toHaveURL('/id/search?q=docker');
    await expect(count(page)).toHaveText(/hasil$/);
    await expect(box(page)).toHaveValue('docker');
  });

  test('[S2.23] so it does with a query that was typed just now, which the address does not have yet', async ({
    page,
  }) => {
    await openAlive(page, '/search?q=docker');
    await expect(hits(page)).not.toHaveCount(0);
    await page.locator('.locale-menu').evaluate((menu: HTMLDetailsElement) => (menu.open = true));
    await page.evaluate(() => {
      const [field, link] = ['main input', '.locale-panel a[hreflang="id"]'].map((selector) =>
        document.querySelector<HTMLInputElement | HTMLAnchorElement>(selector),
      );
      if (field instanceof HTMLInputElement) field.value = 'recoil';
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      link?.click();
    });
    await expect(page).toHaveURL('/id/search?q=recoil');
    await expect(box(page)).toHaveValue('recoil');
  });

  for (const [where, before] of [
    ['another search', '/search?q=react'],
    ['another page', '/archive'],
  ] as const)
    test(`a step back to ${where} just after typing leaves the entry there as it was, and forward finds what was typed`, async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      await openAlive(page, before);
      await follow(page, '/search?q=airplay');
      await expect(box(page)).toHaveValue('airplay');
      await expect(titles(page).first()).toHaveAttribute('href', /airplay/);
      await box(page).press('Control+a');
      await page.keyboard.insertText('docker');
      await expect(page).toHaveURL('/search?q=airplay');
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(before);
      // By now the address would have followed the typing.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      await expect(page).toHaveURL(before);
      if (before.includes('?')) await expect(box(page)).toHaveValue('react');
      await page.goForward();
      await expect(page).toHaveURL('/search?q=docker');
      await expect(box(page)).toHaveValue('docker');
      await expect(page).toHaveTitle(/docker/);
      expect(complaints).toEqual([]);
    });

  test('texts in another language are marked as such', async ({ page }) => {
    await page.goto('/id/search?q=react%20native');
    const english = hits(page).filter({ hasText: 'dalam bahasa Inggris' });
    await expect(english.first().locator('h2')).toHaveAttribute('lang', 'en');
    await expect(hits(page).filter({ hasNotText: 'dalam bahasa Inggris' }).locator('[lang]')).toHaveCount(0);
  });

  test('hits can be kept to a section, or asked for in every language', async ({ page }) => {
    await page.goto('/search?q=docker');
    const section = page.getByLabel('Section');
    await section.selectOption({ index: 1 });
    const [, name = '', number = ''] =
      /^(.*) \((\d+)\)$/.exec(await section.locator('option:checked').innerText()) ?? [];
    await expect(count(page)).toHaveText(Number(number) === 1 ? '1 result' : `${number} results`);
    await expect(page.locator('.search-place > span:first-child')).toHaveText(
      Array(Number(number)).fill(name),
    );
    await section.selectOption('');
    await expect(hits(page).first()).toBeVisible();
    await page.getByRole('main').getByLabel('Language').selectOption('all');
    await expect(titles(page).and(page.locator('[href^="/id/"]')).first()).toBeVisible();
    const urls = await titles(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(new Set(urls).size).toBe(urls.length);
  });

  for (const { code, prefix, docs, all } of [
    { code: 'en', prefix: '', docs: /^Docs \(\d+\)$/, all: 'All languages' },
    { code: 'id', prefix: '/id', docs: /^Dokumentasi \(\d+\)$/, all: 'Semua bahasa' },
  ]) {
    test(`what is chosen is in the address: who reloads, comes back or gets the link finds it (${code})`, async ({
      page,
    }) => {
      await openAlive(page, `${prefix}/search?q=docker`);
      await expect(hits(page)).not.toHaveCount(0);
      const [length, own] = [await page.evaluate(() => history.length), await count(page).innerText()];
      await languageChoice(page).selectOption('all');
      await expect(page).toHaveURL(`${prefix}/search?q=docker&language=all`);
      await sectionChoice(page).selectOption('docs');
      await expect(page).toHaveURL(`${prefix}/search?q=docker&language=all&section=docs`);
      const expectChosen = async (): Promise<void> => {
        await expect(languageChoice(page).locator('option:checked')).toHaveText(all);
        await expect(sectionChoice(page).locator('option:checked')).toHaveText(docs);
        await awaitAnswer(page);
        for (const href of await titles(page).evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')),
        ))
          expect(href).toMatch(/^(?:\/id)?\/docs\//);
      };
      await expect(titles(page).and(page.locator(`[href^="/docs"]`))).not.toHaveCount(0);
      await expect(titles(page).and(page.locator(`[href^="/id/docs"]`))).not.toHaveCount(0);
      await expectChosen();
      expect(await page.evaluate(() => history.length)).toBe(length);

      await page.reload();
      await expect(hits(page)).not.toHaveCount(0);
      await expectChosen();

      await openAlive(page, `${prefix}/search?q=docker&language=all&section=docs`);
      await titles(page).first().click();
      await expect(page.locator('[data-search-results]')).toHaveCount(0);
      await page.goBack();
      await expect(hits(page)).not.toHaveCount(0);
      await expectChosen();

      await box(page).fill('docker image');
      await expect(page).toHaveURL(`${prefix}/search?q=docker+image&language=all&section=docs`);
      await box(page).fill('docker');
      await sectionChoice(page).selectOption('');
      await languageChoice(page).selectOption('');
      await expect(page).toHaveURL(`${prefix}/search?q=docker`);
      await expect(count(page)).toHaveText(own);
    });
  }

  for (const prefix of ['', '/id'])
    test(`filters go with the words: what is typed next is not filtered by what nobody sees (${prefix}/search)`, async ({
      page,
    }) => {
      await openAlive(page, `${prefix}/search?q=docker`);
      await expect(hits(page)).not.toHaveCount(0);
      const all = await count(page).innerText();
      await languageChoice(page).selectOption('all');
      await sectionChoice(page).selectOption('blog');
      await expect(page).toHaveURL(`${prefix}/search?q=docker&language=all&section=blog`);
      for (const nothing of ['', '  ']) {
        await box(page).fill(nothing);
        await expect(page).toHaveURL(`${prefix}/search`);
        await expect(sectionChoice(page)).toHaveCount(0);
        await box(page).fill('docker');
        await expect(count(page)).toHaveText(all);
        await expect(page).toHaveURL(`${prefix}/search?q=docker`);
        await expect(languageChoice(page)).toHaveValue('');
        await expect(sectionChoice(page)).toHaveValue('');
        await sectionChoice(page).selectOption('blog');
        await expect(page).toHaveURL(`${prefix}/search?q=docker&section=blog`);
      }

      await page.goto(`${prefix}/search?language=all&section=blog`);
      await expect(box(page), 'the results have taken over').toHaveAttribute('maxlength');
      await box(page).fill('docker');
      await expect(count(page)).toHaveText(all);
      await expect(page).toHaveURL(`${prefix}/search?q=docker`);
    });

  test('a link to another query without filters is followed, and so is the step back to them', async ({
    page,
  }) => {
    await openAlive(page, '/search?q=docker&section=docs');
    await expect(sectionChoice(page)).toHaveValue('docs');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/search?q=airplay';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page).toHaveURL('/search?q=airplay');
    await expect(box(page)).toHaveValue('airplay');
    await expect(titles(page).first()).toHaveAttribute('href', /airplay/);
    await expect(page).toHaveURL('/search?q=airplay');
    await page.goBack();
    await expect(box(page)).toHaveValue('docker');
    await expect(sectionChoice(page)).toHaveValue('docs');
    await expect(page).toHaveURL('/search?q=docker&section=docs');
  });

  test('[S2.23] the language switcher keeps the filters, by the names of the other language', async ({
    page,
  }) => {
    await openAlive(page, '/search?q=docker&language=all&section=docs');
    await expect(sectionChoice(page).locator('option:checked')).toHaveText(/^Docs /);
    await page.getByRole('banner').locator('summary:visible').first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Indonesia' }).click();
    await expect(page).toHaveURL('/id/search?q=docker&language=all&section=docs');
    await expect(sectionChoice(page).locator('option:checked')).toHaveText(/^Dokumentasi /);
    await expect(languageChoice(page).locator('option:checked')).toHaveText('Semua bahasa');
  });

  test('filters in the address that there are not are none', async ({ page }) => {
    await openAlive(page, '/search?q=docker');
    await expect(hits(page)).not.toHaveCount(0);
    const all = await count(page).innerText();
    for (const garbage of [
      'section=Dokumentasi&language=xx',
      'section=__proto__&language=',
      'section=toString',
      'section=%FF&language=%00',
      'section=&section=docs',
    ]) {
      await page.goto(`/search?q=docker&${garbage}`);
      await expect(count(page)).toHaveText(all);
      await expect(sectionChoice(page)).toHaveValue('');
      await expect(languageChoice(page)).toHaveValue('');
    }
  });

  for (const { code, prefix, names } of [
    { code: 'en', prefix: '', names: ['All sections', 'Blog', 'Docs', 'Pages'] },
    { code: 'id', prefix: '/id', names: ['Semua bagian', 'Blog', 'Dokumentasi', 'Halaman'] },
  ]) {
    test(`sections have one name each where hits are of every language (${code})`, async ({ page }) => {
      await page.goto(`${prefix}/search?q=a`);
      await expect(hits(page)).not.toHaveCount(0);
      const own = await count(page).innerText();
      await languageChoice(page).selectOption('all');
      await awaitAnswer(page);
      await expect(count(page)).not.toHaveText(own);
      const offered = await sectionChoice(page).locator('option').allInnerTexts();
      expect(offered.map((text) => text.replace(/ \(\d+\)$/, '')).toSorted()).toEqual(names.toSorted());
      const shown = await page.locator('.search-place > span:first-child').allInnerTexts();
      expect(shown.filter((name) => !names.includes(name))).toEqual([]);
    });

    test(`where a site searches every language, each text is found once, and the filter keeps to one (${code})`, async ({
      page,
    }) => {
      await changeSearchSettings(page, { isContextual: false });
      await openAlive(page, `${prefix}/search?q=react%20native`);
      await expect(hits(page)).not.toHaveCount(0);
      await expect(languageChoice(page)).toHaveValue('all');
      // English texts without a translation are on pages of both languages.
      const english = page.locator(prefix === '' ? 'h2:not([lang])' : 'h2[lang="en"]');
      await expect(english.locator('a:not([href^="/id/"])')).not.toHaveCount(0);
      await expect(english.locator('a[href^="/id/"]')).toHaveCount(0);
      await languageChoice(page).selectOption('');
      await expect(page).toHaveURL(/&language=own$/);
      const foreign = page.locator(prefix === '' ? '[href^="/id/"]' : ':not([href^="/id/"])');
      await awaitAnswer(page);
      await expect(titles(page).and(foreign)).toHaveCount(0);
      const own = await count(page).innerText();
      await page.reload();
      await expect(count(page)).toHaveText(own);
      await expect(languageChoice(page)).toHaveValue('');
    });
  }

  for (const path of ['/search', '/id/search?q=recoil']) {
    test(`what an input method composes is searched for as it is typed, as in the window (${path})`, async ({
      page,
    }) => {
      await openAlive(page, path);
      await expect(box(page), 'the results have taken over').toHaveAttribute('maxlength');
      const length = await page.evaluate(() => history.length);
      const session = await page.context().newCDPSession(page);
      await box(page).focus();
      await box(page).press('Control+a');
      for (const text of ['d', 'do', 'doc', 'dock', 'docke', 'docker'])
        await session.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await expect(titles(page).first()).toContainText(/docker/i);
      await expect(page).toHaveURL(/\/search\?q=docker$/);
      // Its keys are still its own: Enter chooses a word, and submits nothing.
      await page.evaluate(() => addEventListener('submit', () => (document.title = 'Submitted'), true));
      await session.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key: 'Process',
        code: 'Enter',
        windowsVirtualKeyCode: 229,
      });
      await awaitPaint(page);
      expect(await page.title()).not.toBe('Submitted');
      await session.send('Input.insertText', { text: 'dockers' });
      await expect(box(page)).toHaveValue('dockers');
      await expect(page).toHaveURL(/\/search\?q=dockers$/);
      expect(await page.evaluate(() => history.length)).toBe(length);
    });
  }
});

test.describe('the engine in the page', () => {
  const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'is not there': (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Nothing here' }),
    'cannot be reached': (route) => route.abort(),
    'is out of order': (route) => route.fulfill({ status: 500 }),
    'is cut': async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    },
  };

  for (const [fault, fail] of Object.entries(FAULTS)) {
    for (const [part, address] of [
      ['worker', /\/assets\/searchWorker-/],
      ['engine', /\/assets\/searchEngine-/],
      ['index', /\/search-index\//],
    ] as const) {
      test(`[S8.1] its ${part} ${fault}: the error stays, and goes when it is better`, async ({ page }) => {
        await page.route(address, fail);
        await page.goto('/search?q=docker');
        await expect(count(page)).toHaveText(FAILED);
        await expect(page.getByText(CHECK)).toBeVisible();
        await page.unroute(address);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(hits(page)).not.toHaveCount(0);
      });
    }
  }

  test('goes on without a network, with what it has loaded', async ({ page, context }) => {
    await page.goto('/search?q=docker');
    await expect(hits(page)).not.toHaveCount(0);
    await context.setOffline(true);
    await box(page).fill('dockers');
    await expect(page.locator('.search-screen')).toHaveAttribute('data-status', 'idle');
    await expect(hits(page)).not.toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page says what it needs and leads on', async ({ page }) => {
    await page.goto('/search?q=docker');
    await expect(page.locator('main noscript p')).toBeVisible();
    expect(await page.content()).toContain('Searching needs JavaScript');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Recent posts' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/archive"]')).toBeVisible();
  });
});

test('on paper the title says what was searched for, and nothing is there to choose', async ({ page }) => {
  await page.goto('/search?q=docker');
  await expect(hits(page)).not.toHaveCount(0);
  await expect(page.locator('.search-filters')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page).toHaveTitle(/docker/);
  await expect(page.locator('.search-filters')).toBeHidden();
});

for (const width of [360, 1280])
  test(`the language of a hit stands in one line, never torn at its end (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, '/id/search?q=react');
    const languages = page.locator('.search-place small');
    await expect(languages).not.toHaveCount(0);
    expect(await languages.evaluateAll((all) => all.map((each) => each.getClientRects().length))).toEqual(
      Array.from({ length: await languages.count() }, () => 1),
    );
  });

test.describe('nothing found', () => {
  for (const [prefix, word, name] of [
    ['', 'keindahan', 'Search in every language'],
    ['/id', 'kitchen', 'Cari dalam semua bahasa'],
  ] as const)
    test(`a word of another language leads to the hits of every language (${word})`, async ({ page }) => {
      await openAlive(page, `${prefix}/search?q=${word}`);
      await page.evaluate(() => Object.assign(window, { mark: 1 }));
      const way = page.getByRole('button', { name, exact: true });
      await way.press('Enter');
      await expect(hits(page)).not.toHaveCount(0);
      await expect(page).toHaveURL(`${prefix}/search?q=${word}&language=all`);
      await expect(languageChoice(page)).toHaveValue('all');
      await expect(way).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(languageChoice(page), 'the way goes on from where the results begin').toBeFocused();
      expect(await page.evaluate(() => 'mark' in window)).toBe(true);
    });

  for (const [prefix, name] of [
    ['', 'Search in all sections'],
    ['/id', 'Cari di semua bagian'],
  ] as const)
    test(`a section without hits leads to those of all sections (${name})`, async ({ page }) => {
      await openAlive(page, `${prefix}/search?q=recoil&section=docs&language=all`);
      const way = page.getByRole('main').getByRole('button', { name, exact: true });
      await way.press('Enter');
      await expect(hits(page)).not.toHaveCount(0);
      await expect(page).toHaveURL(`${prefix}/search?q=recoil&language=all`);
    });

  test('no way is offered that leads to nothing', async ({ page }) => {
    await openAlive(page, '/search?q=qqqzzzxxx&section=docs&language=all');
    await expect(count(page)).toHaveText('No results for "qqqzzzxxx"');
    await expect(page.getByRole('button', { name: /^Search in/ })).toHaveCount(0);
  });

  test('[S8.2] no hits: the query, suggestions that find something, and whom to tell', async ({ page }) => {
    await changeSearchSettings(page, { missingResultsUrl: 'https://example.com/?q={query}' });
    await page.goto('/search?q=qqqzzzxxx');
    await expect(count(page)).toHaveText('No results for "qqqzzzxxx"');
    await expect(page.getByText('Try searching for')).toBeVisible();
    await expect(page.getByText('Believe this query should return results?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /=qqqzzzxxx$/);
    await expect(page.getByRole('heading', { name: 'Recent posts' })).toBeVisible();
    const suggestion = page.locator('.search-suggestions button').first();
    const text = await suggestion.innerText();
    await suggestion.click();
    await expect(box(page)).toHaveValue(text);
    await expect(hits(page)).not.toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Recent posts' })).toBeHidden();
  });

  for (const prefix of ['', '/id'])
    test(`from a suggestion the way goes on where its results begin (${prefix}/search)`, async ({ page }) => {
      await openAlive(page, `${prefix}/search?q=qqqzzzxxx`);
      const suggestion = page.locator('.search-suggestions button').first();
      const text = await suggestion.innerText();
      await suggestion.press('Enter');
      await expect(hits(page)).not.toHaveCount(0);
      await expect(box(page)).toHaveValue(text);
      await expect(page.locator('.search-screen')).toBeFocused();
    });
});

test.describe('a service that answers first', () => {
  // The hosts of these tests are none of the site's, which its policy would not let it ask.
  test.use({ bypassCSP: true });

  const hosts: SearchHost[] = [];
  test.afterEach(async () => {
    await Promise.all(hosts.splice(0).map(({ stop }) => stop()));
  });

  async function startHost(handle: HandleSearch): Promise<SearchHost> {
    const host = await startSearchHost(handle);
    hosts.push(host);
    return host;
  }

  /** The search page with one such service. */
  async function openWith(page: Page, handle: HandleSearch, path = '/search'): Promise<SearchHost> {
    const host = await startHost(handle);
    await askHostsFirst(page, [host.address]);
    await openAlive(page, path);
    await expect(page.locator('.search-screen')).toBeAttached();
    return host;
  }

  /** The engine in the page cannot help. */
  const blockIndex = (page: Page) => page.route(/\/search-index\//, (route) => route.abort());

  const hang: HandleSearch = () => {};
  const status =
    (code: number): HandleSearch =>
    (response) =>
      void response.writeHead(code).end(JSON.stringify({ message: 'No', status: code }));
  const text =
    (body: string): HandleSearch =>
    (response) =>
      void response.end(body);

  const PASSED_ON: Readonly<Record<string, HandleSearch>> = {
    down: (response) => void response.destroy(),
    '5xx': status(503),
    hang,
    cut: (response) =>
      void response
        .writeHead(200, { 'content-length': '999' })
        .write('{"results":[', () => response.destroy()),
  };

  for (const [name, handle] of Object.entries(PASSED_ON)) {
    test(`[S7.6, S8.5] ${name}: the engine in the page answers`, async ({ page }) => {
      const host = await openWith(page, handle);
      await setHaste(page, handle === hang);
      await box(page).fill('docker');
      await expect(titles(page).first()).toBeVisible();
      await expect(page.getByText('remote-')).toHaveCount(0);
      expect(host.asked).toEqual(['docker']);
    });

    test(`[S4.2, S8.1] ${name}, and the engine cannot: the error stays, and goes when it is better`, async ({
      page,
    }) => {
      await blockIndex(page);
      const host = await openWith(page, handle);
      await setHaste(page, handle === hang);
      await box(page).fill('docker');
      await showsFailure(page);
      await setHaste(page, false);
      host.behave(goodHost);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(titles(page)).toHaveText(['remote-docker']);
      await expect(page.getByText(CHECK)).toHaveCount(0);
    });
  }

  const FAILS_AT_ONCE: Readonly<Record<string, HandleSearch>> = {
    '4xx': status(403),
    429: status(429),
    'not JSON': text('<html>Welcome to this network</html>'),
    'wrong shape': text('{"results":[{"hits":{"0":1}}]}'),
    'wrong hits': text('{"results":[{"hits":[{"url":1},null,"x"]}]}'),
    'empty body': text(''),
  };

  for (const [name, handle] of Object.entries(FAILS_AT_ONCE)) {
    test(`[S8.1, S8.5] ${name}: the error stays until the next input`, async ({ page }) => {
      const host = await openWith(page, handle);
      await box(page).fill('docker');
      await showsFailure(page);
      expect(host.asked).toEqual(['docker']);
      host.behave(goodHost);
      await box(page).fill('dockers');
      await expect(titles(page)).toHaveText(['remote-dockers']);
    });
  }

  async function showsFailure(page: Page): Promise<void> {
    await expect(count(page)).toHaveText(FAILED);
    await expect(page.getByText(CHECK)).toBeVisible();
    await page.mouse.move(50, 300);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 900)));
    await expect(count(page)).toHaveText(FAILED);
    await expect(hits(page)).toHaveCount(0);
  }

  test('slow: it says that it is searching, and then shows what came', async ({ page }) => {
    let answer = (): void => {};
    const host = await openWith(page, (response, params) => {
      answer = () => goodHost(response, params);
    });
    await box(page).fill('docker');
    await expect(count(page)).toHaveText('Searching…');
    await expect(page.locator('.search-screen')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => host.asked).toEqual(['docker']);
    answer();
    await expect(titles(page)).toHaveText(['remote-docker']);
    await expect(page.locator('.search-screen')).toHaveAttribute('aria-busy', 'false');
  });

  test('[S8.2] empty: no results, which is no error', async ({ page }) => {
    await openWith(page, text(searchAnswer([])), '/search?q=docker');
    await expect(count(page)).toHaveText('No results for "docker"');
    await expect(page.getByText(CHECK)).toHaveCount(0);
  });

  test('reordered: a late answer never takes the place of a newer one', async ({ page }) => {
    const late: (() => void)[] = [];
    await openWith(page, (response, params) => {
      if (params.get('query') === 'new') goodHost(response, params);
      else late.push(() => goodHost(response, params));
    });
    await box(page).fill('old');
    await expect.poll(() => late.length).toBe(1);
    await box(page).fill('new');
    await expect(titles(page)).toHaveText(['remote-new']);
    const answered = page.waitForResponse(/127\.0\.0\.1/);
    late.forEach((answer) => answer());
    await (await answered).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await expect(titles(page)).toHaveText(['remote-new']);
    await expect(count(page)).toHaveText('1 result');
  });

  test('[S7.6] partial hosts: the first that works answers', async ({ page }) => {
    const [down, broken, good] = await Promise.all([
      startHost(goodHost),
      startHost(status(500)),
      startHost(goodHost),
    ]);
    await down.stop();
    hosts.splice(hosts.indexOf(down), 1);
    await askHostsFirst(page, [down.address, broken.address, good.address]);
    await openAlive(page, '/search?q=docker');
    await expect(titles(page)).toHaveText(['remote-docker']);
    await box(page).fill('docker again');
    await expect(titles(page)).toHaveText(['remote-docker again']);
    expect([broken.asked.length, good.asked.length]).toEqual([1, 2]);
  });

  test('sections of its own can be chosen and stay chosen, though the address cannot say them', async ({
    page,
  }) => {
    const facets = { 'hierarchy.lvl0': { Guides: 3, Blog: 2 } };
    await openWith(
      page,
      (response, params) => {
        const name = `${params.get('query')} ${params.get('facetFilters')?.includes('Guides')}`;
        response.end(searchAnswer([searchHit(name)], { facets }));
      },
      '/search?q=one',
    );
    await sectionChoice(page).selectOption('Guides');
    await expect(titles(page)).toHaveText(['one true']);
    await box(page).fill('two');
    await expect(page).toHaveURL('/search?q=two');
    await expect(titles(page)).toHaveText(['two true']);
    await sectionChoice(page).selectOption('blog');
    await expect(page).toHaveURL('/search?q=two&section=blog');
    await expect(titles(page)).toHaveText(['two false']);
  });

  /** 20 hits a page, of which there are as many as pages. */
  const paged =
    (nbPages: number): HandleSearch =>
    (response, params) => {
      const number = Number(params.get('page') ?? 0);
      const names = Array.from({ length: 20 }, (_, at) => searchHit(`hit-${number * 20 + at}`));
      response.end(searchAnswer(names, { nbHits: nbPages * 20, page: number, nbPages }));
    };

  /** A turn of the wheel ends where the page on the screen does, which may not have its latest hits yet: turn again. */
  const scrollToEnd = (page: Page) => page.mouse.wheel(0, 100_000);

  test('[S9.1] more hits come as one scrolls, and by the button after that', async ({ page }) => {
    test.slow();
    await openWith(page, paged(8), '/search?q=many');
    await expect(count(page)).toHaveText('160 results');
    const button = page.getByRole('button', { name: 'Load more' });
    for (const loaded of [40, 60, 80, 100, 120]) {
      await expect
        .poll(async () => {
          await scrollToEnd(page);
          return hits(page).count();
        })
        .toBeGreaterThanOrEqual(loaded);
    }
    await expect(hits(page)).toHaveCount(120);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(hits(page)).toHaveCount(140);
    await expect(titles(page).nth(120)).toBeFocused();
    await button.click();
    await expect(hits(page)).toHaveCount(160);
    await expect(button).toHaveCount(0);
    await expect(titles(page).nth(140)).toBeFocused();
  });

  test('a page of hits that cannot be fetched leaves the others, and is tried again', async ({ page }) => {
    await blockIndex(page);
    const host = await openWith(page, paged(2), '/search?q=many');
    await expect(hits(page)).toHaveCount(20);
    host.behave(status(500));
    await expect
      .poll(async () => {
        await scrollToEnd(page);
        return page.getByText('More results could not be fetched.').isVisible();
      })
      .toBe(true);
    await expect(hits(page)).toHaveCount(20);
    host.behave(paged(2));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(hits(page)).toHaveCount(40);
  });
});

for (const hasPolicy of [true, false]) {
  test.describe(`100 hostile strings, ${hasPolicy ? 'with' : 'without'} the content security policy`, () => {
    test.use({ bypassCSP: !hasPolicy });

    /** A page that would tell of a break-in, with a host of the site that answers so. */
    async function openWithAnswer(page: Page, answer: string, baseURL: string | undefined): Promise<void> {
      await page.addInitScript((name) => {
        Object.assign(window, { [name]: () => document.documentElement.setAttribute('data-broken-in', '') });
      }, BREAK_IN);
      await askHostsFirst(page, [`${baseURL}/host`]);
      await page.route('**/host/**', (route) => route.fulfill({ body: answer }));
      await openAlive(page, '/search');
      await expect(page.locator('.search-screen')).toBeAttached();
    }

    async function expectHarmless(page: Page): Promise<void> {
      const protocols = await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
      expect(protocols.filter((protocol) => !['http:', 'https:'].includes(protocol))).toEqual([]);
      await expect(
        page.locator('.search-screen').locator('img, svg, script, iframe, style, form'),
      ).toHaveCount(0);
      await awaitPaint(page);
      await expect(page.locator('html[data-broken-in]')).toHaveCount(0);
    }

    test('in every field of a hit are texts', async ({ page, baseURL }) => {
      const answers = HOSTILE_STRINGS.flatMap((evil, at) => {
        const hierarchy = { lvl0: evil, lvl1: evil, lvl2: evil };
        const leaf = { value: evil, matchLevel: 'full' };
        const marks = { hierarchy: { lvl1: leaf, lvl2: leaf }, content: leaf };
        const language = { language: evil, text_language: evil };
        const plain = { hierarchy, content: evil, type: 'lvl2', ...language };
        return [
          searchHit(`${evil}${at}`, plain),
          searchHit(`marked ${at}`, { ...plain, _highlightResult: marks, _snippetResult: marks }),
        ];
      });
      const links = HOSTILE_ADDRESSES.map((url) => searchHit(url, { url }));
      const facets = { 'hierarchy.lvl0': Object.fromEntries(HOSTILE_STRINGS.map((evil) => [evil, 1])) };
      await openWithAnswer(page, searchAnswer([...answers, ...links], { facets }), baseURL);
      await box(page).fill('x');
      await expect(hits(page)).toHaveCount(2 * HOSTILE_STRINGS.length);
      await expectHarmless(page);
    });

    test('as queries are texts, typed or in the address', async ({ page, baseURL }) => {
      test.slow();
      await openWithAnswer(page, searchAnswer([]), baseURL);
      for (const evil of HOSTILE_STRINGS) {
        await box(page).fill(evil);
        await expect(count(page)).toHaveText(`No results for "${evil.trim()}"`);
      }
      await expectHarmless(page);
      for (const evil of HOSTILE_STRINGS.filter((_, at) => at % 5 === 0)) {
        await page.goto(`/search?q=${encodeURIComponent(evil)}`);
        await expect(count(page)).toHaveText(`No results for "${evil.trim()}"`);
        await expectHarmless(page);
      }
    });
  });
}

test.describe('insights', () => {
  interface Sent {
    readonly aa?: {
      readonly queue: readonly (readonly [method: string, event: Readonly<Record<string, unknown>>])[];
    };
  }

  /** What is waiting for the script, which never comes: neither the policy nor the line lets it. */
  const sent = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as Sent).aa?.queue.map(([method, event]) => [method, event['positions']]),
    );

  test('[S7.8] views and clicks are reported if the owner wishes it, and its script may fail', async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route('**/host/**', (route) =>
      route.fulfill({ body: searchAnswer([searchHit('archive'), searchHit('tags')], { queryID: 'q1' }) }),
    );
    const remote = { appId: 'APP', apiKey: 'key', hosts: [`${baseURL}/host`] };
    await changeSearchSettings(page, { remote, hasInsights: true });
    await giveHostsTime(page);
    await openAlive(page, '/search?q=x');
    await expect(hits(page)).toHaveCount(2);
    await expect
      .poll(() => sent(page))
      .toEqual([
        ['init', undefined],
        ['viewedObjectIDs', undefined],
      ]);
    await titles(page).nth(1).click();
    await expect(page).toHaveURL('/tags');
    expect((await sent(page))?.at(-1)).toEqual(['clickedObjectIDsAfterSearch', [2]]);
    expect(errors).toEqual([]);
  });

  test('[S7.8] insights are optional: without them no such script is asked for', async ({ page }) => {
    await openAlive(page, '/search?q=docker');
    await expect(hits(page)).not.toHaveCount(0);
    expect(await sent(page)).toBeUndefined();
    await expect(page.locator('script[src*="insights"]')).toHaveCount(0);
  });
});

test.describe('accessibility', () => {
  for (const { code, prefix } of LOCALES) {
    test(`every screen keeps WCAG 2.2 AA and best practice in both themes (${code})`, async ({ page }) => {
      test.slow();
      await useAxe(page);
      const faults: string[] = [];
      const check = async (screen: string): Promise<void> => {
        faults.push(...(await violationsAt(page, [320, 1280])).map((fault) => `${screen}, ${fault}`));
      };
      await page.goto(`${prefix}/search?q=docker`);
      await expect(hits(page)).not.toHaveCount(0);
      await check('hits');
      await box(page).fill('qqqzzzxxx');
      await expect(page.locator('.search-suggestions')).toBeVisible();
      await check('no results');
      await box(page).fill('');
      await expect(page.locator('.search-suggestions')).toHaveCount(0);
      await check('start');
      await page.route(/\/search-index\//, (route) => route.abort());
      await page.goto(`${prefix}/search?q=docker`);
      await expect(page.locator('.search-screen[data-status="error"]')).toBeVisible();
      await check('error');
      expect(faults).toEqual([]);
    });
  }
});
