import type { Page } from '@playwright/test';
import { openAlive } from './browserEntry.ts';
import { KINDS, LOCALES } from './siteRoutes.ts';
import { scrollBackTo } from './scrollBack.ts';
import { expect, test } from './test.ts';

const WIDTHS = [320, 375, 1280];

/** Sets the size of text that a reader chose in the browser's settings, 16 px by default. */
async function textSizes(page: Page): Promise<(pixels: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (pixels) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  };
}

function rootSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}

/** Tells at which widths the page that is shown scrolls sideways. */
async function sidewaysScrolls(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) faults.push(`at ${width} px: ${overflow} px`);
  }
  return faults;
}

/** As WCAG 1.4.12 has it; an empty text takes it back. */
const WIDE = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';

function spaceText(page: Page, style: string): Promise<void> {
  return page.evaluate((css) => {
    document.body.style.cssText = css;
  }, style);
}

for (const { code, prefix } of LOCALES) {
  test(`no page scrolls sideways at ${WIDTHS.join(', ')} px, nor with wide spacing of the text, nor with text of twice the size (${code})`, async ({
    page,
  }) => {
    const setTextSize = await textSizes(page);
    const faults: string[] = [];
    const check = async (state: string) => {
      faults.push(...(await sidewaysScrolls(page)).map((fault) => `${state} ${fault}`));
    };
    for (const kind of KINDS) {
      await page.goto(prefix + kind);
      await check(`${prefix}${kind}`);
      await spaceText(page, WIDE);
      await check(`${prefix}${kind}, spaced,`);
      await spaceText(page, '');
      const usual = await rootSize(page);
      await setTextSize(32);
      expect(await rootSize(page), 'the page follows').toBe(2 * usual);
      await check(`${prefix}${kind}, large,`);
      await setTextSize(16);
    }
    expect(faults).toEqual([]);
  });

  test(`with text of twice the size no column is too narrow and nothing is cut (${code})`, async ({
    page,
  }) => {
    const setTextSize = await textSizes(page);
    await setTextSize(32);
    for (const width of [320, 375, 1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${prefix}/self-hosted-blog`);
      const facts = await page.evaluate(() => {
        const emsOf = (selector: string) => {
          const element = document.querySelector<HTMLElement>(selector);
          if (!element?.checkVisibility()) return null;
          return element.clientWidth / Number.parseFloat(getComputedStyle(element).fontSize);
        };
        const name = document.querySelector<HTMLElement>('.brand span');
        return {
          columns: ['main', '.sidebar', '.toc'].map(emsOf).filter((ems) => ems !== null),
          isNameCut: name !== null && name.scrollWidth > name.clientWidth,
        };
      });
      expect(Math.min(...facts.columns), `${width} px`).toBeGreaterThanOrEqual(width < 1000 ? 6 : 10);
      expect(facts.isNameCut, `${width} px`).toBe(false);
    }
  });
}

test('on a phone the names in tables stay whole, and what tells of them has room', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  for (const { prefix } of LOCALES) {
    await page.goto(`${prefix}/docs/`);
    const facts = await page.evaluate(() => ({
      broken: [...document.querySelectorAll('td:first-child code')]
        .filter((code) => code.getClientRects().length > 1)
        .map(({ textContent }) => textContent),
      narrowest: Math.min(
        ...[...document.querySelectorAll('td:has(code) + td + td')].map(({ clientWidth }) => clientWidth),
      ),
    }));
    expect(facts.broken).toEqual([]);
    expect(facts.narrowest).toBeGreaterThan(180);
  }
});

test('with text of twice the size covers show their whole titles and filters keep to the column', async ({
  page,
}) => {
  const setTextSize = await textSizes(page);
  await setTextSize(32);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/books/');
    const cut = await page
      .locator('.book-cover')
      .evaluateAll((all) => all.filter((cover) => cover.scrollHeight > cover.clientHeight).length);
    expect(cut, `covers at ${width} px`).toBe(0);

    await page.goto('/search?q=docker');
    const labels = page.locator('.search-filters label');
    await expect(labels).toHaveCount(2);
    const filters = await page.evaluate(() => {
      const end = document.querySelector('main')?.getBoundingClientRect().right ?? 0;
      return {
        lines: [...document.querySelectorAll('.search-filters label')].map(
          (label) => label.getClientRects()[0]?.height ?? 0,
        ),
        isWide: [...document.querySelectorAll('.search-filters select')].some(
          (select) => select.getBoundingClientRect().right > end,
        ),
      };
    });
    expect(Math.max(...filters.lines), `labels at ${width} px`).toBeLessThan(100);
    expect(filters.isWide, `selects at ${width} px`).toBe(false);
  }
});

test('a heading that an address names is not hidden by the bar at the top', async ({ page }) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/self-hosted-blog');
    const ids = await page.locator('main h2[id]').evaluateAll((headings) => headings.map(({ id }) => id));
    for (const id of ids.slice(0, 3)) {
      await page.goto(`/self-hosted-blog#${id}`);
      const heading = await page.locator(`[id="${id}"]`).boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      const barEnd = (bar?.y ?? 0) < 0 ? 0 : (bar?.y ?? 0) + (bar?.height ?? 0);
      expect(heading?.y, `#${id} at ${width} px`).toBeGreaterThanOrEqual(barEnd);
    }
  }
});

test('no line of dates and names ends with a dot, and a second line of a task stands below the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const dots = await page.locator('.post-card .post-meta').evaluateAll((all) =>
    all.map((meta) => {
      const start = meta.getBoundingClientRect().left;
      const [first, ...rest] = [...meta.children].map((child) => child.getBoundingClientRect());
      const wrapped = rest.filter(({ top }) => top > (first?.top ?? 0));
      // What is cut off holds the dots of all that begin a line.
      return wrapped.length > 0 && getComputedStyle(meta).clipPath !== 'none' && wrapped[0]?.left === start;
    }),
  );
  expect(dots).toContain(true);

  await page.goto('/markdown-page');
  const task = page.locator('.task-list-item').first();
  const lines = await task.evaluate((item) => {
    item.append(' and more words that go on to the next line of a narrow screen');
    const range = document.createRange();
    range.selectNodeContents(item);
    const box = item.querySelector('input')?.getBoundingClientRect();
    const lefts = [...range.getClientRects()].map(({ left }) => left);
    return { box: box?.right ?? 0, last: lefts.at(-1) ?? 0 };
  });
  expect(lines.last).toBeGreaterThanOrEqual(lines.box);
});

