import { slug as slugOf } from 'github-slugger';
import { isLong, LONG_PART } from '#model/addressParts.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { pathFault } from '../build/links/pathFault.ts';
import { isLeftOut } from '../content/listFiles.ts';
import { FIXED_PATHS } from '../build/plan/fixedPaths.ts';

/** What a title gives a post for its folder; '' where it has no letter and no digit. */
export function slugOfTitle(title: string): string {
  return (
    slugOf(title)
      // What has no place in an address leaves its hyphens behind.
      .replace(/-{2,}/g, '-')
      // Names that begin with '_' are left out of the site.
      .replace(/^[-_]+|-$/g, '')
  );
}

/** Why a post cannot have a folder, whatever the texts of the site are; null if it can. */
export function faultOfFolder(name: string): string | null {
  if (isLeftOut(name)) return `Folders that are called '${name}' are left out.`;
  // A date in it is no part of the address.
  return isLong(name) ? `'${name}' cannot be the name of a folder: it is ${LONG_PART}.` : null;
}

/** Why a post cannot have an address, likewise. */
export function faultOfAddress(address: string, { locales }: SiteConfig): string | null {
  const homes = locales.map(({ path }) => `/${path}`);
  if ([...FIXED_PATHS, ...homes].includes(address))
    return `'${address}' is the address of a page that the site has already.`;
  const fault = pathFault(address, new Set());
  return fault && `'${address}' cannot be the address of a post: ${fault.words}.`;
}
