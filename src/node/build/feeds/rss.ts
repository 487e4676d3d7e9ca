import { cdataOf, escapeXml } from '../escapeXml.ts';
import { type Feed, type FeedItem, instantOf, updatedAt } from './feed.ts';
import { FEED_TYPES } from './feedNames.ts';
import { element, joinLines, xmlHead } from './xmlElement.ts';

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** The feed as RSS 2.0. `styleHref` makes it readable in a browser. */
export function rssOf(feed: Feed, styleHref: string): string {
  const { title, homeUrl, url, description, language, copyright, items } = feed;
  const channel = [
    element('title', title),
    element('link', homeUrl),
    `<atom:link href="${escapeXml(url)}" rel="self" type="${FEED_TYPES.rss}"/>`,
    element('description', description || title),
    element('language', language),
    copyright !== '' && element('copyright', copyright),
    items.length > 0 && element('lastBuildDate', updatedAt(feed).toUTCString()),
    element('docs', 'https://www.rssboard.org/rss-specification'),
    ...items.map(itemOf),
  ];
  return `${xmlHead(styleHref)}<rss version="2.0" ${NAMESPACES}>\n<channel>\n${joinLines(channel)}\n</channel>\n</rss>\n`;
}

function itemOf({ title, url, date, description, authors, tags, html }: FeedItem): string {
  const lines = [
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', instantOf(date).toUTCString()),
    // By the specification it is HTML, so plain text is escaped twice; as little as can be, since browsers show it as it stands.
    description !== '' &&
      element('description', description.replace(/&(?=[#\w])/g, '&amp;').replaceAll('<', '&lt;')),
    ...authors.map(({ name }) => element('dc:creator', name)),
    ...tags.map(({ label }) => element('category', label)),
    `<content:encoded>${cdataOf(html)}</content:encoded>`,
  ];
  return `<item>\n${joinLines(lines)}\n</item>`;
}
