import { ALL_PATHS, LOCALES, otherSlashForm, PAGES, POSTS, ROUTES, TAGS } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const directly = { maxRedirects: 0 };

test('the specification names 58 routes in each language, and there is one more', () => {
  expect([PAGES.length, POSTS.length, TAGS.length]).toEqual([11, 8, 39]);
  expect(ROUTES).toHaveLength(59);
});

for (const { code, prefix } of LOCALES) {
  test(`[S0.1, S2.1, S2.3, S2.4, S2.5, S2.6, S2.7, S2.8, S2.9, S2.10, S2.11, S2.12, S2.13, S2.14, S2.15, S2.16] every route answers 200 in canonical form, and its other slash form leads there in one step (${code})`, async ({
    request,
  }) => {
    for (const route of ROUTES) {
      const path = `${prefix}${route}`;
      expect((await request.get(path, directly)).status(), path).toBe(200);
      const other = otherSlashForm(path);
      if (other === path) continue;
      const redirect = await request.get(`${other}?a=b`, directly);
      expect(redirect.status(), other).toBe(301);
      expect(redirect.headers()['location'], other).toBe(`${path}?a=b`);
    }
  });

  test(`[S2.20] paths ending in index.html or .html lead to their clean path (${code})`, async ({
    request,
  }) => {
    for (const route of ROUTES) {
      const path = `${prefix}${route}`;
      const bare = path.replace(/\/$/, '');
      const forms =
        bare === '' || bare === '/id' ? [`${bare}/index.html`] : [`${bare}/index.html`, `${bare}.html`];
      for (const form of forms) {
        const redirect = await request.get(form, directly);
        expect(redirect.status(), form).toBe(301);
        expect(redirect.headers()['location'], form).toBe(path);
      }
    }
  });
}

test('[S2.17] any other path shows the not-found page of its language, with status 404', async ({ page }) => {
  const lost = {
    en: ['/zzz', '/zzz/', '/archive/x', '/authorsx', '/Repack', '/tags/nothing', '/404.html', '/idx'],
    id: [
      '/id/zzz',
      '/id/archive/x',
      '/id/authorsx',
      '/id/Repack',
      '/id/tags/nothing',
      '/id/docs/nothing',
      '/id/404',
    ],
  };
  const titles = { en: 'Page not found', id: 'Halaman tidak ditemukan' };
  for (const code of ['en', 'id'] as const) {
    for (const path of lost[code]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.locator('html'), path).toHaveAttribute('lang', code);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(titles[code]);
      await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex');
    }
  }
});

test('malformed paths answer 400', async ({ request }) => {
  for (const path of ['/%', '/id/%E0%A4%A', '/a%00b']) {
    const response = await request.get(path, directly);
    expect(response.status(), path).toBe(400);
    // With a page to go on from, as for addresses that lead nowhere.
    expect(await response.text(), path).toContain(
      path.startsWith('/id/') ? 'Halaman tidak ditemukan' : 'Page not found',
    );
  }
});

test('[S2.2] route paths carry a short hash suffix in the build', async ({ request }) => {
  const manifest = (await (await request.get('/routes.json')).json()) as {
    routes: Record<string, { path: string; file: string }>;
  };
  const entries = Object.entries(manifest.routes);
  expect(entries.map(([, { path }]) => path).toSorted()).toEqual(
    expect.arrayContaining(ALL_PATHS.toSorted()),
  );
  for (const [key, { path }] of entries) expect(key).toMatch(new RegExp(`^${path}-[0-9a-z]{3}$`));
});

test('no link of any page is dead or takes a redirect, and every anchor is there', async ({
  site,
  request,
}) => {
  test.slow();
  const origin = 'http://site.test';
  const isOurs = (url: URL) => url.origin === origin && !url.pathname.startsWith('/cdn-cgi/');
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [path, { links }] of site) {
    for (const link of links) {
      const url = new URL(link, origin + path);
      if (!isOurs(url)) continue;
      const target = site.get(decodeURI(url.pathname));
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (target && anchor !== '' && !target.ids.includes(anchor)) faults.push(`${path}: no anchor ${link}`);
      if (target || seen.has(url.pathname)) continue;
      seen.add(url.pathname);
      const status = (await request.get(url.pathname, directly)).status();
      if (status !== 200) faults.push(`${path}: ${link} answers ${status}`);
    }
  }
  expect(faults).toEqual([]);
});

test('links keep the language of the page', async ({ site }) => {
  for (const [path, { links, alternates, canonical }] of site) {
    if (!path.startsWith('/id/')) continue;
    const english = new URL(alternates['en'] ?? canonical).pathname;
    const strays = links.filter(
      (link) => link.startsWith('/') && !/^\/id(?:\/|$)/.test(link) && !/\.\w+$/.test(link),
    );
    expect(
      strays.filter((link) => link !== english),
      path,
    ).toEqual([]);
  }
});
