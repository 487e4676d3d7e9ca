import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite } from '#model/site.ts';
import { feedPath } from './feeds/feedNames.ts';
import { allSubjects, feedSubjectsOf } from './feeds/feedSubjects.ts';
import { HOSTING_FILES } from './hosting/hostingFiles.ts';
import { workerFileOf } from './offline/offlineFiles.ts';
import { notFoundFileOf } from './pageFiles.ts';
import { MANIFEST_FILE } from './routeManifest.ts';
import { sitemapFileOf } from './sitemap/sitemapFiles.ts';
import { webManifestFileOf } from './webApp/webManifest.ts';

/** Files that every build makes besides pages and hashed assets: no file of `static/` takes their place. */
export function generatedFiles(config: SiteConfig, sites: readonly LocaleSite[]): string[] {
  const ofLocales = config.locales.flatMap((locale) => [
    notFoundFileOf(locale),
    workerFileOf(locale),
    webManifestFileOf(locale),
  ]);
  return [MANIFEST_FILE, ...HOSTING_FILES, ...ofLocales, ...linkableFiles(config, sites)];
}

/** Those of them that a text may link to. */
export function linkableFiles(config: SiteConfig, sites: readonly LocaleSite[]): string[] {
  return sites.flatMap((site) => {
    const feeds = allSubjects(feedSubjectsOf(site, config)).flatMap(({ folder }) =>
      config.feed.formats.map((format) => feedPath(site.locale, folder, format).slice(1)),
    );
    return [sitemapFileOf(site.locale), ...feeds];
  });
}
