import type { Locale } from '#model/locale.ts';
import { localizePath } from '#model/paths.ts';
import type { RouteIndex } from '../links/routeIndex.ts';
import { type Redirect, redirectKey } from './redirect.ts';

/** The index with the old addresses that lead on, which are known only once their targets are. */
export function withRedirects(
  index: RouteIndex,
  redirects: readonly Redirect[],
  locales: readonly Locale[],
): RouteIndex {
  if (redirects.length === 0) return index;
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const localesByCode = new Map(locales.map((locale) => [locale.code, locale]));
  return {
    ...index,
    findMoved(address, code) {
      const locale = localesByCode.get(code);
      const local = locale && byFrom.get(redirectKey(localizePath(locale, address)));
      return local ?? byFrom.get(redirectKey(address)) ?? null;
    },
  };
}