test('the footer is as high on every kind of page, whatever styles the page needs besides', async ({
  page,
}) => {
  const heights = new Set<number>();
  for (const path of KINDS) {
    await page.goto(path);
    heights.add(await page.locator('.footer').evaluate((footer) => footer.getBoundingClientRect().height));
  }
  expect([...heights]).toHaveLength(1);
});

for (const width of [375, 1280])
  test(`the keyboard moves among the controls of the bar without moving the page (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openAlive(page, '/id/repack');
    await page.evaluate(() => scrollTo(0, 3000));
    await page.locator('[data-act="theme"]').focus();
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(() => scrollY)).toBe(3000);
    }
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  });

for (const width of [375, 1280])
  test(`the picture of a post is whole in the list of posts (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const picture = page.locator('.post-picture img').first();
    await picture.scrollIntoViewIfNeeded();
    const ratios = () =>
      picture.evaluate((image: HTMLImageElement) => [
        image.naturalWidth / image.naturalHeight,
        image.clientWidth / image.clientHeight,
      ]);
    await expect.poll(async () => (await ratios())[0]).toBeGreaterThan(0);
    const [natural = 0, shown = 0] = await ratios();
    expect(Math.abs(shown / natural - 1)).toBeLessThan(0.02);
  });

test('with forced colours every icon and mark can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 375, height: 700 });
  await openAlive(page, '/id/docs/');
  const unseen = await page.locator('svg:visible').evaluateAll((icons) =>
    icons
      .filter((icon) => {
        const { stroke, fill } = getComputedStyle(icon);
        const canvas = getComputedStyle(document.body).backgroundColor;
        return [stroke, fill].every((color) => color === 'none' || color === canvas);
      })
      .map((icon) => icon.outerHTML),
  );
  expect(unseen).toEqual([]);
  await expect(page.locator('.code-block button').first()).toHaveCSS('border-top-style', 'solid');
  const tabs = page.locator('.tabs').first().locator('summary');
  await expect(tabs.first(), 'the open tab is underlined').toHaveCSS('border-bottom-width', '2px');
  await expect(tabs.last(), 'and it alone').toHaveCSS('border-bottom-width', '0px');
});

