import { collectComplaints, openAlive } from './browserEntry.ts';
import {
  awaitPage,
  barLink,
  clickInPlace,
  countRequests,
  follow,
  holdPage,
  scrollTo,
  scrollTop,
  startJourney,
} from './journey.ts';
import { expect, test } from './test.ts';

const POST = '/self-hosted-blog';

test('[S2.21] before navigating, the target route is preloaded, and the old page stays until it is there', async ({
  page,
}) => {
  const archive = await holdPage(page, '/archive');
  const { isSameDocument } = await startJourney(page, POST);
  const heading = await page.locator('h1').innerText();
  await barLink(page, '/archive').click();
  await archive.asked;
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page).toHaveURL(POST);
  archive.release();
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  await expect(page).toHaveURL('/archive');
  expect(await isSameDocument()).toBe(true);
});

test('the whole page follows: title, language, description, current links, sidebar and menus', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const { isSameDocument } = await startJourney(page, '/about/');
  await expect(page.locator('.sidebar')).toHaveCount(0);
  await page.locator('.locale-menu summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Indonesia' }).click();
  await expect(page).toHaveURL('/id/about/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.locator('details[name=navbar][open]')).toHaveCount(0);
  await barLink(page, '/id/archive').click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/id\/archive$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /\/id\/manifest\.webmanifest$/);
  await expect(barLink(page, '/id/archive')).toHaveAttribute('aria-current', 'page');
  await expect(barLink(page, '/id/about/')).not.toHaveAttribute('aria-current');
  await page.getByRole('main').locator('a[href="/id/repack"]').click();
  await expect(page).toHaveTitle(/Re\.Pack/);
  await expect(page.locator('.sidebar a').first()).toBeAttached();
  expect(await isSameDocument()).toBe(true);
  expect(complaints).toEqual([]);
});

for (const width of [375, 1280]) {
  test(`the first screen of a page is laid out first, then the rest, and nothing moves (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await startJourney(page, POST);
    await page.evaluate(() => {
      const seen: string[] = [];
      const root = document.documentElement;
      new MutationObserver(() => {
        seen.push(
          'arriving' in root.dataset ? `arriving: ${document.querySelector('h1')?.textContent}` : 'whole',
        );
      }).observe(root, { attributeFilter: ['data-arriving'] });
      new PerformanceObserver(() => seen.push('moved')).observe({ type: 'layout-shift' });
      Object.assign(window, { seen });
    });
    await follow(page, '/repack');
    await awaitPage(page, '/repack');
    const seen = () => page.evaluate(() => (window as { seen?: readonly string[] }).seen);
    await expect.poll(seen).toEqual([expect.stringContaining('arriving'), 'whole']);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const arrived = await height();
    expect(
      await page.locator('.footer').evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
    expect(await seen()).toHaveLength(2);
    await openAlive(page, '/repack');
    expect(arrived).toBe(await height());
  });
}

test('the last link wins: a page that comes late is never shown', async ({ page }) => {
  const archive = await holdPage(page, '/archive');
  const { isSameDocument } = await startJourney(page, POST);
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent ?? '')).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await barLink(page, '/archive').click();
  await archive.asked;
  await barLink(page, '/books/').click();
  await expect(page).toHaveURL('/books/');
  const late = page.waitForResponse((response) => response.url().endsWith('/archive'));
  archive.release();
  await (await late).finished();
  await barLink(page, '/about/').click();
  await expect(page).toHaveURL('/about/');
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).not.toContain('Blog Archive');
  expect(await isSameDocument()).toBe(true);
});

test('[S2.22] after navigation the page scrolls to the top', async ({ page }) => {
  await startJourney(page, POST);
  await scrollTo(page, 700);
  await barLink(page, '/archive').click();
  await expect(page).toHaveURL('/archive');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('[S2.22] after navigation the page scrolls to the hash target, and no bar hides it', async ({
  page,
}) => {
  for (const width of [375, 800, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await openAlive(page, '/tags');
    const id = await page.evaluate(async (path) => {
      const html = await (await fetch(path)).text();
      return /<h2[^>]* id="([^"]+)"/g.exec(html.slice(html.indexOf('<main')))?.[1] ?? '';
    }, POST);
    await follow(page, `${POST}#${id}`);
    await expect(page).toHaveURL(`${POST}#${id}`);
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() =>
        heading.evaluate((element) => {
          const { left, top } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 2, top + 2));
        }),
      )
      .toBe(true);
  }
});

test('a link to words of another page leads there, by a load', async ({ page }) => {
  await openAlive(page, POST);
  await page
    .locator('main p a')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = '/repack#:~:text=Would%20I%20do';
    });
  await page.locator('main p a').first().click();
  await expect(page).toHaveURL('/repack');
  await expect(page.locator('h1')).toHaveText(/Re\.Pack/);
  await expect(page.getByRole('heading', { name: 'Would I do' })).toBeInViewport();
});

