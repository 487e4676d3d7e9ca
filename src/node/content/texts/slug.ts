import { HIDDEN_PART, isLong, LONG_PART } from '#model/addressParts.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import type { Report } from '../problem.ts';

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[?#\\\u0000-\u001F\u007F]/;

const HINT = `Leave out '?', '#', backslashes, double slashes, parts that begin with '.', such as '..', and parts ${LONG_PART}.`;

/** Checks a slug of front matter, and decodes what is percent-encoded in it: addresses are encoded once, later. */
export function readSlug(slug: string, report: Report): string | null {
  const path = pathIn(slug);
  if (path !== null) return path;
  const message = `slug: expected a path such as 'my-post', found '${slug}'.`;
  report({ path: ['slug'], of: 'value', code: 'front-matter/invalid-slug', message, hint: HINT });
  return null;
}

const EXAMPLES = { tags: '/docker', authors: '/jane' };

/** The slug of a tag or an author by its permalink, checked alike. */
export function readPermalink(
  permalink: string,
  at: readonly (string | number)[],
  report: Report,
  of: keyof typeof EXAMPLES,
): string | null {
  const slug = pathIn(permalink)?.replaceAll(/^\/|\/$/g, '') ?? '';
  if (slug !== '') return slug;
  const message = `permalink: expected a path such as '${EXAMPLES[of]}', found '${permalink}'.`;
  report({ path: at, of: 'value', code: `${of}/invalid-permalink`, message, hint: HINT });
  return null;
}

/** Why the slug that was made of a name is no address; null if it is one. */
export function slugFault(slug: string): string | null {
  if (slug === '') return 'it has no letter and no digit';
  return isLong(slug) ? `that would be one ${LONG_PART}` : null;
}

/** The path that a text stands for, decoded and with letters as one sign each; null where it is none, or where browsers would read another out of it. */
function pathIn(text: string): string | null {
  const decoded = decodeSafely(text.trim()).normalize();
  const isHidden = HIDDEN_PART.test(decoded.startsWith('/') ? decoded : `/${decoded}`);
  const isRefused = FORBIDDEN.test(decoded) || isHidden || decoded.includes('//') || isLong(decoded);
  return decoded === '' || isRefused ? null : decoded;
}
