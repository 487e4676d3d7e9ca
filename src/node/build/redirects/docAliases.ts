import { localizePath } from '#model/paths.ts';
import type { LocaleSite } from '#model/site.ts';
import { redirectKey } from './redirect.ts';
import type { TakenBy } from './takenPlaces.ts';
import type { PageRedirect, WrittenRedirect } from './writtenRedirects.ts';

/**
 * What leads to the main document besides its address, in every locale: the root of the docs, or the address that it
 * would have if the configuration did not put it there. They give way to pages, files and redirects of the owner.
 */
export function docAliases(
  sites: readonly LocaleSite[],
  written: readonly WrittenRedirect[],
  takenBy: TakenBy,
): PageRedirect[] {
  const known = new Set(written.map(({ from }) => from));
  const aliases = sites.flatMap(({ locale, docs }) =>
    (docs?.docs ?? []).flatMap(({ entry, path, aliases: paths }) =>
      paths.map((alias): PageRedirect => ({
        file: entry.file,
        fromAt: [],
        toAt: [],
        from: redirectKey(localizePath(locale, alias)),
        locale: locale.code,
        target: { kind: 'page', path },
      })),
    ),
  );
  return aliases.filter(({ from }) => !known.has(from) && takenBy(from) === null);
}
