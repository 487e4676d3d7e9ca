import type { Page } from '@playwright/test';
import { awaitPaint, openAlive } from './browserEntry.ts';
import { BREAK_IN, HOSTILE_ADDRESSES, HOSTILE_STRINGS } from './hostileStrings.ts';
import { useModalSearchHost } from './modalSearchHost.ts';
import { LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';
import { useAxe, violationsAt } from './violations.ts';

const modal = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => modal(page).getByRole('combobox');
const options = (page: Page) => modal(page).getByRole('option');

const KEYS = ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__lontar`);

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

/** Writes both lists of saved searches as they are. */
async function store(page: Page, text: string): Promise<void> {
  await page.evaluate(([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)), [
    KEYS,
    text,
  ] as const);
}

function savedHit(text: string, index: number, language = text): object {
  const hierarchy = { lvl0: text, lvl1: text, lvl2: text, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const url = HOSTILE_ADDRESSES[index] ?? `/${index}?${text}`;
  return {
    objectID: `${index}${text}`,
    url,
    type: 'lvl2',
    hierarchy,
    content: text,
    text_language: language,
  };
}

/** Pieces of a list, in order. */
function batches(texts: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, index) =>
    texts.slice(index * size, (index + 1) * size),
  );
}

/** Nothing in the modal but what the modal is made of, and links that lead to pages. */
async function expectHarmless(page: Page): Promise<void> {
  const strange = await modal(page).evaluate((dialog) =>
    [
      ...dialog.querySelectorAll(
        ':not(div, form, input, button, svg.icon, svg.icon path, a, span, p, ul, li, kbd, mark)',
      ),
      ...[...dialog.querySelectorAll<HTMLAnchorElement>('a')].filter(
        ({ protocol }) => !/^https?:$/.test(protocol),
      ),
    ].map(({ outerHTML }) => outerHTML),
  );
  expect(strange).toEqual([]);
}

for (const hasPolicy of [true, false]) {
  test.describe(`100 hostile strings, ${hasPolicy ? 'with' : 'without'} the content security policy`, () => {
    let calls: number;

    test.use({ bypassCSP: !hasPolicy });

    test.beforeEach(async ({ page }) => {
      calls = 0;
      await page.exposeFunction(BREAK_IN, () => {
        calls += 1;
      });
      page.on('dialog', (dialog) => {
        calls += 1;
        void dialog.dismiss();
      });
    });

    test.afterEach(async ({ page }) => {
      await awaitPaint(page);
      expect(calls).toBe(0);
    });

    test(`would ${hasPolicy ? 'be held off' : 'run'} if they were taken for HTML`, async ({ page }) => {
      await openAlive(page, '/');
      await page.evaluate((html) => {
        try {
          document.body.insertAdjacentHTML('beforeend', html);
        } catch (error) {
          console.info(error);
        }
      }, `<img src=x onerror=${BREAK_IN}()>`);
      await expect.poll(() => calls).toBe(hasPolicy ? 0 : 1);
      calls = 0;
    });

    test('in every field of an answer are shown as text', async ({ page, baseURL }) => {
      expect(HOSTILE_STRINGS).toHaveLength(100);
      const sets = batches(HOSTILE_STRINGS, 10);
      await useModalSearchHost(page, baseURL ?? '', (query) => ({
        hits: (sets[Number(query)] ?? []).flatMap((text, index) => [
          // As a host that marks nothing would have it, and as one that escapes nothing.
          {
            title: text,
            group: text,
            heading: text,
            content: text,
            objectID: text,
            language: text,
            url: `/?${text}`,
          },
          { title: text, group: `${index}${text}`, content: text, marked: text, url: `/${text}` },
        ]),
      }));
      await openAlive(page, '/');
      await openSearch(page);
      for (const [index, texts] of sets.entries()) {
        await box(page).fill(String(index));
        await expect(options(page)).toHaveCount(20);
        // The one that marks nothing shows every letter.
        for (const text of texts) await expect(options(page).filter({ hasText: text }).first()).toBeVisible();
        await expectHarmless(page);
      }
    });

    test('as addresses of an answer lead nowhere', async ({ page, baseURL }) => {
      await useModalSearchHost(page, baseURL ?? '', () => ({
        hits: [...HOSTILE_ADDRESSES, '/repack'].map((url) => ({ title: url, url })),
      }));
      await openAlive(page, '/');
      await openSearch(page);
      await page.keyboard.type('a');
      await expect(options(page)).toHaveText(['/repack']);
      await expectHarmless(page);
    });

    test('in saved searches are shown as text, and their addresses lead nowhere', async ({ page }) => {
      await openAlive(page, '/');
      for (const texts of batches(HOSTILE_STRINGS, 10)) {
        await store(
          page,
          JSON.stringify(texts.map((text, index) => savedHit(text, index + HOSTILE_ADDRESSES.length))),
        );
        await openSearch(page);
        for (const text of texts) await expect(options(page).filter({ hasText: text }).first()).toBeVisible();
        await expectHarmless(page);
        await page.keyboard.press('Escape');
        await expect(modal(page)).toBeHidden();
      }
      await store(page, JSON.stringify(HOSTILE_ADDRESSES.map((url, index) => savedHit(url, index))));
      await openSearch(page);
      await expect(options(page)).toHaveCount(0);
      await expect(modal(page).getByText('No recent searches')).toBeVisible();
    });

    test('as queries are shown as text', async ({ page, baseURL }) => {
      await useModalSearchHost(page, baseURL ?? '', () => ({ hits: [] }));
      await openAlive(page, '/');
      await openSearch(page);
      for (const text of HOSTILE_STRINGS) {
        const query = text.slice(0, 64).trim();
        await box(page).fill(text);
        await expect(modal(page).locator('.search-message-title')).toHaveText(`No results for "${query}"`);
      }
      await expectHarmless(page);
    });
  });
}

test.describe('corrupt storage is discarded and the modal opens', () => {
  const HUGE = `["${'x'.repeat(2_000_000)}"]`;
  const CORRUPT = ['{oops', '', 'null', '{}', '7', '"text"', '[[[[]]]]', '[null, 7, {"url": "/"}]', HUGE];

  for (const [index, text] of CORRUPT.entries())
    test(`${index}: ${text.slice(0, 30)}`, async ({ page }) => {
      await openAlive(page, '/');
      await store(page, text);
      await openSearch(page);
      await expect(modal(page).getByText('No recent searches')).toBeVisible();
      await page.keyboard.type('recoil');
      await options(page).first().click();
      await expect(modal(page)).toBeHidden();
      await openSearch(page);
      await expect(options(page)).toHaveCount(1);
    });

  test('storage that is blocked is done without', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      }),
    );
    await openAlive(page, '/');
    await openSearch(page);
    await page.keyboard.type('recoil');
    await options(page).first().click();
    await expect(page).not.toHaveURL('/');
  });
});

for (const { code, prefix } of LOCALES)
  test(`every screen keeps WCAG 2.2 AA and best practice in both themes (${code})`, async ({
    page,
    baseURL,
  }) => {
    await useAxe(page);
    const stall = new Promise<null>(() => {});
    await useModalSearchHost(page, baseURL ?? '', async (query, route) => {
      if (query === 'stall') return stall;
      if (query === 'nothing') return { hits: [] };
      if (query === 'hits')
        return {
          hits: [
            { title: 'A page', content: 'Some text', marked: 'Some <mark>text</mark>' },
            { title: 'A page', heading: 'A heading', language: 'id' },
            { title: 'A doc', heading: 'A heading', group: 'Docs', type: 'content', content: 'Text' },
          ],
        };
      await route.fulfill({ status: 400, json: { message: 'no', status: 400 } });
      return null;
    });
    await openAlive(page, `${prefix}/`);
    const faults: string[] = [];
    const check = async (screen: string): Promise<void> => {
      faults.push(...(await violationsAt(page, [375, 1280])).map((fault) => `${screen}, ${fault}`));
    };
    await openSearch(page);
    await check('start');
    for (const [query, shown] of [
      ['nothing', '.search-message ul'],
      ['bad', '.search-message:not(:has(ul))'],
      ['hits', '.search-option'],
      ['stall', '.search-box[aria-busy="true"]'],
    ] as const) {
      await box(page).fill(query);
      await expect(modal(page).locator(shown).first()).toBeVisible();
      await check(query);
    }
    await box(page).fill('');
    await store(page, JSON.stringify([savedHit('A saved search', 20, 'en')]));
    await page.keyboard.press('Escape');
    await openSearch(page);
    await expect(options(page)).toHaveCount(1);
    await check('saved searches');
    expect(faults).toEqual([]);
  });
