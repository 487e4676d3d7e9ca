/** Where a site keeps its search index: the build writes there, browser and server read. */

// The files are binary: as texts, every host compresses them.
const CORE = 'search-index/';
const PART_NAME = 'search-';
const PART = `assets/${PART_NAME}`;

/** The core of a locale, at an address that stays. */
export function coreHref(basePath: string, locale: string): string {
  return `${basePath}${CORE}${locale}.txt`;
}

/** A part, by the name that the core knows it by. What stands there never changes. */
export function partHref(basePath: string, name: string): string {
  return `${basePath}${PART}${name}.txt`;
}

/** Whether a file of this name, without its folder, is a part. */
export function isSearchPart(name: string): boolean {
  return name.startsWith(PART_NAME) && name.endsWith('.txt');
}

/** Whether something of an index may lie at a path below the base path. Its script has a similar name. */
export function isIndexPath(path: string): boolean {
  return path.endsWith('.txt') && (path.startsWith(CORE) || path.startsWith(PART));
}
