/** What a request line asks for, decoded: a path within the site and the query string with its '?'. */
export type RequestTarget =
  | { readonly kind: 'path'; readonly path: string; readonly query: string }
  /** `path` is as much of it as makes sense, up to a slash. */
  | { readonly kind: 'malformed'; readonly path: string }
  | { readonly kind: 'too-long' };

/** RFC 9110 (4.1) asks for at least 8000. */
export const MAX_TARGET_LENGTH = 8000;

/** `target` is `request.url`, of which Node's parser has already refused all but printable ASCII. */
export function parseRequestTarget(target: string): RequestTarget {
  if (target.length > MAX_TARGET_LENGTH) return { kind: 'too-long' };
  const { encoded, query } = splitTarget(target);
  const path = soundPath(encoded);
  if (path === null) return { kind: 'malformed', path: soundBeginning(encoded) };
  return { kind: 'path', path, query };
}

/** The path as it was sent, and the query string with its '?'. */
export function splitTarget(target: string): { readonly encoded: string; readonly query: string } {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const queryStart = local.indexOf('?');
  if (queryStart === -1) return { encoded: local, query: '' };
  return { encoded: local.slice(0, queryStart), query: local.slice(queryStart) };
}

function soundPath(encoded: string): string | null {
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

/** The folders before the first segment that cannot be decoded. */
function soundBeginning(encoded: string): string {
  const [start, ...segments] = encoded.split('/');
  const folders = start === '' ? segments.map((segment) => soundPath(`/${segment}`)) : [];
  return `${folders.slice(0, folders.indexOf(null)).join('')}/`;
}

/** The reverse, for `Location`. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
