import type { View } from '#model/page.ts';
import type { PlannedPage } from '../plan/plannedPage.ts';

/** A page that lists others and has no text of its own: it is found by its title. */
export interface FoundList {
  readonly path: string;
  readonly title: string;
  /** '' but for the authors, who are found by their names too. */
  readonly content: string;
}

const FOUND: ReadonlySet<View['kind']> = new Set(['archive', 'tags', 'authors', 'author']);

/** The archive, the tags, the authors and each who has a page. Nobody searches for the home page, and the rest is not for search engines either. */
export function foundLists(pages: readonly PlannedPage[]): FoundList[] {
  return pages.flatMap(({ page: { frame, view } }) => {
    if (!FOUND.has(view.kind)) return [];
    const names = view.kind === 'authors' ? view.authors.map(({ name }) => name) : [];
    return [{ path: frame.path, title: frame.title, content: names.join(', ') }];
  });
}
