import { fileOfKey } from '#model/content.ts';
import type { Locale } from '#model/locale.ts';
import { localeOfPath, localizePath, prefixedLocale } from '#model/paths.ts';
import { folderOfPattern } from '#model/redirectPath.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Text } from '#model/site.ts';
import { redirectKey } from './redirect.ts';

/** A redirect as the owner wrote it. */
export interface WrittenRedirect {
  /** The text whose front matter names it; null: the configuration. */
  readonly file: string | null;
  /** Where its old address stands in there, and where the new one. */
  readonly fromAt: readonly (string | number)[];
  readonly toAt: readonly (string | number)[];
  /** See `Redirect.from`. */
  readonly from: string;
  readonly locale: string;
  /** The language with which an old address of a text was written, though all are written without. */
  readonly namesLanguage?: Locale | undefined;
  /** Whether it is one of those that a whole folder stands for. */
  readonly isOfFolder?: true;
  readonly target: PageTarget | { readonly kind: 'written'; readonly to: string };
}

interface PageTarget {
  readonly kind: 'page';
  readonly path: string;
}

export interface PageRedirect extends WrittenRedirect {
  readonly target: PageTarget;
}

/**
 * Those of the texts, in each locale that shows them, and those of the configuration, which are taken as written. For whole folders see
 * `redirectsOfFolders`.
 */
export function writtenRedirects(texts: readonly Text[], config: SiteConfig): WrittenRedirect[] {
  const locales = new Map(config.locales.map((locale) => [locale.code, locale]));
  const ofTexts = texts.flatMap(({ entry, locale: code, path }) =>
    entry.redirects.map((written, index): WrittenRedirect => {
      const locale = locales.get(code);
      const at = ['redirects', index];
      return {
        file: fileOfKey(entry, 'redirects'),
        fromAt: at,
        toAt: at,
        from: redirectKey(locale ? localizePath(locale, written) : written),
        locale: code,
        namesLanguage: prefixedLocale(redirectKey(written), config.locales),
        target: { kind: 'page', path },
      };
    }),
  );
  const ofConfig = config.redirects.flatMap(({ from, to }, index): WrittenRedirect[] => {
    if (folderOfPattern(from) !== null) return [];
    const key = redirectKey(from);
    return [
      {
        file: null,
        fromAt: ['redirects', index, 'from'],
        toAt: ['redirects', index, 'to'],
        from: key,
        locale: localeOfPath(key, config.locales)?.code ?? config.defaultLocale,
        target: { kind: 'written', to },
      },
    ];
  });
  return [...ofTexts, ...ofConfig];
}
