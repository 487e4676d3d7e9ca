import type { Author } from '#model/content.ts';
import { nameOfPath } from '#model/nameOfPath.ts';
import { tagSlug } from '#model/tagSlug.ts';
import { describeValue } from '../describeValue.ts';
import type { Report } from '../problem.ts';
import { readPermalink, slugFault } from '../texts/slug.ts';
import { isRecord, reportUnknownKeys } from './readRecord.ts';

type Path = readonly (string | number)[];

const CODE = 'authors/invalid-value';
const PAGE = 'true, false or an address such as { permalink: /jane }';
const PERMALINK = "a path such as '/jane'";

/** What the `page` of an author asks for: the address of a page below `/authors/`, or null for none. */
export function readAuthorPage(key: string, page: unknown, report: Report): string | null {
  const path = [key, 'page'];
  if (page === undefined || page === null || page === false) return null;
  if (page === true) return slugOf(key, path, report);
  if (!isRecord(page) || Object.keys(page).length === 0) return complain(page, path, PAGE, report);
  reportUnknownKeys(page, ['permalink'], path, ({ hint, ...problem }) =>
    report({ ...problem, hint: hint ?? 'Remove it.', of: 'key', code: CODE }),
  );
  const { permalink } = page;
  const at = [...path, 'permalink'];
  if (permalink === undefined) return null;
  if (typeof permalink !== 'string') return complain(permalink, at, PERMALINK, report);
  return readPermalink(permalink, at, report, 'authors');
}

/** The author, without a page that would lie where that of another one does. `keysOfPages` learns whose page it is. */
export function withPageOfOwn(author: Author, keysOfPages: Map<string, string>, report: Report): Author {
  const { key, page } = author;
  if (page === null) return author;
  const other = keysOfPages.get(page) ?? key;
  keysOfPages.set(page, other);
  if (other === key) return author;
  const message = `The pages of '${key}' and '${other}' have the same address, '/authors/${page}'; only that of '${other}' is published.`;
  const hint = 'Give one of them an address of its own: page: { permalink: /another }';
  report({ path: [key, 'page'], of: 'value', severity: 'warning', code: 'authors/same-page', message, hint });
  return { ...author, page: null };
}

function slugOf(key: string, path: Path, report: Report): string | null {
  const slug = tagSlug(key);
  const fault = slugFault(slug);
  if (fault === null) return slug;
  const message = `No address can be made of the key '${key}': ${fault}.`;
  const hint = 'Write page: { permalink: /name }.';
  report({ path, of: 'value', code: 'authors/no-slug', message, hint });
  return null;
}

function complain(found: unknown, path: Path, expected: string, report: Report): null {
  const message = `${nameOfPath(path)}: expected ${expected}, found ${describeValue(found)}.`;
  report({
    path,
    of: 'value',
    code: CODE,
    message,
    hint: 'Write page: true, or page: { permalink: /jane }.',
  });
  return null;
}
