import { type Feed, type FeedItem, instantOf, timestamp } from './feed.ts';

/** The feed as JSON Feed 1.1. */
export function jsonFeedOf(feed: Feed): string {
  const { title, homeUrl, url, description, language, iconUrl, owner, items } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: homeUrl,
    feed_url: url,
    ...(description !== '' && { description }),
    ...(iconUrl !== null && { favicon: iconUrl }),
    authors: [{ name: owner }],
    language,
    items: items.map(itemOf),
  });
}

function itemOf({ url, title, html, description, date, updated, authors, tags, language }: FeedItem): object {
  return {
    id: url,
    url,
    title,
    content_html: html,
    ...(description !== '' && { summary: description }),
    date_published: timestamp(instantOf(date)),
    ...(updated !== null && { date_modified: timestamp(instantOf(updated)) }),
    ...(authors.length > 0 && {
      authors: authors.map(({ name, url: page }) => ({ name, ...(page !== null && { url: page }) })),
    }),
    ...(tags.length > 0 && { tags: tags.map(({ label }) => label) }),
    language,
  };
}
