import { decodeSafely } from '#model/decodeSafely.ts';
import { hrefOf, localeOfPath } from '#model/paths.ts';
import { folderOfPattern } from '#model/redirectPath.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { redirectKey } from './redirect.ts';
import type { TakenBy } from './takenPlaces.ts';
import type { WrittenRedirect } from './writtenRedirects.ts';

/** What an old folder may have had. */
export interface MovedAddress {
  /** Percent-encoded, with locale prefix and without base path: a page such as '/id/about/', or a feed. */
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

interface Reached extends MovedAddress {
  /** The folders by which it is an old address. */
  readonly through: readonly MovedFolder[];
}

/**
 * For each folder that has moved, an old address for all that lies in the new one, unless something else is there. What has moved out
 * of the new one since then was in the old one before: it leads to where that leads.
 */
export function redirectsOfFolders(
  config: Pick<SiteConfig, 'redirects' | 'locales' | 'defaultLocale'>,
  { addresses, single, takenBy }: MovedInto,
): WrittenRedirect[] {
  const folders = movedFolders(config);
  const known = new Set(single.map(({ from }) => from));
  const filled = new Set<MovedFolder>();
  const redirects: WrittenRedirect[] = [];
  const pass = (folder: MovedFolder, { path, locale, through }: Reached): Reached[] => {
    const address = decodeSafely(path);
    const { from, to, ...written } = folder;
    if (locale !== folder.locale || !`${address}/`.startsWith(to)) return [];
    // Of two old places of one folder none lay in the other.
    if (through.some((other) => other.to === to)) return [];
    filled.add(folder);
    const old = redirectKey(from + address.slice(to.length));
    if (address.startsWith(from) || known.has(old) || takenBy(old) !== null) return [];
    known.add(old);
    redirects.push({ ...written, from: old, isOfFolder: true, target: { kind: 'written', to: path } });
    return [{ path: hrefOf('/', old), locale, through: [...through, folder] }];
  };
  const moved = single.map(({ from, locale }) => ({ path: hrefOf('/', from), locale }));
  let reached = [...addresses, ...moved].map((address): Reached => ({ ...address, through: [] }));
  while (reached.length > 0) {
    const last = reached;
    reached = folders.flatMap((folder) => last.flatMap((address) => pass(folder, address)));
  }
  // That it leads nowhere is told as of any other redirect.
  const empty = folders.filter((folder) => !filled.has(folder));
  return [
    ...redirects,
    ...empty.map(({ from, to, ...written }): WrittenRedirect => {
      return { ...written, from: redirectKey(from), target: { kind: 'written', to } };
    }),
  ];
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
        locale: localeOfPath(to, config.locales)?.code ?? config.defaultLocale,
      },
    ];
  });
}
