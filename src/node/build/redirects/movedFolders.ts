import { decodeSafely } from '#model/decodeSafely.ts';
import { folderOfPattern } from '#model/redirectPath.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { redirectKey } from './redirect.ts';
import type { TakenBy } from './takenPlaces.ts';
import { localeOf, type WrittenRedirect } from './writtenRedirects.ts';

/** What an old folder may have had. */
export interface MovedAddress {
  /** Canonical, with locale prefix and without base path: a page such as '/id/about/', or a feed. */
  readonly path: string;
  readonly locale: string;
}

/** A folder all of whose addresses have moved to another. */
interface MovedFolder extends Pick<WrittenRedirect, 'file' | 'fromAt' | 'toAt' | 'locale'> {
  /** '/old/'. */
  readonly from: string;
  /** '/new/', or '/' for everything in its language. */
  readonly to: string;
}

interface MovedInto {
  readonly addresses: readonly MovedAddress[];
  /** Redirects of single addresses, which go first. */
  readonly single: readonly WrittenRedirect[];
  readonly takenBy: TakenBy;
}

/** For each folder that has moved, an old address for all that lies in the new one, unless something else is there. */
export function redirectsOfFolders(
  config: Pick<SiteConfig, 'redirects' | 'locales' | 'defaultLocale'>,
  { addresses, single, takenBy }: MovedInto,
): WrittenRedirect[] {
  const known = new Set(single.map(({ from }) => from));
  return movedFolders(config).flatMap(({ from, to, ...folder }): WrittenRedirect[] => {
    const inside = addresses
      .filter(({ locale }) => locale === folder.locale)
      .map(({ path }) => ({ path, address: decodeSafely(path) }))
      .filter(({ address }) => `${address}/`.startsWith(to));
    // That it leads nowhere is told as of any other redirect.
    if (inside.length === 0) return [{ ...folder, from: redirectKey(from), target: { kind: 'written', to } }];
    return inside.flatMap(({ path, address }): WrittenRedirect[] => {
      const old = redirectKey(from + address.slice(to.length));
      if (address.startsWith(from) || known.has(old) || takenBy(old) !== null) return [];
      known.add(old);
      return [{ ...folder, from: old, target: { kind: 'written', to: path } }];
    });
  });
}

function movedFolders(config: Pick<SiteConfig, 'redirects' | 'locales' | 'defaultLocale'>): MovedFolder[] {
  return config.redirects.flatMap((written, index): MovedFolder[] => {
    const from = folderOfPattern(written.from);
    const to = folderOfPattern(written.to);
    if (from === null || to === null) return [];
    return [
      {
        file: null,
        fromAt: ['redirects', index, 'from'],
        toAt: ['redirects', index, 'to'],
        from: decodeSafely(from),
        to: decodeSafely(to),
        locale: localeOf(to, config)?.code ?? config.defaultLocale,
      },
    ];
  });
}
