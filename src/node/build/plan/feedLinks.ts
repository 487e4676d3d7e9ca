import type { FeedLink } from '#model/feedLink.ts';
import { feedMessagesFor } from '#model/messages/feed/feedMessagesFor.ts';
import type { Link } from '#model/link.ts';
import { hrefOf } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { textIn } from '#model/schema/localizedText.ts';
import type { LocaleSite } from '#model/site.ts';
import { FEED_TYPES, feedPath } from '../feeds/feedNames.ts';
import { feedSubjectsOf, type FeedSubject } from '../feeds/feedSubjects.ts';

/** Turns the feeds of one locale into what pages show of them. */
export interface FeedLinker {
  readonly blog: FeedSubject | null;
  ofTag(slug: string): FeedSubject | null;
  ofAuthor(key: string): FeedSubject | null;
  /** Every format of a feed, for the head of a page. */
  headLinks(subject: FeedSubject | null): FeedLink[];
  /** Every format of a feed, for people. */
  links(subject: FeedSubject | null): Link[];
}

export function createFeedLinker(site: LocaleSite, config: SiteConfig): FeedLinker {
  const { feed, basePath, defaultLocale } = config;
  const { blog, tags, authors } = feedSubjectsOf(site, config);
  const labels = feedMessagesFor(site.locale.code).links;
  const siteTitle = textIn(feed.title ?? config.title, site.locale.code, defaultLocale);
  const formatsOf = (subject: FeedSubject | null) =>
    subject === null
      ? []
      : feed.formats.map((format) => ({
          format,
          href: hrefOf(basePath, feedPath(site.locale, subject.folder, format)),
        }));
  return {
    blog,
    ofTag: (slug) => tags.get(slug) ?? null,
    ofAuthor: (key) => authors.get(key) ?? null,
    headLinks: (subject) =>
      formatsOf(subject).map(({ format, href }) => ({
        type: FEED_TYPES[format],
        title: [siteTitle, subject?.name, labels[format]].filter(Boolean).join(' · '),
        href,
      })),
    links: (subject) => formatsOf(subject).map(({ format, href }) => ({ label: labels[format], href })),
  };
}
