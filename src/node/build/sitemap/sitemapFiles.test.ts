import { expect, it } from 'vitest';
import type { Locale } from '#model/locale.ts';
import type { Page } from '#model/page.ts';
import { parseConfig } from '#model/schema/parseConfig.ts';
import type { OutputFile } from '../outputFile.ts';
import type { LocalePlan } from '../plan/planLocale.ts';
import { MAX_ADDRESSES } from './sitemap.ts';
import { sitemapFilesOf } from './sitemapFiles.ts';

const { config } = parseConfig({ url: 'https://example.com', basePath: '/blog/', locales: ['en', 'id'] });
const [, indonesian] = config.locales as [Locale, Locale];

function planOf(count: number): LocalePlan {
  const pages = Array.from({ length: count }, (_, number) => pageAt(`/blog/id/p${number}`));
  return { pages, notFound: pageAt('/blog/id/404') };
}

function pageAt(href: string): LocalePlan['notFound'] {
  const page = {
    locale: 'x',
    frame: {
      kind: 'post',
      alternates: [{ code: 'x', htmlLang: 'x', href }],
    },
    view: { kind: 'archive' },
    noIndex: false,
    canonicalUrl: `https://example.com${href}`,
    defaultUrl: `https://example.com${href}`,
  };
  return { page: page as unknown as Page, bodyOf: null, excerptsOf: [] };
}

const textOf = async (made: OutputFile | undefined): Promise<string> => String(await made?.make());
const addressesIn = (xml: string): (string | undefined)[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

it('more addresses than a sitemap may hold become a list of sitemaps that names each once', async () => {
  const plan = planOf(5);
  const [list, ...parts] = sitemapFilesOf(plan, indonesian, config, 2);
  expect(parts.map(({ file }) => file)).toEqual([1, 2, 3].map((number) => `id/sitemap-${number}.xml`));
  expect(list?.file).toBe('id/sitemap.xml');
  expect(addressesIn(await textOf(list))).toEqual(
    parts.map(({ file }) => `https://example.com/blog/${file}`),
  );
  const named = (await Promise.all(parts.map(textOf))).map(addressesIn);
  expect(named.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(named.flat()).toEqual(plan.pages.map(({ page }) => page.canonicalUrl));
});

it('as many as it may hold, 50,000 by the protocol, are one sitemap', () => {
  expect(MAX_ADDRESSES).toBe(50_000);
  const files = sitemapFilesOf(planOf(2), indonesian, config, 2);
  expect(files.map(({ file }) => file)).toEqual(['id/sitemap.xml']);
});
