import { PAGE_MARK } from '#model/offline.ts';
import { pageTitle } from './pageTitle.ts';

/** A network that wants a login first answers with a page of its own in the place of all. */
export function isSitePage(html: string): boolean {
  return html.includes(PAGE_MARK);
}

/** The title by which a page of the site is kept. Throws if the document is something else. */
export function titleOfPage(html: string, known = pageTitle(html)): string {
  if (!isSitePage(html)) throw new Error('no page');
  return known;
}
