import type { Locale } from '#model/locale.ts';
import { localizePath } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';

export type FeedFormat = SiteConfig['feed']['formats'][number];

/** What a feed is called in its folder, as Docusaurus calls it. */
export const FEED_NAMES: Readonly<Record<FeedFormat, string>> = {
  rss: 'rss.xml',
  atom: 'atom.xml',
  json: 'feed.json',
};

export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Path of a feed; `folder` is without the locale's prefix and ends in a slash. */
export function feedPath(locale: Locale, folder: string, format: FeedFormat): string {
  return localizePath(locale, folder + FEED_NAMES[format]);
}
