import { formatCalendarDate } from '#model/calendarDate.ts';
import type { Page, SiteView } from '#model/page.ts';

/** Everything that a card shows: two pages with the same facts share one. */
export interface CardFacts {
  readonly title: string;
  /** Below the title. */
  readonly lead: string;
  /** In the words of the locale. */
  readonly date: string;
  readonly tags: readonly string[];
  readonly siteTitle: string;
  readonly ownerName: string;
  /** Colour of the mark and of tags. */
  readonly accent: string;
}

/** Pages that are about the site, or about nothing that anybody would share. */
const OF_THE_SITE: ReadonlySet<Page['view']['kind']> = new Set(['home', 'search', 'offline', 'notFound']);

export function cardFactsOf({ frame, view }: Page, site: SiteView): CardFacts {
  const { title: siteTitle, tagline, ownerName, themeColor, locale } = site;
  const isOfSite = OF_THE_SITE.has(view.kind);
  return {
    title: isOfSite ? siteTitle : frame.title,
    lead: isOfSite ? tagline : '',
    date: view.kind === 'post' ? formatCalendarDate(view.date, locale) : '',
    tags: view.kind === 'post' ? view.tags.map(({ label }) => label) : [],
    siteTitle,
    ownerName,
    accent: themeColor,
  };
}
