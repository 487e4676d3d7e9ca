import { assembleLocale } from '#model/assembleSite.ts';
import type { BodyMeta } from '#model/body.ts';
import type { Content, Entry, TextSource } from '#model/content.ts';
import { withoutTrailingSlash } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite } from '#model/site.ts';
import { type LocalePlan, planLocale } from './planLocale.ts';
import type { PlannedPage } from './plannedPage.ts';

/** All lists are in the order of the locales. */
export interface PlannedLocales {
  /** Without the texts that are not published: no list, feed or search finds them. */
  readonly sites: readonly LocaleSite[];
  /** The pages that are published, each at a path of its own. */
  readonly plans: readonly LocalePlan[];
  /** Every page that was asked for, in the order in which they win a path. */
  readonly wanted: readonly (readonly PlannedPage[])[];
  /** Those of them that show a text and whose path an earlier page has. */
  readonly lost: readonly (readonly PlannedPage[])[];
}

interface LocaleSources {
  readonly config: SiteConfig;
  readonly content: Content;
  readonly bodies: ReadonlyMap<string, BodyMeta>;
  readonly draftDocIds: readonly string[];
}

/** Plans the pages of all locales; of two that want one path, the first gets it. */
export function planLocales(sources: LocaleSources): PlannedLocales {
  const first = planAll(sources, () => sources.content);
  const plans = withoutDuplicates(first.plans);
  const wanted = first.plans.map(({ pages }) => pages);
  const lost = wanted.map((pages, position) => {
    const published = new Set(plans[position]?.pages);
    return pages.filter((page) => page.bodyOf !== null && !published.has(page));
  });
  if (lost.every((pages) => pages.length === 0)) return { sites: first.sites, plans, wanted, lost };
  const entries = lost.map((pages) => new Set(pages.flatMap(({ bodyOf }) => bodyOf?.entry ?? [])));
  const second = planAll(sources, (position) => withoutTexts(sources.content, entries[position]));
  return { sites: second.sites, plans: withoutDuplicates(second.plans), wanted, lost };
}

function planAll(
  sources: LocaleSources,
  contentOf: (position: number) => Content,
): Pick<PlannedLocales, 'sites' | 'plans'> {
  const { config } = sources;
  const sites = config.locales.map((locale, position) =>
    assembleLocale(locale, { ...sources, content: contentOf(position) }),
  );
  return { sites, plans: sites.map((site) => planLocale(site, config, sites)) };
}

/** The plans without the pages whose path an earlier page has. */
function withoutDuplicates(plans: readonly LocalePlan[]): LocalePlan[] {
  const taken = new Set<string>();
  return plans.map((plan) => ({
    ...plan,
    pages: plan.pages.filter(({ page }) => {
      const key = withoutTrailingSlash(page.frame.path);
      if (taken.has(key)) return false;
      taken.add(key);
      return true;
    }),
  }));
}

/** The content without what is shown by one of the given entries. */
function withoutTexts(content: Content, lost: ReadonlySet<Entry> = new Set()): Content {
  const isKept = ({ entries }: TextSource): boolean =>
    ![...entries.values()].some((entry) => lost.has(entry));
  return {
    ...content,
    posts: content.posts.filter(isKept),
    pages: content.pages.filter(isKept),
    docs: content.docs.filter(isKept),
  };
}
