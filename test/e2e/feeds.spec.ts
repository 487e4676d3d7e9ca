import { LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const FEEDS = [
  { name: 'rss.xml', type: 'application/rss+xml' },
  { name: 'atom.xml', type: 'application/atom+xml' },
  { name: 'feed.json', type: 'application/feed+json' },
];
const FOLDERS = ['/', '/tags/docker/', '/authors/owner/'];

for (const { code, prefix } of LOCALES) {
  test(`feeds and sitemaps are served as what they are (${code})`, async ({ request }) => {
    const types = new Map([
      [`${prefix}/sitemap.xml`, 'application/xml'],
      ...FOLDERS.flatMap((folder) =>
        FEEDS.map(({ name, type }) => [`${prefix}${folder}${name}`, type] as const),
      ),
    ]);
    for (const [path, type] of types) {
      const response = await request.get(path, { headers: { Accept: '*/*' } });
      expect(response.status(), path).toBe(200);
      expect(response.headers(), path).toMatchObject({
        'content-type': `${type}; charset=utf-8`,
        'x-content-type-options': 'nosniff',
        'content-encoding': path.includes('sitemap') ? 'br' : 'gzip',
      });
      const again = await request.get(path, {
        headers: { Accept: '*/*', 'If-None-Match': response.headers()['etag'] ?? '' },
      });
      expect(again.status(), `${path} once more`).toBe(304);
    }
  });

  test(`home, archive, tags and authors name their feeds in the head, posts that of the blog (${code})`, async ({
    page,
  }) => {
    const pages = {
      '/': '/',
      '/archive': '/',
      '/tags/docker': '/tags/docker/',
      '/authors': '/authors/owner/',
    };
    for (const [path, folder] of Object.entries(pages)) {
      await page.goto(prefix + path);
      const links = await page
        .locator('head link[rel=alternate][type]')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('type'), link.getAttribute('href')]));
      expect(links, path).toEqual(FEEDS.map(({ name, type }) => [type, `${prefix}${folder}${name}`]));
    }
    const ofBlog = page.locator('head link[rel=alternate][type]');
    for (const path of ['/self-hosted-blog', '/docs/', '/about/', '/tags', '/no-such-page']) {
      await page.goto(prefix + path);
      await expect(ofBlog, path).toHaveCount(1);
      await expect(ofBlog, path).toHaveAttribute('href', `${prefix}/rss.xml`);
    }
  });

  test(`a reader finds the feed on the archive and can read it in the browser (${code})`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // Browsers look for an icon where a document names none.
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
        complaints.push(message.text());
    });
    for (const [label, item] of [
      [code === 'id' ? 'Feed RSS' : 'RSS feed', 'item'],
      [code === 'id' ? 'Feed Atom' : 'Atom feed', 'entry'],
    ] as const) {
      await page.goto(`${prefix}/archive`);
      await page.getByRole('main').getByRole('link', { name: label }).click();
      await page.waitForURL(/\.xml$/);
      const title = page.locator(`${item} > title`).first();
      await expect(title).toHaveText(code === 'id' ? 'Keindahan AirPlay' : 'The beauty of AirPlay');
      const look = await title.evaluate((element) => {
        const root = document.documentElement;
        const content = root.querySelector('*|encoded, content');
        return {
          type: document.contentType,
          isBlock: getComputedStyle(element).display,
          isBold: getComputedStyle(element).fontWeight,
          content: content && getComputedStyle(content).display,
          shownDates: Array.from(root.querySelectorAll('pubDate, lastBuildDate, published, updated')).filter(
            (date) => getComputedStyle(date).display !== 'none',
          ).length,
          explanation: getComputedStyle(root, '::before').content,
          isWide: root.scrollWidth > root.clientWidth,
        };
      });
      expect(look).toEqual({
        type: 'application/xml',
        isBlock: 'block',
        isBold: '700',
        content: 'none',
        // They are written for machines.
        shownDates: 0,
        explanation: expect.stringMatching(code === 'id' ? /^"Ini sebuah feed/ : /^"This is a feed/),
        isWide: false,
      });
    }
    expect(complaints).toEqual([]);
  });
}

test('browsers read every feed and sitemap as XML', async ({ page, request }) => {
  const paths = LOCALES.flatMap(({ prefix }) => [
    `${prefix}/sitemap.xml`,
    ...FOLDERS.flatMap((folder) => [`${prefix}${folder}rss.xml`, `${prefix}${folder}atom.xml`]),
  ]);
  for (const path of paths) {
    const source = await (await request.get(path)).text();
    const error = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return parsed.querySelector('parsererror')?.textContent ?? null;
    }, source);
    expect(error, path).toBeNull();
  }
});

test('robots.txt names the sitemap of every language', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect((await response.text()).match(/^Sitemap: .*$/gm)).toEqual([
    'Sitemap: https://lontar.example/sitemap.xml',
    'Sitemap: https://lontar.example/id/sitemap.xml',
  ]);
});
