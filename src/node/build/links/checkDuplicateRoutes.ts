import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts';
import { withoutTrailingSlash } from '#model/paths.ts';
import type { RouteSpec } from './routeIndex.ts';

/** A warning for every page whose path an earlier page has already: the earlier one is served. */
export function checkDuplicateRoutes(routes: readonly RouteSpec[]): Diagnostic[] {
  const taken = new Map<string, RouteSpec>();
  const warnings = new Map<string, Diagnostic>();
  for (const route of routes) {
    const key = withoutTrailingSlash(route.path);
    const first = taken.get(key);
    if (!first) {
      taken.set(key, route);
      continue;
    }
    const [winner, loser] = [nameOf(first), nameOf(route)];
    // The same two files meet once in every locale.
    if (warnings.has(`${winner}\0${loser}`)) continue;
    warnings.set(`${winner}\0${loser}`, {
      severity: 'warning',
      code: 'routes/duplicate',
      file: loser,
      line: 1,
      column: 1,
      message: `The path '${route.path}' is taken by '${winner}', so this page is not published.`,
      hint: 'Give one of the two another slug.',
    });
  }
  return [...warnings.values()].toSorted(compareDiagnostics);
}

/** Pages without a source, such as the archive, are named by their path. */
function nameOf(route: RouteSpec): string {
  return route.files[0] ?? route.path;
}
