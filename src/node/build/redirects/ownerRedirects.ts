import { hrefOf } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite, Text } from '#model/site.ts';
import { feedPathsOf } from '../feeds/feedPaths.ts';
import type { RouteSpec } from '../links/routeIndex.ts';
import { docAliases } from './docAliases.ts';
import { redirectsOfFolders } from './movedFolders.ts';
import type { TakenBy } from './takenPlaces.ts';
import { type WrittenRedirect, writtenRedirects } from './writtenRedirects.ts';

interface PlannedAddresses {
  readonly sites: readonly LocaleSite[];
  readonly texts: readonly Text[];
  readonly routes: readonly RouteSpec[];
  readonly takenBy: TakenBy;
}

/** Every redirect that the owner asks for, those of whole folders written out. */
export function ownerRedirects(
  { sites, texts, routes, takenBy }: PlannedAddresses,
  config: SiteConfig,
): WrittenRedirect[] {
  const single = writtenRedirects(texts, config);
  const feeds = sites.flatMap((site) =>
    feedPathsOf(site, config).map((path) => ({ path, locale: site.locale.code })),
  );
  const aliases = docAliases(sites, single, takenBy).map(({ from, locale }) => ({ path: from, locale }));
  const addresses = [...routes, ...feeds, ...aliases].map(({ path, locale }) => ({
    path: hrefOf('/', path),
    locale,
  }));
  const inFolders = redirectsOfFolders(config, { addresses, single, takenBy });
  return [...single, ...inFolders];
}
