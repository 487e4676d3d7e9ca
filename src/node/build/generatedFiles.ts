import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite } from '#model/site.ts';
import { feedPathsOf } from './feeds/feedPaths.ts';
import { HOSTING_FILES } from './hosting/hostingFiles.ts';
import { llmsFileOf } from './markdown/llmsText.ts';
import { markdownNamesOf } from './markdown/markdownFiles.ts';
import { workerFileOf } from './offline/offlineFiles.ts';
import { notFoundFileOf } from './pageFiles.ts';
import type { LocalePlan } from './plan/planLocale.ts';
import { MANIFEST_FILE } from './routeManifest.ts';
import { ROBOTS_FILE, sitemapFileOf } from './sitemap/sitemapFiles.ts';
import { webManifestFileOf } from './webApp/webManifest.ts';

/** Files that every build makes besides pages and hashed assets: no file of `static/` takes their place. */
export function generatedFiles(config: SiteConfig, sites: readonly LocaleSite[]): string[] {
  const ofLocales = config.locales.flatMap((locale) => [notFoundFileOf(locale), workerFileOf(locale)]);
  const yielding = new Set([ROBOTS_FILE, ...sites.map(({ locale }) => llmsFileOf(locale))]);
  const linkable = linkableFiles(config, sites).filter((file) => !yielding.has(file));
  return [...HOSTING_FILES, ...ofLocales, ...linkable];
}

/** Files that a build makes unless the owner has one of that name in `static/`. `plans` are in the order of `sites`. */
export function yieldingFiles(sites: readonly LocaleSite[], plans: readonly LocalePlan[]): string[] {
  const ofLocales = sites.flatMap((site, position) => {
    const plan = plans[position];
    return [llmsFileOf(site.locale), ...(plan ? markdownNamesOf(plan, site) : [])];
  });
  return [ROBOTS_FILE, ...ofLocales];
}

/** Files made for programs that a text may link to; not the Markdown of pages, which a mistyped file would seem to mean. */
export function linkableFiles(config: SiteConfig, sites: readonly LocaleSite[]): string[] {
  const ofLocales = sites.flatMap((site) => {
    const { locale } = site;
    const feeds = feedPathsOf(site, config).map((path) => path.slice(1));
    return [sitemapFileOf(locale), llmsFileOf(locale), webManifestFileOf(locale), ...feeds];
  });
  return [ROBOTS_FILE, MANIFEST_FILE, ...ofLocales];
}
