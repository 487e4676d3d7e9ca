import { decodeSafely } from '#model/decodeSafely.ts';
import { hrefOf } from '#model/paths.ts';
import { folderOfPattern } from '#model/redirectPath.ts';
import type { Text } from '#model/site.ts';
import { FEED_NAMES } from '../feeds/feedNames.ts';
import { hasAnchor } from '../links/hasAnchor.ts';
import { splitHref } from '../links/hrefParts.ts';
import type { RouteIndex } from '../links/routeIndex.ts';
import { type Redirect, redirectKey } from '../redirects/redirect.ts';
import type { CurrentPage } from './currentPages.ts';
import type { GonePage } from './findSuccessors.ts';
import type { WithoutLanguage } from './leftLanguage.ts';
import type { Rule } from './redirectLine.ts';

/** What a site has in place of what is gone. */
export interface GoneSite {
  readonly index: Pick<RouteIndex, 'isStatic'>;
  /** See `SitePlan`. */
  readonly ownFiles: ReadonlySet<string>;
  readonly byKey: ReadonlyMap<string, CurrentPage>;
  readonly moved: ReadonlyMap<string, Redirect>;
  readonly gone: ReadonlyMap<string, GonePage>;
  /** By path of a page that is gone. */
  readonly successors: ReadonlyMap<string, Text>;
  readonly withoutLanguage: WithoutLanguage;
}

/** Without its language it may be there; a list has another one above it; where a text or file went its author alone knows. */
export function ruleForGone(page: GonePage, site: GoneSite): Rule {
  const { path, was } = page;
  const above = was.to === undefined ? pageAbove(path, site.byKey) : targetOf(was.to, site);
  return { from: path, to: site.withoutLanguage(page) ?? (was.source === null ? above : null) };
}

/** Where an old address led, if that is there; where that leads from now on, if it is gone and known to have moved. */
function targetOf(to: string, site: GoneSite): string | null {
  if (!to.startsWith('/')) return to;
  const folder = folderOfPattern(to);
  if (folder !== null) return isFolder(decodeSafely(folder), site) ? to : null;
  const { path, hash } = splitHref(to);
  const key = redirectKey(path);
  const page = site.byKey.get(key);
  if (page) return page.ids === null || hasAnchor(page.ids, decodeSafely(hash.slice(1))) ? to : path;
  if (site.moved.has(key) || site.index.isStatic(key) || site.ownFiles.has(key.slice(1))) return to;
  const gone = site.gone.get(key);
  if (!gone) return null;
  const text = site.successors.get(gone.path);
  if (text) return hrefOf('/', text.path);
  // One that is an old address itself might lead back here.
  return gone.was.to === undefined ? ruleForGone(gone, site).to : null;
}

function isFolder(folder: string, { byKey }: GoneSite): boolean {
  return [...byKey.keys()].some((key) => `${key}/`.startsWith(folder));
}

const FEED_FILE = new RegExp(`/(?:${Object.values(FEED_NAMES).join('|')})$`);

/** The page of the nearest folder above an address: for a tag that is gone, the list of tags. Above a feed there are feeds alone. */
function pageAbove(path: string, byKey: ReadonlyMap<string, CurrentPage>): string | null {
  const feedName = FEED_FILE.exec(path)?.[0] ?? null;
  let folder = redirectKey(path.slice(0, path.length - (feedName?.length ?? 0)));
  while (folder.length > 1) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const page = byKey.get(feedName === null ? folder || '/' : folder + feedName);
    if (page) return hrefOf('/', page.path);
  }
  return feedName === null ? '/' : null;
}
