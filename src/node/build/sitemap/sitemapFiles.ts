import type { Locale } from '#model/locale.ts';
import { hrefOf, localizePath } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { hashOf } from '../../content/hash.ts';
import type { OutputFile } from '../outputFile.ts';
import type { LocalePlan } from '../plan/planLocale.ts';
import { isInSitemap, MAX_ADDRESSES, sitemapIndexOf, sitemapOf } from './sitemap.ts';

/** The owner's own file of this name is published in its place. */
export const ROBOTS_FILE = 'robots.txt';

/** Path of a locale's sitemap below the output folder. */
export function sitemapFileOf(locale: Locale): string {
  return localizePath(locale, '/sitemap.xml').slice(1);
}

/** The sitemap of a locale; one with more addresses than a sitemap may hold is a list of several. */
export function sitemapFilesOf(
  plan: LocalePlan,
  locale: Locale,
  config: SiteConfig,
  limit = MAX_ADDRESSES,
): OutputFile[] {
  const pages = plan.pages.map(({ page }) => page).filter((page) => isInSitemap(page, config));
  if (pages.length <= limit) return [textFile(sitemapFileOf(locale), sitemapOf(pages, config))];
  const parts = Array.from({ length: Math.ceil(pages.length / limit) }, (_, index) => {
    const part = pages.slice(index * limit, (index + 1) * limit);
    return textFile(localizePath(locale, `/sitemap-${index + 1}.xml`).slice(1), sitemapOf(part, config));
  });
  const list = sitemapIndexOf(parts.map(({ file }) => urlOf(file, config)));
  return [textFile(sitemapFileOf(locale), list), ...parts];
}

/** Tells robots that they may read all, and where the sitemaps are. */
export function robotsFileOf(config: SiteConfig): OutputFile {
  const sitemaps = config.locales.map((locale) => `Sitemap: ${urlOf(sitemapFileOf(locale), config)}\n`);
  return textFile(ROBOTS_FILE, `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
}

function urlOf(file: string, { basePath, url }: SiteConfig): string {
  return new URL(hrefOf(basePath, `/${file}`), url).href;
}

function textFile(file: string, text: string): OutputFile {
  return { file, key: hashOf(text), kind: 'page', make: () => text };
}
