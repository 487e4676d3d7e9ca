import type { Locale } from '#model/locale.ts';
import { HTML_ENDING, hrefOf, localizePath } from '#model/paths.ts';
import type { Redirect } from '../redirects/redirect.ts';
import type { PageRedirect } from '../redirects/writtenRedirects.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import { isIndexPath } from '#search/indexHref.ts';
import { HASHED_ASSETS_FOLDER } from '../headers.ts';
import type { SitePlace } from './ownAddress.ts';
import { type HasFile, isFileIn } from './siteFiles.ts';

/** One page of the site. */
export interface RouteSpec {
  /** Canonical, with locale prefix and without base path, such as '/id/about/'. */
  readonly path: string;
  readonly locale: string;
  /** Source files whose page this is, translations included; relative to the site's folder. */
  readonly files: readonly string[];
}

export interface RouteIndexInput extends SitePlace {
  readonly locales: readonly Locale[];
  readonly defaultLocale: string;
  readonly routes: readonly RouteSpec[];
  /** Addresses that are led to a page as if they were its own; no page or file lies there. */
  readonly aliases?: readonly Pick<PageRedirect, 'from' | 'target'>[];
  /** Files served as they are, such as 'img/logo.png': those of `static/` and generated ones such as 'rss.xml'. */
  readonly staticFiles: ReadonlySet<string>;
  /** Files that are made for programs and hosts, such as 'robots.txt' and 'about.md'. */
  readonly ownFiles: ReadonlySet<string>;
  /** Finds files that lie beside a text. */
  readonly hasFile: HasFile;
}

/** What links can lead to. */
export interface RouteIndex extends SitePlace {
  /** Every source file of a page. */
  readonly files: readonly string[];
  /** Href of a canonical path. */
  hrefOf(path: string): string;
  /**
   * Canonical path behind a decoded address in any of its forms (`/x`, `/x/`, `/x.html`, `/x/index.html`),
   * in the reader's locale unless the address names another.
   */
  findRoute(address: string, locale: string): string | null;
  /** The redirect of a decoded address that is an old one, in the reader's locale unless the address names another. */
  findMoved(address: string, locale: string): Redirect | null;
  /** Canonical path of the page made from a file, in the reader's locale if it is there. */
  routeOfFile(file: string, locale: string): string | null;
  /** The source files of the same page, this one first. */
  translationsOf(file: string): readonly string[];
  /** The path without its locale's prefix. */
  localPathOf(path: string): string;
  /** Paths of a locale's pages without its prefix. */
  localPaths(locale: string): readonly string[];
  /** Whether a decoded address is that of a file served as it is. */
  isStatic(address: string): boolean;
  /** Whether a decoded address is that of any file besides pages; of hashed ones, whether it may be. */
  isServed(address: string): boolean;
  readonly hasFile: HasFile;
}

/** Builds the index once; every lookup after that is a few map reads. */
export function createRouteIndex(input: RouteIndexInput): RouteIndex {
  const { locales, routes, staticFiles } = input;
  const canonical = new Map<string, string>();
  for (const { path } of routes) {
    const key = keyOf(decodeSafely(path));
    if (!canonical.has(key)) canonical.set(key, path);
  }
  for (const { from, target } of input.aliases ?? []) canonical.set(keyOf(from), target.path);
  const sources = indexFiles(routes);
  const localesByCode = new Map(locales.map((locale) => [locale.code, locale]));
  const prefixes = new Set(locales.map((locale) => locale.path).filter((path) => path !== ''));
  const prefixOf = (path: string): string | null => {
    const end = path.indexOf('/', 1);
    const segment = path.slice(1, end === -1 ? undefined : end);
    return prefixes.has(segment) ? segment : null;
  };
  const localPathOf = (path: string): string => path.slice((prefixOf(path)?.length ?? -1) + 1) || '/';
  const findExact = (address: string): string | null => {
    const key = keyOf(address);
    const found = canonical.get(key);
    if (found !== undefined || !key.endsWith('.html')) return found ?? null;
    return canonical.get(keyOf(key.replace(HTML_ENDING, ''))) ?? null;
  };
  const findRoute = (address: string, code: string): string | null => {
    const locale = localesByCode.get(code) ?? localesByCode.get(input.defaultLocale);
    if (!locale || prefixOf(address) !== null) return findExact(address);
    return findExact(localizePath(locale, address)) ?? findExact(address);
  };
  const isStatic = (address: string): boolean => isFileIn(staticFiles, address);
  const localPaths = new Map<string, string[]>();
  const hrefs = new Map<string, string>();

  return {
    url: input.url,
    basePath: input.basePath,
    files: [...sources.values()].map(({ file }) => file),
    hrefOf(path) {
      const href = hrefs.get(path) ?? hrefOf(input.basePath, path);
      hrefs.set(path, href);
      return href;
    },
    findRoute,
    // Old addresses are added by `withRedirects`.
    findMoved: () => null,
    routeOfFile(file, locale) {
      const paths = sources.get(keyOf(file))?.paths;
      const path = paths?.get(locale) ?? paths?.values().next().value;
      if (path === undefined || paths?.has(locale)) return path ?? null;
      return findRoute(decodeSafely(localPathOf(path)), locale) ?? path;
    },
    translationsOf: (file) => sources.get(keyOf(file))?.translations ?? [file],
    localPathOf,
    localPaths(locale) {
      const known = localPaths.get(locale);
      if (known) return known;
      const paths = routes.filter((route) => route.locale === locale).map((route) => localPathOf(route.path));
      localPaths.set(locale, paths);
      return paths;
    },
    isStatic,
    isServed(address) {
      const file = address.slice(1);
      const isMade = input.ownFiles.has(file) || file.startsWith(HASHED_ASSETS_FOLDER) || isIndexPath(file);
      return isMade || isStatic(address);
    },
    hasFile: input.hasFile,
  };
}

interface SourceFile {
  /** As it is called on the disk. */
  readonly file: string;
  /** Canonical paths by locale. */
  readonly paths: Map<string, string>;
  readonly translations: readonly string[];
}

function indexFiles(routes: readonly RouteSpec[]): Map<string, SourceFile> {
  const sources = new Map<string, SourceFile>();
  for (const { path, locale, files } of routes) {
    for (const file of files) {
      const key = keyOf(file);
      const { paths, translations } = sources.get(key) ?? {
        paths: new Map<string, string>(),
        translations: [file],
      };
      if (!paths.has(locale)) paths.set(locale, path);
      sources.set(key, { file, paths, translations: [...new Set([...translations, ...files])] });
    }
  }
  return sources;
}

/** A decoded path as all are compared: without its trailing slash, '' for the root, and letters with accents as one sign each. */
function keyOf(path: string): string {
  return (path.endsWith('/') ? path.replace(/\/+$/, '') : path).normalize();
}
