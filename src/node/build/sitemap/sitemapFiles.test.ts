import { expect, it } from 'vitest';
import type { Locale } from '#model/locale.ts';
import type { Page } from '#model/page.ts';
import { parseConfig } from '#model/schema/parseConfig.ts';
import type { OutputFile } from '../outputFile.ts';
import type { LocalePlan } from '../plan/planLocale.ts';
import { MAX_ADDRESSES } from './sitemap.ts';
import { sitemapFilesOf } from './sitemapFiles.ts';

const { config } = parseConfig({ url: 'https://example.com', basePath: '/blog/', locales: ['en', 'id'] });
const indonesian: Locale = {
  code: 'id',
  label: 'Indonesia',
  direction: 'ltr',
  htmlLang: 'id',
  calendar: 'gregory',
  path: 'id',
};

function planOf(count: number): LocalePlan {
  const pages = Array.from({ length: count }, (_, number) => pageAt(`/blog/id/p${number}`));
  return { pages, notFound: pageAt('/blog/id/404') };
}

function pageAt(href: string): LocalePlan['notFound'] {
  const page = {
    frame: {
      kind: 'post',
      locale: 'x',
      alternates: [{ code: 'x', htmlLang: 'x', href, isTranslated: true }],
    },
    noIndex: false,
    canonicalUrl: `https://example.com${href}`,
    defaultUrl: `https://example.com${href}`,
  };
  return { page: page as unknown as Page, bodyOf: null, excerptsOf: [] };
}

const textOf = async (made: OutputFile | undefined): Promise<string> => String(await made?.make());
const addressesIn = (xml: string): (string | undefined)[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

it('more addresses than the protocol allows become a list of sitemaps that names each once', async () => {
  const plan = planOf(MAX_ADDRESSES + 1);
  const [list, ...parts] = sitemapFilesOf(plan, indonesian, config);
  expect(parts.map(({ file }) => file)).toEqual(['id/sitemap-1.xml', 'id/sitemap-2.xml']);
  expect(list?.file).toBe('id/sitemap.xml');
  expect(addressesIn(await textOf(list))).toEqual(
    parts.map(({ file }) => `https://example.com/blog/${file}`),
  );
  const named = (await Promise.all(parts.map(textOf))).map(addressesIn);
  expect(named.map(({ length }) => length)).toEqual([MAX_ADDRESSES, 1]);
  expect(named.flat()).toEqual(plan.pages.map(({ page }) => page.canonicalUrl));

  const most = { ...plan, pages: plan.pages.slice(1) };
  expect(sitemapFilesOf(most, indonesian, config).map(({ file }) => file)).toEqual(['id/sitemap.xml']);
});
