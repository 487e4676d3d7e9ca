import type { Diagnostic } from '#model/diagnostic.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import type { RouteSpec } from './routeIndex.ts';

/** An error for every page that would need a folder where the site has a file: no disk holds both under one name. */
export function checkFilePaths(routes: readonly RouteSpec[], files: ReadonlySet<string>): Diagnostic[] {
  const errors = new Map<string, Diagnostic>();
  for (const { path, files: sources } of routes) {
    const taken = foldersOf(path).find((folder) => files.has(folder));
    const file = sources.toSorted()[0] ?? path;
    // The same page stands in every locale.
    if (taken === undefined || errors.has(file)) continue;
    errors.set(file, {
      severity: 'error',
      code: 'routes/name-of-a-file',
      file,
      line: 1,
      column: 1,
      message: `The path '${path}' cannot be that of a page: the site has a file '${taken}'.`,
      hint: 'Give the page another slug.',
    });
  }
  return [...errors.values()];
}

/** The folders that the page of a path lies in, outermost first. */
function foldersOf(path: string): string[] {
  const parts = decodeSafely(path)
    .split('/')
    .filter((part) => part !== '');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
