import { expect, test } from 'vitest';
import type { Page } from '#model/page.ts';
import { parseConfig } from '#model/schema/parseConfig.ts';
import { isInSitemap, sitemapIndexOf, sitemapOf } from './sitemap.ts';

const { config } = parseConfig({ url: 'https://example.com', locales: ['en', 'id'] });

function pageAt(path: string, changes: Partial<Page['frame']> = {}): Page {
  const url = `https://example.com${path}`;
  return {
    locale: 'en',
    frame: {
      path,
      kind: 'post',
      title: 'A post',
      hasToc: false,
      alternates: [
        { code: 'en', label: 'English', htmlLang: 'en', href: path },
        { code: 'id', label: 'Indonesia', htmlLang: 'id', href: `/id${path}`, isFallback: true },
      ],
      hasSidebar: false,
      ...changes,
    },
    view: { kind: 'archive', years: [], feeds: [] },
    toc: [],
    documentTitle: 'A post',
    description: '',
    canonicalUrl: url,
    defaultUrl: url,
    feeds: [],
    image: null,
    noIndex: false,
  };
}

test('[S7.13, S9.15] an address changes daily, has priority 0.5 and names its translations', () => {
  expect(sitemapOf([pageAt('/a&b')], config)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      '<url><loc>https://example.com/a&amp;b</loc><changefreq>daily</changefreq><priority>0.5</priority>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/a&amp;b"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/a&amp;b"/></url>\n</urlset>\n',
  );
});

test('[S7.13] tag pages are left out, unless the owner wants them', () => {
  expect(isInSitemap(pageAt('/a'), config)).toBe(true);
  for (const kind of ['tag', 'tags'] as const) {
    expect(isInSitemap(pageAt('/tags', { kind }), config)).toBe(false);
    const { config: withTags } = parseConfig({
      url: 'https://example.com',
      locales: ['en', 'id'],
      sitemap: { includeTags: true },
    });
    expect(isInSitemap(pageAt('/tags', { kind }), withTags)).toBe(true);
  }
});

test('what is not to be indexed, or is an original in place of a translation, is left out', () => {
  expect(isInSitemap({ ...pageAt('/a'), noIndex: true }, config)).toBe(false);
  expect(isInSitemap({ ...pageAt('/a'), locale: 'id' }, config)).toBe(false);
});

test('a list of sitemaps names each', () => {
  expect(sitemapIndexOf(['https://example.com/sitemap-1.xml'])).toContain(
    '<sitemap><loc>https://example.com/sitemap-1.xml</loc></sitemap>',
  );
});
