import type { SiteView } from '#model/page.ts';
import { HTML_ENDING, localeOfPath, withoutTrailingSlash } from '#model/paths.ts';
import type { LocalePlan } from '../build/plan/planLocale.ts';
import type { PlannedPage } from '../build/plan/plannedPage.ts';

export interface Found {
  readonly status: 200 | 404;
  readonly planned: PlannedPage;
  readonly view: SiteView;
}

/** The page at a path in any of its forms, or the not-found page of its locale. */
export function findPlanned(
  path: string,
  plans: readonly LocalePlan[],
  views: readonly SiteView[],
): Found | null {
  const wanted = withoutTrailingSlash(path.replace(HTML_ENDING, '') || '/');
  for (const [position, { pages }] of plans.entries()) {
    const planned = pages.find(({ page }) => withoutTrailingSlash(page.frame.path) === wanted);
    const view = views[position];
    if (planned && view) return { status: 200, planned, view };
  }
  const locales = views.map(({ locale }) => locale);
  const own = localeOfPath(wanted, locales);
  const position = own ? locales.indexOf(own) : 0;
  const [plan, view] = [plans[position], views[position]];
  return plan && view ? { status: 404, planned: plan.notFound, view } : null;
}
