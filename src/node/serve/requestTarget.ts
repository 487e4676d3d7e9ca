/** What a request line asks for, decoded: a path within the site and the query string with its '?'. */
export type RequestTarget =
  | { readonly kind: 'path'; readonly path: string; readonly query: string }
  | { readonly kind: 'refused'; readonly status: 400 | 414 };

/** RFC 9110 (4.1) asks for at least 8000. */
export const MAX_TARGET_LENGTH = 8000;

/** `target` is `request.url`, of which Node's parser has already refused all but printable ASCII. */
export function parseRequestTarget(target: string): RequestTarget {
  if (target.length > MAX_TARGET_LENGTH) return { kind: 'refused', status: 414 };
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const queryStart = local.indexOf('?');
  const path = decodePath(queryStart === -1 ? local : local.slice(0, queryStart));
  if (path === null) return { kind: 'refused', status: 400 };
  const query = queryStart === -1 ? '' : local.slice(queryStart);
  return { kind: 'path', path, query };
}

function decodePath(encoded: string): string | null {
  if (encoded === '') return '/';
  // An encoded slash would let one segment pose as two.
  if (!encoded.startsWith('/') || /%2f/i.test(encoded)) return null;
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return null;
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused here
  const isHostile = /[\\\u0000-\u001f\u007f]/.test(path) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
  return isHostile ? null : path;
}

/** The reverse, for `Location`. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
