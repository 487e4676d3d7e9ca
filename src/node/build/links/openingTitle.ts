const OPENING_TITLE = /^\s*(?:<header>)?\s*<h1(?:\s[^>]*)?>.*?<\/h1>\s*(?:<\/header>)?/s;

/** The HTML of a text without the title that it begins with, for places that show the title themselves. */
export function withoutOpeningTitle(html: string): string {
  return html.replace(OPENING_TITLE, '');
}
