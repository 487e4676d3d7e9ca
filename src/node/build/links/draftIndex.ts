import type { TextSource } from '#model/content.ts';
import { localPathOf } from '#model/localPathOf.ts';
import { localizePath } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { createRouteIndex, type RouteIndex } from './routeIndex.ts';

/** The drafts that are left out, where they would stand: to tell links to them from those that lead nowhere. */
export function createDraftIndex(drafts: readonly TextSource[], config: SiteConfig): RouteIndex {
  const { url, basePath, locales, defaultLocale } = config;
  const routes = drafts.flatMap((draft) =>
    locales.map((locale) => ({
      path: localizePath(locale, localPathOf(draft, config)),
      locale: locale.code,
      files: [...draft.entries.values()].map(({ file }) => file),
    })),
  );
  return createRouteIndex({
    url,
    basePath,
    locales,
    defaultLocale,
    routes,
    staticFiles: new Set(),
    ownFiles: new Set(),
    hasFile: () => false,
  });
}
