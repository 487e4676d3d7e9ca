import type { Text } from '#model/site.ts';
import { decodeEntities, withoutTags } from '../../content/mdx/html.ts';

const OPENING_TITLE = /^\s*(?:<header>)?\s*<h1(?:\s[^>]*)?>(.*?)<\/h1>\s*(?:<\/header>)?/s;

/** The HTML of a text without the title that it begins with, for places that show the title themselves. */
export function withoutOpeningTitle(html: string): string {
  return html.replace(OPENING_TITLE, '');
}

/** The same, unless the text begins with other words than those that stand above it. */
export function withoutRepeatedTitle(html: string, { body }: Text, above: string): string {
  const [opening, inner] = OPENING_TITLE.exec(html) ?? [];
  if (opening === undefined) return html;
  const said = body.title ?? decodeEntities(withoutTags(inner ?? ''));
  return isSame(said, above) ? html.slice(opening.length) : html;
}

/** The heading that the page of a text shows in place of its title; null where both say the same. */
export function ownHeadingOf({ body, title }: Text): string | null {
  return body.title === null || isSame(body.title, title) ? null : body.title;
}

function isSame(a: string, b: string): boolean {
  return essence(a) === essence(b);
}

function essence(words: string): string {
  return words.normalize().toLowerCase().replace(/\s+/g, ' ').trim();
}
