import type { PlannedPage } from '../plan/plannedPage.ts';

/** A page that lists others and has no text of its own: it is found by its title. */
export interface FoundList {
  readonly path: string;
  readonly title: string;
  /** '' but for the authors, who are found by their names too. */
  readonly content: string;
}

/** The archive, the tags and the authors. Nobody searches for the home page, and the rest is not for search engines either. */
export function foundLists(pages: readonly PlannedPage[]): FoundList[] {
  return pages.flatMap(({ page: { frame, view } }) => {
    if (view.kind !== 'archive' && view.kind !== 'tags' && view.kind !== 'authors') return [];
    const names = view.kind === 'authors' ? view.authors.map(({ name }) => name) : [];
    return [{ path: frame.path, title: frame.title, content: names.join(', ') }];
  });
}
