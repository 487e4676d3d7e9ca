import { hrefOf } from '#model/paths.ts';
import { redirectKey } from '../redirects/redirect.ts';
import type { CurrentPage } from './currentPages.ts';
import type { GonePage } from './findSuccessors.ts';
import { isFile, type Published } from './published.ts';

/** The address without the folder of a language that the site has left; null where that is no address of today. */
export type WithoutLanguage = (page: GonePage) => string | null;

const FIRST_FOLDER = /^\/[^/]+(?=\/)/;

/**
 * '/id/archive' is '/archive' once '/id/' is gone. A language is known by that page, its home: what else ends in a slash is made from a
 * text, and other lists do not.
 */
export function createWithoutLanguage(
  published: Published,
  byKey: ReadonlyMap<string, CurrentPage>,
): WithoutLanguage {
  const find = (path: string): string | null => {
    const folder = FIRST_FOLDER.exec(path)?.[0];
    if (folder === undefined || byKey.has(redirectKey(folder))) return null;
    if (published[`${folder}/`]?.source !== null) return null;
    const page = byKey.get(redirectKey(path.slice(folder.length)));
    return page ? hrefOf('/', page.path) : null;
  };
  // Where a file went is not guessed; an old address may have led to a page of that language.
  return ({ path, was }) =>
    isFile(was) ? null : (find(path) ?? (was.to === undefined ? null : find(was.to)));
}
