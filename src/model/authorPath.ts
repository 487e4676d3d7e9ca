import type { Author } from './content.ts';

/** Path of an author's own page within a locale, by the `page` of the author. */
export function authorPath(page: string): string {
  return `/authors/${page}`;
}

/** Where the name of an author leads: a path within the locale, an address elsewhere, or nowhere. */
export function authorTarget({ page, url }: Pick<Author, 'page' | 'url'>): string | null {
  return page === null ? url : authorPath(page);
}
