import type { PageData } from '#model/page.ts';

/** Path that the worker of a page's locale rules. */
export function scopeOf({ site: { basePath, locale } }: PageData): string {
  return locale.path === '' ? basePath : `${basePath}${locale.path}/`;
}

/** The page's href within the site in canonical form, as the worker lists it. */
export function pageHref({ frame, site }: PageData): string {
  return new URL(site.basePath.slice(0, -1) + frame.path, location.origin).pathname;
}

/** Scopes of all locales of the site, found by where the same page stands in each. */
export function siteScopes(page: PageData, href: string): readonly string[] {
  const own = scopeOf(page);
  const localPath = href.slice(own.length);
  const others = page.frame.alternates
    .filter((alternate) => alternate.href.endsWith(localPath))
    .map((alternate) => alternate.href.slice(0, alternate.href.length - localPath.length));
  return [...new Set([own, ...others])];
}
