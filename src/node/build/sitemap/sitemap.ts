import type { Page } from '#model/page.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { escapeXml } from '../escapeXml.ts';

/** More addresses than this may not stand in one sitemap, by its protocol. */
export const MAX_ADDRESSES = 50_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The pages that a sitemap names: those that are found at their own address and are for everybody. */
export function isInSitemap({ locale, frame, noIndex, canonicalUrl }: Page, config: SiteConfig): boolean {
  const isTagPage = frame.kind === 'tags' || frame.kind === 'tag';
  const isOriginal = frame.alternates.some(
    ({ code, href }) => code === locale && new URL(href, config.url).href === canonicalUrl,
  );
  return !noIndex && isOriginal && (config.sitemap.includeTags || !isTagPage);
}

/** The text of a sitemap. */
export function sitemapOf(pages: readonly Page[], config: SiteConfig): string {
  const addresses = pages.map((page) => addressOf(page, config)).join('');
  return `${XML}<urlset ${PROTOCOL} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses}</urlset>\n`;
}

/** The text of a list of sitemaps, given their addresses. */
export function sitemapIndexOf(urls: readonly string[]): string {
  const sitemaps = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`).join('');
  return `${XML}<sitemapindex ${PROTOCOL}>\n${sitemaps}</sitemapindex>\n`;
}

function addressOf({ frame, view, canonicalUrl, defaultUrl }: Page, { url, sitemap }: SiteConfig): string {
  const updated = 'lastUpdate' in view ? view.lastUpdate?.date : null;
  const translations = frame.alternates.filter(({ isFallback }) => !isFallback);
  const alternates = [
    ...translations.map(({ htmlLang, href }) => alternate(htmlLang, new URL(href, url).href)),
    alternate('x-default', defaultUrl),
  ];
  return (
    `<url><loc>${escapeXml(canonicalUrl)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}<changefreq>${sitemap.changeFrequency}</changefreq>` +
    `<priority>${sitemap.priority.toFixed(1)}</priority>${alternates.join('')}</url>\n`
  );
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(href)}"/>`;
}
