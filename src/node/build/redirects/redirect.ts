import { HTML_ENDING, withoutTrailingSlash } from '#model/paths.ts';
import { decodeSafely } from '#model/decodeSafely.ts';

/** An old address that leads on, for good. */
export interface Redirect {
  /** Decoded, with locale prefix, without base path and trailing slash. */
  readonly from: string;
  /** As an owner would write it: a path without base path, or an address elsewhere. */
  readonly to: string;
  /** The same, final: base path, anchor and encoding included. */
  readonly href: string;
  /** Code of the language of the page at the old address. */
  readonly locale: string;
  /** The text whose front matter names it; null: the configuration. */
  readonly source: string | null;
  /** Whether it is one of those that a whole folder stands for. */
  readonly isOfFolder?: true;
}

/** The form in which old addresses are compared: `/old`, `/old/` and `/old/index.html` are the same. */
export function redirectKey(path: string): string {
  return withoutTrailingSlash(decodeSafely(path).replace(/\/index\.html$/, '/') || '/');
}

/** Where a decoded path without base path leads, in any of its forms; null if it is no old address. */
export function findRedirect(redirects: ReadonlyMap<string, string>, path: string): string | null {
  const bare = withoutTrailingSlash(path);
  return redirects.get(bare) ?? redirects.get(withoutTrailingSlash(bare.replace(HTML_ENDING, ''))) ?? null;
}
