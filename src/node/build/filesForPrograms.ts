import type { SiteConfig } from '#model/schema/config.ts';
import { feedFilesOf } from './feeds/feedFiles.ts';
import { createFeedTexts } from './feeds/feedTexts.ts';
import type { OutputFile } from './outputFile.ts';
import type { SitePlan } from './planSite.ts';
import type { ResolvedTexts } from './resolvedTexts.ts';
import { ROBOTS_FILE, robotsFileOf, sitemapFilesOf } from './sitemap/sitemapFiles.ts';

interface Sources {
  readonly config: SiteConfig;
  readonly plan: SitePlan;
  readonly texts: ResolvedTexts;
  readonly staticFiles: readonly OutputFile[];
  /** Names the code that writes. */
  readonly engine: string;
}

/** What other programs read: the sitemaps, the file that names them, and the feeds. */
export function filesForPrograms({ config, plan, texts, staticFiles, engine }: Sources): OutputFile[] {
  const htmlOf = createFeedTexts(texts.bodyHtml);
  const hasRobots = staticFiles.some(({ file }) => file === ROBOTS_FILE);
  const ofLocales = plan.sites.flatMap((site, position) => {
    const [pages, view] = [plan.plans[position], plan.views[position]];
    if (!pages || !view) return [];
    return [
      ...sitemapFilesOf(pages, site.locale, config),
      ...feedFilesOf({ site, view, config, texts, engine, htmlOf }),
    ];
  });
  return hasRobots ? ofLocales : [robotsFileOf(config), ...ofLocales];
}
