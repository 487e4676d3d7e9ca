import type { Locale } from '#model/locale.ts';
import { hrefOf, withoutTrailingSlash } from '#model/paths.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import type { Redirect } from '../redirects/redirect.ts';

/** What a web server has to know of a site, besides that a page without a slash lies in `<path>/index.html`. */
export interface HostRules {
  /** Begins and ends with a slash. */
  readonly basePath: string;
  /** First folders of the locales that have one. */
  readonly localeFolders: readonly string[];
  readonly policy: string;
  /** Pages whose path ends in a slash: decoded, base path included. */
  readonly slashPages: readonly string[];
  /** Where other forms of those pages, and old addresses, lead: final hrefs by decoded path, base path included. */
  readonly moves: ReadonlyMap<string, string>;
}

interface Sources {
  readonly config: { readonly basePath: string; readonly locales: readonly Locale[] };
  readonly policy: string;
  readonly redirects: readonly Redirect[];
  /** Path of each page by its file. */
  readonly pathByFile: ReadonlyMap<string, string>;
  /** All files of the site. */
  readonly files: readonly string[];
}

export function hostRulesOf({ config, policy, redirects, pathByFile, files }: Sources): HostRules {
  const { basePath, locales } = config;
  const below = (path: string): string => basePath.slice(0, -1) + path;
  const slashPages = [
    ...[...pathByFile.values()].filter((path) => path.endsWith('/')).map(decodeSafely),
    ...foreignPages(files, pathByFile, redirects),
  ];
  const moves = new Map<string, string>();
  const move = (path: string, href: string): void => {
    if (!moves.has(below(path))) moves.set(below(path), href);
  };
  for (const page of slashPages) {
    const forms = otherForms(page).filter((form) => form !== page);
    for (const form of forms) move(form, hrefOf(basePath, page));
  }
  for (const { from, href } of redirects) move(from, href);
  for (const { from, href } of redirects) for (const form of otherForms(from)) move(form, href);
  return {
    basePath,
    localeFolders: locales.map(({ path }) => path).filter((path) => path !== ''),
    policy,
    slashPages: slashPages.map(below),
    moves,
  };
}

/** Pages of `static/`: a folder with an `index.html`. */
function foreignPages(
  files: readonly string[],
  pathByFile: ReadonlyMap<string, string>,
  redirects: readonly Redirect[],
): string[] {
  const old = new Set(redirects.map(({ from }) => from));
  return files
    .filter((file) => file.endsWith('/index.html') && !pathByFile.has(file))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .filter((path) => !old.has(withoutTrailingSlash(path)));
}

/** '/about/' is asked for as '/about', '/about.html' and '/about/index.html' too. */
function otherForms(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return bare === '' ? ['/index.html'] : [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];
}
