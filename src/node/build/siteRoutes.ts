import type { LocaleSite, Text } from '#model/site.ts';
import type { RouteSpec } from './links/routeIndex.ts';
import type { PlannedPage } from './plan/plannedPage.ts';

/** Every text of a locale's site. */
export function textsOf({ posts, pages, docs }: LocaleSite): Text[] {
  return [...posts, ...pages, ...(docs?.docs ?? [])];
}

/** Pages as routes, with the source files behind them. */
export function routesOf(
  pages: readonly PlannedPage[],
  filesOf: (text: Text) => readonly string[],
): RouteSpec[] {
  return pages.map(({ page, bodyOf }) => ({
    path: page.frame.path,
    locale: page.locale,
    files: bodyOf ? filesOf(bodyOf) : [],
  }));
}
