import { withoutTrailingSlash } from '#model/paths.ts';
import type { LocaleSite, Text } from '#model/site.ts';
import type { RouteSpec } from './links/routeIndex.ts';
import type { LocalePlan } from './plan/planLocale.ts';

/** Every text of a locale's site. */
export function textsOf({ posts, pages, docs }: LocaleSite): Text[] {
  return [...posts, ...pages, ...(docs?.docs ?? [])];
}

/** The pages of all locales as routes, with the source files behind them, in the order in which they win a path. */
export function routesOf(
  plans: readonly LocalePlan[],
  filesOf: (text: Text) => readonly string[],
): RouteSpec[] {
  return plans.flatMap(({ pages }) =>
    pages.map(({ page, bodyOf }) => ({
      path: page.frame.path,
      locale: page.locale,
      files: bodyOf ? filesOf(bodyOf) : [],
    })),
  );
}

/** The plans without the pages whose path an earlier page has. */
export function withoutDuplicates(plans: readonly LocalePlan[]): LocalePlan[] {
  const taken = new Set<string>();
  return plans.map((plan) => ({
    ...plan,
    pages: plan.pages.filter(({ page }) => {
      const key = withoutTrailingSlash(page.frame.path);
      if (taken.has(key)) return false;
      taken.add(key);
      return true;
    }),
  }));
}
