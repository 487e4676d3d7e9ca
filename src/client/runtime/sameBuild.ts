import { escapeHtml } from './escapeHtml.ts';

/**
 * Whether the HTML of a page comes from the same build of the theme as the document. After a deploy it may want
 * another script or style, which only a normal load brings. To parse its style would break the document's policy.
 */
export function isSameBuild(html: string, page: Document): boolean {
  const { entry = '', announcement } = page.documentElement.dataset;
  // What the reader dismissed stands in the root, which stays: another announcement needs a page of its own.
  const dismissible = announcement === undefined ? '' : ` data-announcement="${escapeHtml(announcement)}"`;
  // Browser extensions add styles of their own.
  const styles = [...page.querySelectorAll('head style')].map(({ textContent }) => textContent);
  return (
    html.includes(` data-entry="${escapeHtml(entry)}"${dismissible} data-base=`) &&
    styles.some((style) => html.includes(`<style>${style}</style>`))
  );
}
