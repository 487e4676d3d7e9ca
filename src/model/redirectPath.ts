import { HIDDEN_PART, isLong, LONG_PART } from './addressParts.ts';
import { decodeSafely } from './decodeSafely.ts';

const QUERY_OR_ANCHOR = /[?#]/;
// oxlint-disable-next-line no-control-regex -- control characters are what is refused here
const REFUSED = /[\\\u0000-\u001f\u007f]|\/\/|%2f/i;
/** Hosts that read `_redirects` take these for patterns. */
const PATTERN = /\*|\/:/;

/** Whether a text can be an old address: a path of this site without query, anchor, empty, hidden and catch-all parts. */
export function isRedirectPath(text: string): boolean {
  return text.startsWith('/') && !QUERY_OR_ANCHOR.test(text) && [text, decodeSafely(text)].every(isPlain);
}

function isPlain(path: string): boolean {
  return !REFUSED.test(path) && !HIDDEN_PART.test(path) && !PATTERN.test(path) && !isLong(path);
}

/** The folder of '/old/*', which stands for every address in it, as '/old/'; null for a single address. */
export function folderOfPattern(text: string): string | null {
  return text.endsWith('/*') ? text.slice(0, -1) : null;
}

/** What `isRedirectPath` asks for, in words. */
export const REDIRECT_PATH = `a path such as '/old', without ?, #, *, \\, //, %2F, parts that begin with . or : and parts ${LONG_PART}`;
