import type { SiteConfig } from '#model/schema/config.ts';
import { textIn } from '#model/schema/localizedText.ts';
import { feedPath } from '../feeds/feedNames.ts';
import { allSubjects, feedSubjectsOf } from '../feeds/feedSubjects.ts';
import type { SitePlan } from '../planSite.ts';
import type { CurrentPage } from './currentPages.ts';

/** Every feed that this build publishes: whoever follows one asks for it for years. */
export function currentFeeds({ sites }: Pick<SitePlan, 'sites'>, config: SiteConfig): CurrentPage[] {
  return sites.flatMap((site) =>
    allSubjects(feedSubjectsOf(site, config)).flatMap(({ folder, name }) =>
      config.feed.formats.map((format) => ({
        path: feedPath(site.locale, folder, format),
        title: name ?? textIn(config.title, site.locale.code, config.defaultLocale),
        source: null,
        anchors: [],
        text: null,
        ids: null,
      })),
    ),
  );
}
