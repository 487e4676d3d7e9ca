import { LOCALES, POSTS, TAGS } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const slugs = POSTS.map(({ slug }) => slug).toSorted();

for (const { code, prefix } of LOCALES) {
  const isId = code === 'id';
  const recentPosts = isId ? 'Tulisan terkini' : 'Recent posts';
  const inPrefix = (paths: readonly string[]) => paths.map((path) => `${prefix}/${path}`).toSorted();

  test.describe(code, () => {
    test('[S1.3, S1.13] the blog home lists the eight posts, newest first', async ({ page }) => {
      await page.goto(`${prefix}/`);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(8);
      const hrefs = await cards
        .locator('h2 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.toSorted()).toEqual(inPrefix(slugs));
      const dates = await cards
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      expect(dates).toEqual(dates.toSorted().toReversed());
    });

    test('[S1.10] the blog sidebar groups posts by year', async ({ page }) => {
      await page.goto(`${prefix}/`);
      const sidebar = page.getByRole('complementary', { name: recentPosts });
      const years = await sidebar.locator('h3').allTextContents();
      expect(years).toEqual(['2023', '2022', '2021']);
      const hrefs = await sidebar
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.toSorted()).toEqual(inPrefix(slugs));
    });

    test('[S2.6, S1.12] the archive holds every post under its year, 2021 to 2023', async ({ page }) => {
      await page.goto(`${prefix}/archive`);
      const groups = await page
        .getByRole('main')
        .locator('section')
        .evaluateAll((sections) =>
          sections.map((section) => ({
            year: section.querySelector('h2')?.textContent,
            dates: [...section.querySelectorAll('time')].map((time) => time.dateTime),
            hrefs: [...section.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
          })),
        );
      expect(groups.map(({ year }) => year)).toEqual(['2023', '2022', '2021']);
      for (const { year, dates } of groups) for (const date of dates) expect(date.slice(0, 4)).toBe(year);
      expect(groups.flatMap(({ hrefs }) => hrefs).toSorted()).toEqual(inPrefix(slugs));
    });

    test('[S1.11, S9.16] the table of contents shows the headings of levels 2 and 3', async ({ page }) => {
      await page.setViewportSize({ width: 1400, height: 900 });
      for (const { slug } of POSTS) {
        await page.goto(`${prefix}/${slug}`);
        const contents = page.getByRole('navigation', { name: isId ? 'Di halaman ini' : 'On this page' });
        const entries = await contents
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        const headings = await page
          .getByRole('main')
          .locator('h2[id]:not(#footnote-label), h3[id]')
          .evaluateAll((found) => found.map(({ id }) => `#${id}`));
        expect(entries.length, slug).toBeGreaterThan(0);
        expect(entries.map(decodeURIComponent), slug).toEqual(headings);
      }
    });

    test('[S2.12, S2.16] the tag list names every tag of the site', async ({ page }) => {
      await page.goto(`${prefix}/tags`);
      const hrefs = await page
        .getByRole('main')
        .locator(`a[href^="${prefix}/tags/"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.toSorted()).toEqual(TAGS.map((tag) => `${prefix}/tags/${tag}`).toSorted());

      await page.goto(`${prefix}/search`);
      const browsed = await page
        .locator('[data-search-browse] .tags a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(browsed, 'the search lists them in the same order').toEqual(hrefs);
    });

    test('[S2.13, S3.8] a tag page lists exactly the posts that carry the tag', async ({ site }) => {
      for (const tag of TAGS) {
        const path = `${prefix}/tags/${tag}`;
        const carrying = POSTS.map(({ slug }) => `${prefix}/${slug}`).filter((post) =>
          site.get(post)?.links.includes(path),
        );
        expect(carrying.length, tag).toBeGreaterThan(0);
        expect(site.get(path)?.cards.toSorted(), tag).toEqual(carrying.toSorted());
      }
    });

    test('[S2.7] the authors list shows who writes and how much', async ({ page }) => {
      await page.goto(`${prefix}/authors`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
        isId ? '8 tulisan' : '8 posts',
      );
    });

    test('[S1.7, S2.8, S9.14] the bookshelf shows the book being read, the goal of 12 and the books of 2021', async ({
      page,
    }) => {
      await page.goto(`${prefix}/books/`);
      const main = page.getByRole('main');
      await expect(main).toContainText(isId ? /\d+ dari 12/ : /\d+ of 12/);
      const reading = main.locator('section').filter({ hasText: isId ? '1 buku sedang dibaca' : /1 book/ });
      await expect(reading.locator('cite')).toHaveCount(1);
      const read = main.locator('section', { has: page.getByRole('heading', { name: '2021' }) });
      expect(await read.getByRole('listitem').count()).toBeGreaterThan(1);
    });

    test('[S2.24, S2.14] the docs have one version, with its label, breadcrumbs and no sidebar', async ({
      page,
    }) => {
      await page.goto(`${prefix}/docs/`);
      await expect(page.getByRole('main')).toContainText(isId ? 'Selanjutnya' : 'Next');
      await expect(
        page.getByRole('navigation', { name: isId ? 'Jejak halaman' : 'Breadcrumbs' }),
      ).toBeVisible();
      await expect(page.getByRole('complementary', { name: recentPosts })).toHaveCount(0);
    });

    test('[S2.5, S4.19] the hidden about page says that it is unlisted and stands in no list', async ({
      page,
      site,
    }) => {
      await page.goto(`${prefix}/about/hidden`);
      await expect(page.getByRole('note')).toBeVisible();
      const naming = [...site].filter(([path, { links }]) => {
        return !path.endsWith('/about/hidden') && links.some((link) => link.includes('/about/hidden'));
      });
      expect(naming.map(([path]) => path)).toEqual([]);
    });

    test('[S1.5] the navigation bar leads to the archive, the bookshelf, the about page and the other language', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${prefix}/etc`);
      const bar = page.getByRole('banner');
      for (const target of ['/archive', '/books/', '/about/']) {
        await expect(bar.locator(`a[href="${prefix}${target}"]:visible`)).toHaveCount(1);
      }
      for (const { label, prefix: other } of LOCALES) {
        await expect(bar.locator(`a[href="${other}/etc"]`)).toHaveText(label);
      }
    });

    test('[S1.6] the footer has three social links and a contact block', async ({ page }) => {
      await page.goto(`${prefix}/`);
      const footer = page.getByRole('contentinfo');
      await expect(footer.locator('a[href^="https://"]')).toHaveCount(3);
      await expect(footer.getByRole('heading', { name: isId ? 'Kontak' : 'Contact' })).toBeVisible();
      await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
    });

    test('[S2.15] a post has its date, authors, tags, text and neighbours', async ({ page }) => {
      await page.goto(`${prefix}/self-hosted-blog`);
      const main = page.getByRole('main');
      await expect(main.locator('time').first()).toHaveAttribute('datetime', '2021-08-21');
      await expect(main.locator('time').first()).toHaveText(isId ? '21 Agustus 2021' : 'August 21, 2021');
      await expect(main.locator(`a[href="${prefix}/tags/raspberry-pi"]`)).toBeVisible();
      await expect(main.locator(`a[href="${prefix}/github-actions-docker-build"]`).last()).toBeVisible();
      await expect(main.locator(`a[href="${prefix}/recoil-state-management"]`).last()).toBeVisible();
      expect((await main.locator('article p').allTextContents()).join(' ').length).toBeGreaterThan(500);
    });

    test('a post leads to its translation, to posts on related topics and to its own address', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${prefix}/self-hosted-blog?from=a-feed#one-image`);
      const main = page.getByRole('main');
      const translation = main.getByRole('link', {
        name: isId ? 'Juga dalam bahasa Inggris' : 'Also in Indonesian',
      });
      await expect(translation).toHaveAttribute('href', `${isId ? '' : '/id'}/self-hosted-blog`);
      await expect(main.locator('.related a')).not.toHaveCount(0);
      await main.getByRole('button', { name: isId ? 'Salin tautan' : 'Copy link' }).click();
      await expect(page.getByText(isId ? 'Tautan tersalin' : 'Link copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).href).toBe(new URL(`${prefix}/self-hosted-blog`, page.url()).href);
    });

    test('the home shows the picture of a post that has one, and the not-found page helps to search', async ({
      page,
    }) => {
      await page.goto(`${prefix}/`);
      const card = page
        .getByRole('main')
        .locator('article', { has: page.locator(`a[href$="/self-hosted-blog"]`) });
      await expect(card.locator('img')).toHaveAttribute('src', /\/assets\/.*tunnel/);
      await page.goto(`${prefix}/no-such-page`);
      await page.getByRole('main').getByRole('searchbox').fill('docker');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=docker`);
    });

    test('[S2.11] the search page has a form for {searchPagePath}?q={query} and useful links', async ({
      page,
    }) => {
      await page.goto(`${prefix}/search?q=leaf`);
      const form = page.getByRole('main').getByRole('search');
      await expect(form).toHaveAttribute('action', `${prefix}/search`);
      await expect(form.getByRole('searchbox')).toHaveAttribute('name', 'q');
      await expect(page.getByRole('main').locator(`a[href="${prefix}/archive"]`)).toBeVisible();
    });
  });
}

test('[S1.12] an untranslated post appears in English under /id, marked as such, with a line that says so', async ({
  page,
  site,
}) => {
  for (const { slug, isTranslated } of POSTS) {
    await page.goto(`/id/${slug}`);
    const main = page.getByRole('main');
    const notice = main.getByRole('note').filter({ hasText: 'belum diterjemahkan' });
    await expect(notice).toHaveCount(isTranslated ? 0 : 1);
    await expect(main.locator('h1[lang=en]')).toHaveCount(isTranslated ? 0 : 1);
    await expect(main.locator('div[lang=en]')).toHaveCount(isTranslated ? 0 : 1);
    if (!isTranslated) await expect(notice.getByRole('link')).toHaveAttribute('href', `/${slug}`);
  }
  expect(site.get('/id/repack')?.topHeadings).toEqual(site.get('/repack')?.topHeadings);
  await page.goto('/id/');
  await expect(page.getByRole('main').locator('h2 a[href="/id/repack"]')).toHaveAttribute('lang', 'en');
});
