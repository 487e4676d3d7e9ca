import { cdataOf, escapeXml } from '../escapeXml.ts';
import { type Feed, type FeedItem, instantOf, timestamp, updatedAt } from './feed.ts';
import { FEED_TYPES } from './feedNames.ts';
import { element, joinLines, xmlHead } from './xmlElement.ts';

/** The feed in the Atom format, RFC 4287. `styleHref` makes it readable in a browser. */
export function atomOf(feed: Feed, styleHref: string): string {
  const { title, description, url, homeUrl, language, iconUrl, copyright, owner, items } = feed;
  const lines = [
    element('id', url),
    element('title', title),
    description !== '' && element('subtitle', description),
    element('updated', timestamp(updatedAt(feed))),
    link('self', url, FEED_TYPES.atom),
    link('alternate', homeUrl, 'text/html'),
    // For the entries that have none of their own.
    author({ name: owner, url: null }),
    iconUrl !== null && element('icon', iconUrl),
    copyright !== '' && element('rights', copyright),
    ...items.map(entryOf),
  ];
  const root = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`;
  return `${xmlHead(styleHref)}${root}\n${joinLines(lines)}\n</feed>\n`;
}

function entryOf({
  url,
  title,
  date,
  updated,
  description,
  language,
  authors,
  tags,
  html,
}: FeedItem): string {
  const lines = [
    // The title comes first because a browser shows them in this order.
    element('title', title),
    element('id', url),
    link('alternate', url, 'text/html'),
    element('published', timestamp(instantOf(date))),
    element('updated', timestamp(instantOf(updated ?? date))),
    ...authors.map(author),
    ...tags.map(({ slug, label }) => `<category term="${escapeXml(slug)}" label="${escapeXml(label)}"/>`),
    description !== '' && element('summary', description),
    `<content type="html">${cdataOf(html)}</content>`,
  ];
  return `<entry xml:lang="${escapeXml(language)}">\n${joinLines(lines)}\n</entry>`;
}

function author({ name, url }: FeedItem['authors'][number]): string {
  return `<author>${element('name', name)}${url === null ? '' : element('uri', url)}</author>`;
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}
