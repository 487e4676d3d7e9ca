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
    const [file] = [...route.files, ...first.files];
    // Two pages without a source meet only if a language is called as a list, which is told of the configuration.
    if (file === undefined) continue;
    // The same two things meet once in every locale; a page without a source has another path in each.
    const pair = [first, route].map(({ files }) => files.toSorted()[0] ?? '').join('\0');
    if (warnings.has(pair)) continue;
    warnings.set(pair, {
      severity: 'warning',
      code: 'routes/duplicate',
      file,
      line: 1,
      column: 1,
      ...wordsOf(first, route),
    });
  }
  return [...warnings.values()].toSorted(compareDiagnostics);
}

function wordsOf(first: RouteSpec, route: RouteSpec): Pick<Diagnostic, 'message' | 'hint'> {
  const { path } = route;
  // The only page without a source whose path ends with a slash is the home page of a language.
  if (first.files.length === 0 && first.path.endsWith('/')) {
    return {
      message: `The path '${path}' is that of the list of posts, so '${nameOf(route)}' is not published.`,
      hint: "Give the page another slug, such as 'slug: /welcome'.",
    };
  }
  return {
    message: `The path '${path}' is that of '${nameOf(first)}' and of '${nameOf(route)}'; only the first is published.`,
    hint: 'Give one of the two another slug.',
  };
}

/** Pages without a source, such as the archive, are named by their path. */
function nameOf(route: RouteSpec): string {
  return route.files[0] ?? route.path;
}
