import { decodeSafely } from '#model/decodeSafely.ts';
import type { Locale } from '#model/locale.ts';
import { hrefOf, isSitePath, localizePath, prefixedLocale } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite } from '#model/site.ts';
import { fileHref, splitHref } from '../links/hrefParts.ts';
import { formsOf, isFileIn } from '../links/siteFiles.ts';

/** Where a target that the owner set for all pages leads from those of one locale; final. */
export type HrefOfTarget = (target: string) => string;

/** Those who read the site in one locale. */
export interface Readers {
  readonly site: LocaleSite;
  readonly hrefOfTarget: HrefOfTarget;
}

/**
 * A path leads to the page in that locale, unless it names a locale itself. A file is there once for all locales, but those
 * that are made for each, such as feeds. `files` are all that such a path may name.
 */
export function createHrefOfTarget(
  locale: Locale,
  { basePath, locales }: Pick<SiteConfig, 'basePath' | 'locales'>,
  files: ReadonlySet<string>,
): HrefOfTarget {
  return (target) => {
    if (!isSitePath(target)) return target;
    const { path, query, hash } = splitHref(target);
    const address = decodeSafely(path);
    const isOfLocale = prefixedLocale(address, locales) !== undefined;
    const own = isOfLocale ? path : localizePath(locale, path);
    const file = [decodeSafely(own), address].flatMap(formsOf).find((form) => isFileIn(files, form));
    return (file === undefined ? hrefOf(basePath, own) : fileHref(basePath, file)) + query + hash;
  };
}