test('a table too wide for the page is scrolled on a screen and whole on paper', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/repack');
  const table = page.locator('.prose table').first();
  await table.evaluate((element: HTMLTableElement) => {
    for (const row of element.rows)
      for (let count = 0; count < 8; count += 1) row.append(row.cells[0]?.cloneNode(true) ?? '');
  });
  const isScrolled = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await isScrolled()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await isScrolled()).toBe(false);
});

test('on paper the books keep their covers, whatever the browser leaves out, and none is cut', async ({
  page,
}) => {
  await page.goto('/books/');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.book-cover', '.spine'])
    await expect(page.locator(part).first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('.shelf > li').first()).toHaveCSS('break-inside', 'avoid');
});

test('on paper no button is left over that could not be pressed there', async ({ page }) => {
  await page.goto('/search?q=react');
  await expect(page.locator('.search-more')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible')).toHaveCount(0);
});

test('on paper a link of a text that looks like a button is left, since it says where it leads', async ({
  page,
}) => {
  await page.goto('/markdown-page');
  const link = page.locator('.prose a[href]').first();
  await link.evaluate((element) => element.classList.add('button'));
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeVisible();
});

test('on paper an address that is written out stands there once', async ({ page }) => {
  await page.goto('/markdown-page');
  await page.emulateMedia({ media: 'print' });
  const address = page.locator('.prose a[href="https://example.com"]').first();
  await expect(address).toHaveText('https://example.com');
  expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
});

test('on paper there is the text alone: no bar, no buttons, code in full, addresses of links', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openAlive(page, '/docs/');
  await scrollBackTo(page, 2000);
  await expect(page.locator('.back-to-top')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    '.navbar',
    '.footer',
    '.toc',
    '.back-to-top',
    '.code-block button',
    '.heading-link',
    '.pager',
  ])
    await expect(page.locator(`${part}:visible`), part).toHaveCount(0);
  const facts = await page.evaluate(() => ({
    background: getComputedStyle(document.documentElement).backgroundColor,
    spaces: getComputedStyle(document.querySelector('.code-block pre') ?? document.body).whiteSpace,
    address: getComputedStyle(document.querySelector('.prose a[href^="http"]') ?? document.body, '::after')
      .content,
    isWide: [...document.querySelectorAll('.code-block pre')].some(
      (pre) => pre.scrollWidth > pre.clientWidth,
    ),
  }));
  expect(facts).toEqual({
    background: 'rgb(255, 255, 255)',
    spaces: 'pre-wrap',
    address: expect.stringContaining('(http'),
    isWide: false,
  });
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const kind of KINDS) {
    await openAlive(page, kind);
    const moving = await page.evaluate(() => {
      const isTimed = (list: string) => list.split(', ').some((time) => Number.parseFloat(time) > 0.001);
      return [...document.querySelectorAll('body *')].filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        return isTimed(transitionDuration) || (animationName !== 'none' && isTimed(animationDuration));
      }).length;
    });
    expect(moving, kind).toBe(0);
  }
});

test('a post is set in eight upright typefaces: a browser asks the system for each before the first picture', async ({
  page,
}) => {
  for (const path of ['/recoil-state-management', '/id/the-beauty-of-airplay', '/self-hosted-blog']) {
    await page.goto(path);
    const faces = await page.evaluate(() => {
      const hasText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) ||
        getComputedStyle(element, '::before').content !== 'none';
      const shown = [...document.querySelectorAll('body *')].filter(
        (element) => element.getClientRects().length > 0 && hasText(element),
      );
      return shown.flatMap((element) => {
        const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
        return fontStyle === 'normal' ? [`${fontWeight} ${fontSize} ${fontFamily}`] : [];
      });
    });
    const different = new Set(faces);
    expect(different.size, [...different].join('\n')).toBeLessThanOrEqual(8);
  }
});
