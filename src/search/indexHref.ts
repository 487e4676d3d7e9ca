/** Where a site keeps its search index: the build writes there, browser and server read. */

/** The core of a locale, at an address that stays. */
export function coreHref(basePath: string, locale: string): string {
  return `${basePath}search-index/${locale}.txt`;
}

/** A part, by the name that the core knows it by. What stands there never changes. */
export function partHref(basePath: string, name: string): string {
  return `${basePath}assets/search-${name}.txt`;
}
