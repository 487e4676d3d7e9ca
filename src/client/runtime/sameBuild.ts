import { escapeHtml } from './escapeHtml.ts';

/**
 * Whether the HTML of a page comes from the same build of the theme as the document. After a deploy it may want
 * another script or style, which only a normal load brings. To parse its style would break the document's policy.
 */
export function isSameBuild(html: string, page: Document): boolean {
  const entry = escapeHtml(page.documentElement.dataset['entry'] ?? '');
  // Browser extensions add styles of their own.
  const styles = [...page.querySelectorAll('head style')].map(({ textContent }) => textContent);
  return (
    html.includes(` data-entry="${entry}"`) &&
    styles.some((style) => html.includes(`<style>${style}</style>`))
  );
}
