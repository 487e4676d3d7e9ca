export interface HrefParts {
  readonly path: string;
  /** With its question mark, or ''. */
  readonly query: string;
  /** With its number sign, or ''. */
  readonly hash: string;
}

export function splitHref(href: string): HrefParts {
  const hashAt = href.indexOf('#');
  const beforeHash = hashAt === -1 ? href : href.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  return {
    path: queryAt === -1 ? beforeHash : beforeHash.slice(0, queryAt),
    query: queryAt === -1 ? '' : beforeHash.slice(queryAt),
    hash: hashAt === -1 ? '' : href.slice(hashAt),
  };
}

/** The href as a browser reads it: without the white space and control characters it ignores. */
export function trimHref(href: string): string {
  // oxlint-disable-next-line no-control-regex -- https://url.spec.whatwg.org/#concept-basic-url-parser strips exactly these
  return href.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]/g, '');
}

/** Scheme in lower case without its colon, or null for a path. */
export function schemeOf(href: string): string | null {
  const match = /^([a-z][a-z0-9+.-]*):/i.exec(href);
  return match?.[1]?.toLowerCase() ?? null;
}

/** Whether an address is one of another site. */
export function isOutside(href: string): boolean {
  const trimmed = trimHref(href);
  const scheme = schemeOf(trimmed);
  return scheme === null ? trimmed.startsWith('//') : scheme === 'http' || scheme === 'https';
}

/** Href of a file served under its own name, which may hold anything, `%` included. */
export function fileHref(basePath: string, address: string): string {
  return encodeURI(basePath.slice(0, -1) + address).replace(/[?#]/g, encodeURIComponent);
}
