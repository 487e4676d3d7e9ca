import { UNSET_URL } from '#model/schema/config.ts';
import { isOutside } from './hrefParts.ts';

/** Where a site stands: its origin, and the path below it. */
export interface SitePlace {
  readonly url: string;
  /** '/' or '/sub/'. */
  readonly basePath: string;
}

/** What a whole address of this site is as a path below its base path, with query and hash; null for every other link. */
export function ownAddress(written: string, { url, basePath }: SitePlace): string | null {
  if (url === UNSET_URL || !isOutside(written) || !URL.canParse(written, url)) return null;
  const { origin, pathname, search, hash } = new URL(written, url);
  if (origin !== url || !`${pathname}/`.startsWith(basePath)) return null;
  return `/${pathname.slice(basePath.length)}${search}${hash}`;
}