test('every heading that the table of contents leads to is fully visible', async ({ page }) => {
  for (const width of [375, 800, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await openAlive(page, POST);
    const ids = await page.locator('main :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport({ ratio: 1 });
      const top = await page
        .locator(`[id="${id}"]`)
        .evaluate((element) => element.getBoundingClientRect().top);
      const bar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
      expect(top, `${id} at ${width} px`).toBeGreaterThanOrEqual(bar);
    }
  }
});

test('a hash that cannot be decoded throws nothing, on a click and on a load', async ({ page }) => {
  const complaints = collectComplaints(page);
  for (const hash of ['#%', '#%E0%A4%A']) {
    await openAlive(page, `/archive${hash}`);
    const { isSameDocument } = await startJourney(page, '/tags');
    await follow(page, POST + hash);
    await expect(page).toHaveURL(POST + hash);
    await expect(page.locator('main')).toBeFocused();
    expect(await isSameDocument()).toBe(true);
  }
  expect(complaints).toEqual([]);
});

test('the focus moves to the content and the new title is announced politely, but not on the first load', async ({
  page,
}) => {
  await startJourney(page, POST);
  const title = await page.title();
  const announcer = page.locator('[aria-live=polite][data-announcer]');
  await expect(announcer).toHaveText('');
  await barLink(page, '/archive').focus();
  await page.keyboard.press('Enter');
  await expect(announcer).toHaveText(/^Blog Archive/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(announcer).toHaveText(title);
  await expect(page.getByRole('main')).toBeFocused();
});

test('back gives the focus to the link that was followed', async ({ page }) => {
  const { isSameDocument } = await startJourney(page, '/');
  const link = page.locator('main h2 a').last();
  await link.focus();
  const href = await link.getAttribute('href');
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await scrollTop(page)).toBe(top);
  await page.goForward();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isSameDocument()).toBe(true);
});

test('another query and a hash lead to the hash, without fetching', async ({ page }) => {
  const { isSameDocument } = await startJourney(page, '/repack');
  const heading = page.locator('main h2[id]:not(.sr-only)').last();
  const id = await heading.getAttribute('id');
  const count = countRequests(page, '/repack');
  await follow(page, `/repack?x=2#${id}`);
  await expect(page).toHaveURL(`/repack?x=2#${id}`);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  expect(count).toEqual({ fetches: 0, loads: 0 });
  expect(await isSameDocument()).toBe(true);
});

test('a change of the query alone neither scrolls nor fetches', async ({ page }) => {
  const { isSameDocument } = await startJourney(page, '/tags');
  const count = countRequests(page, '/tags');
  await scrollTo(page, 120);
  await follow(page, '/tags?from=here');
  await expect(page).toHaveURL('/tags?from=here');
  expect(await scrollTop(page)).toBe(120);
  await page.goBack();
  await expect(page).toHaveURL('/tags');
  expect(await scrollTop(page)).toBe(120);
  expect(count).toEqual({ fetches: 0, loads: 0 });
  expect(await isSameDocument()).toBe(true);
});

test('[S2.23] the language switcher leads to the same page and keeps the search string and hash', async ({
  page,
  context,
}) => {
  const { isSameDocument } = await startJourney(page, '/about/?from=mail#main');
  await page.locator('.locale-menu summary').click();
  const link = page.getByRole('banner').getByRole('link', { name: 'Indonesia' });
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened, 'in a new tab too').toHaveURL('/id/about/?from=mail#main');
  await (await opened).close();
  await page.evaluate(() => {
    location.hash = '#elsewhere';
  });
  await page.locator('.locale-menu').evaluate((menu: HTMLDetailsElement) => (menu.open = true));
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/id/about/?from=mail#elsewhere');
  expect(await isSameDocument()).toBe(true);
});

for (const [from, label, to] of [
  ['/tags/none?x=1#y', 'Indonesia', '/id/tags/none?x=1#y'],
  ['/id/tags/none?x=1#y', 'English', '/tags/none?x=1#y'],
] as const)
  test(`[S2.23] where nothing was found, the language switcher leads to the same address (${from})`, async ({
    page,
  }) => {
    await openAlive(page, from);
    await page.locator('.locale-menu summary').click();
    await page.getByRole('banner').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('lang', to.startsWith('/id/') ? 'id' : 'en');
  });

test('an address with the other slash or an ending leads to the one page, as on the server', async ({
  page,
}) => {
  const { isSameDocument } = await startJourney(page, POST);
  for (const [href, url] of [
    ['/about?x=1#y', '/about/?x=1#y'],
    ['/archive/', '/archive'],
    ['/books/index.html', '/books/'],
    ['/tags.html', '/tags'],
  ] as const) {
    await follow(page, href);
    await expect(page).toHaveURL(url);
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(await isSameDocument()).toBe(true);
});

test('a view transition is made where the reader allows motion, and swallows no clicks', async ({ page }) => {
  const { isSameDocument } = await startJourney(page, POST);
  /** Looks once the frame has been painted in which a transition would have begun. */
  const isMoving = () =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return document.getAnimations().length > 0;
    });
  // Style sheets made by a script are the page's own: they need no word of the policy.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(*) { animation-duration: 1000s }');
    document.adoptedStyleSheets = [slow];
  });
  // A device that is slow at the moment shows the page at once.
  await expect
    .poll(async () => {
      await follow(page, POST);
      await expect(page.locator('h1')).not.toHaveText('Blog Archive');
      await clickInPlace(barLink(page, '/archive'));
      await expect(page.locator('h1')).toHaveText('Blog Archive');
      return isMoving();
    })
    .toBe(true);
  await clickInPlace(barLink(page, '/books/'));
  await expect(page).toHaveURL('/books/');
  expect(await isSameDocument()).toBe(true);
});

test('a reader who wants less motion gets no view transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('No motion, please.');
    };
  });
  const complaints = collectComplaints(page);
  const { isSameDocument } = await startJourney(page, POST);
  await barLink(page, '/archive').click();
  await expect(page.locator('h1')).toHaveText('Blog Archive');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isSameDocument()).toBe(true);
  expect(complaints).toEqual([]);
});
