import { outputFileOf } from '#model/paths.ts';
import { ownFolderOf } from '../ownPlaces.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import type { RouteSpec } from '../links/routeIndex.ts';
import { redirectKey } from './redirect.ts';

/** What lies at an address already, in words; null where there is room. */
export type TakenBy = (from: string) => string | null;

/** The file below the output folder that holds the page at an old address. */
export function redirectFileOf(from: string): string {
  return from.endsWith('.html') ? from.slice(1) : outputFileOf(from);
}

/** Knows every page and file of the site, so that no redirect hides one or is hidden. */
export function takenPlaces(routes: readonly RouteSpec[], otherFiles: readonly string[]): TakenBy {
  const pages = new Map<string, string>();
  for (const { path, files } of routes) {
    const key = redirectKey(path);
    if (!pages.has(key)) pages.set(key, files[0] ?? path);
  }
  const files = new Set([...otherFiles, ...routes.map(({ path }) => outputFileOf(decodeSafely(path)))]);
  const folders = new Set([...files].flatMap(foldersOf));
  return (from) => {
    const key = from.normalize();
    const page = pages.get(key) ?? pages.get(key.replace(/\.html$/, ''));
    if (page !== undefined) return `the page of '${page}'`;
    const file = redirectFileOf(from);
    const folder = ownFolderOf(file);
    if (folder !== null) return `the folder '${folder}' of the build`;
    const inTheWay = [file, `${from.slice(1)}.html`, ...foldersOf(file)].find((place) =>
      files.has(place.replace(/\.(?:br|gz)$/, '')),
    );
    if (inTheWay !== undefined) return `the file '${inTheWay}'`;
    return folders.has(file) ? `the folder '${file}'` : null;
  };
}

/** 'a/b/c.html' lies in 'a' and 'a/b'. */
export function foldersOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
