import type { Report } from '../problem.ts';

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[?#\\\u0000-\u001F\u007F]/;

/** Checks a slug of front matter, and decodes what is percent-encoded in it: addresses are encoded once, later. */
export function readSlug(slug: string, report: Report): string | null {
  const decoded = decode(slug.trim());
  const isOutside = decoded.split('/').some((part) => part === '..');
  if (decoded !== '' && !FORBIDDEN.test(decoded) && !isOutside && !decoded.includes('//')) return decoded;
  report({
    path: ['slug'],
    of: 'value',
    code: 'front-matter/invalid-slug',
    message: `slug: expected a path such as 'my-post', found '${slug}'.`,
    hint: "Leave out '?', '#', backslashes, double slashes and '..'.",
  });
  return null;
}

function decode(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    // A lone '%' is a character like any other.
    return slug;
  }
}
