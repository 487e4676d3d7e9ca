import type { FrameLocale } from './locale.ts';

/** A path of one locale: '/about/' becomes '/id/about/' in Indonesian and stays as it is in the default locale. */
export function localizePath(locale: FrameLocale, path: string): string {
  if (locale.path === '') return path;
  return path === '/' ? `/${locale.path}/` : `/${locale.path}${path}`;
}

/** The locale whose prefix a path has. */
export function prefixedLocale<Each extends FrameLocale>(
  path: string,
  locales: readonly Each[],
): Each | undefined {
  const [, prefix] = path.split('/');
  return locales.find((locale) => locale.path !== '' && locale.path === prefix);
}

/** The locale that a path lies in: the one whose prefix it has, else the one without a prefix. */
export function localeOfPath<Each extends FrameLocale>(
  path: string,
  locales: readonly Each[],
): Each | undefined {
  return prefixedLocale(path, locales) ?? locales.find((locale) => locale.path === '');
}

/** Whether a target is a path of this site; two slashes begin the name of another host. */
export function isSitePath(target: string): boolean {
  return target.startsWith('/') && !target.startsWith('//');
}

/** The path as a link writes it, below the site's base path ('/' or '/sub/') and percent-encoded. */
export function hrefOf(basePath: string, path: string): string {
  return encodePath(basePath.slice(0, -1) + path);
}

const IS_PLAIN = /^[\w/.-]*$/;

/** Percent-encodes what a path may not hold; what is already encoded stays. */
function encodePath(path: string): string {
  // Nearly every path, some thousand times a build.
  if (IS_PLAIN.test(path)) return path;
  return encodeURI(path)
    .replace(/%25([0-9A-Fa-f]{2})/g, '%$1')
    .replace(/[?#]/g, encodeURIComponent);
}

/** The file below the output folder that holds the page of a path. */
export function outputFileOf(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? 'index.html' : `${trimmed}/index.html`;
}

/** The path in the form that ignores the trailing slash, for comparing. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The ending that pages may be asked for by: '/about/index.html' and '/about.html' are '/about'. */
export const HTML_ENDING = /(?:\/index)?\.html$/;

/** The form of a page's path that it is known by; null when it is not known at all. */
export function canonicalPath(path: string, isKnown: (path: string) => boolean): string | null {
  const clean = path.replace(HTML_ENDING, '');
  const forms = [path, clean, `${clean}/`, clean.replace(/\/$/, '')];
  return forms.find((form) => isKnown(form)) ?? null;
}
