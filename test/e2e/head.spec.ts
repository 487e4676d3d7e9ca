import { LOCALES, POSTS, ROUTES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const untranslated = new Set(POSTS.filter(({ isTranslated }) => !isTranslated).map(({ slug }) => `/${slug}`));

for (const { code, prefix } of LOCALES) {
  test(`[S0.2, S3.5] every page says its language and direction (${code})`, async ({ site }) => {
    for (const route of ROUTES)
      expect(site.get(prefix + route), route).toMatchObject({ lang: code, dir: 'ltr' });
  });

  test(`every page has a title and a description of its own, one level-one heading and one main part (${code})`, async ({
    site,
  }) => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const route of ROUTES) {
      const facts = site.get(prefix + route);
      expect(facts?.title.trim(), route).not.toBe('');
      expect(titles.get(facts?.title ?? ''), `${route} has the title of another page`).toBeUndefined();
      titles.set(facts?.title ?? '', route);
      expect(facts?.description.trim().length, `description of ${route}`).toBeGreaterThan(10);
      expect(
        descriptions.get(facts?.description ?? ''),
        `${route} has the description of another page`,
      ).toBeUndefined();
      descriptions.set(facts?.description ?? '', route);
      expect(facts?.topHeadings.length, `level-one headings of ${route}`).toBe(1);
      expect(facts?.topHeadings[0], route).not.toBe('');
      expect(facts?.mains, route).toBe(1);
    }
  });

  test(`every page names its canonical address and its other languages (${code})`, async ({ site }) => {
    const origin = new URL(site.get('/')?.canonical ?? '').origin;
    for (const route of ROUTES) {
      const facts = site.get(prefix + route);
      const isFallback = code === 'id' && untranslated.has(route);
      expect(facts?.canonical, route).toBe(origin + (isFallback ? '' : prefix) + route);
      expect(facts?.alternates, route).toMatchObject({ en: origin + route, 'x-default': origin + route });
      if (!untranslated.has(route)) expect(facts?.alternates['id'], route).toBe(`${origin}/id${route}`);
    }
  });

  test(`only the hidden page and those that are tools ask not to be indexed (${code})`, async ({ site }) => {
    const hidden = ROUTES.filter((route) => site.get(prefix + route)?.robots.includes('noindex'));
    expect(hidden).toEqual(['/about/hidden', '/search', '/offline']);
  });

  test(`every picture has a text and a size (${code})`, async ({ site }) => {
    expect(ROUTES.flatMap((route) => site.get(prefix + route)?.bareImages ?? [])).toEqual([]);
  });
}

test('[S9.17] the theme colour is a teal green', async ({ page }) => {
  await page.goto('/');
  const colour = (await page.locator('meta[name=theme-color]').first().getAttribute('content')) ?? '';
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    parseInt(part, 16),
  );
  expect(green).toBeGreaterThan(red * 2);
  expect(blue).toBeGreaterThan(red * 2);
  expect(green).toBeGreaterThanOrEqual(blue);
});
