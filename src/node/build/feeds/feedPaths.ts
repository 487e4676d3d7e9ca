import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite } from '#model/site.ts';
import { feedPath } from './feedNames.ts';
import { allSubjects, feedSubjectsOf } from './feedSubjects.ts';

/** Where the feeds of a locale are, without base path: '/id/rss.xml'. */
export function feedPathsOf(site: LocaleSite, config: SiteConfig): string[] {
  return allSubjects(feedSubjectsOf(site, config)).flatMap(({ folder }) =>
    config.feed.formats.map((format) => feedPath(site.locale, folder, format)),
  );
}
