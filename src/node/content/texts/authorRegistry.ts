import type { Author, AuthorRef } from '#model/content.ts';
import { nearest } from '#model/nearest.ts';
import { tagSlug } from '#model/tagSlug.ts';
import { pictureKey, readAuthor, reportPicture } from '../data/authors.ts';
import type { Named } from '../frontMatter/fields.ts';
import type { Report } from '../problem.ts';
import type { TextFile } from './textFile.ts';

/** The authors of the site: those of `authors.yml`, and those that posts write out, added as they are met. */
export interface AuthorRegistry {
  readonly byLocale: ReadonlyMap<string, ReadonlyMap<string, Author>>;
  readonly resolve: (text: TextFile, report: Report) => AuthorRef[];
}

interface AuthorsFile {
  readonly file: string;
  /** Then a key that is not known may well be in the part that could not be read. */
  readonly isFaulty: boolean;
}

export function createAuthorRegistry(
  byLocale: ReadonlyMap<string, Map<string, Author>>,
  defaultLocale: string,
  { file, isFaulty }: AuthorsFile,
): AuthorRegistry {
  const known = byLocale.get(defaultLocale) ?? new Map<string, Author>();
  // Those that posts write out are added to `known`, and are not in the file.
  const keysOfFile = [...known.keys()];
  return {
    byLocale,
    resolve: (text, report) => {
      const isList = Array.isArray(text.data.authors);
      const keys = (text.fields.authors ?? []).flatMap((named, index) => {
        const path = isList ? ['authors', index] : [text.data.authors === undefined ? 'author' : 'authors'];
        return resolveOne(named, { path, text, report }) ?? [];
      });
      return [...new Set(keys)].map((key) => ({ key }));
    },
  };

  function resolveOne(named: Named, at: At): string | null {
    const key = typeof named === 'string' ? named : named.key;
    if (typeof key === 'string' && (typeof named === 'string' || known.has(key)))
      return resolveKey(key, named, at);
    return typeof named === 'string' ? null : addInline(named, at);
  }

  function resolveKey(key: string, named: Named, { path, report }: At): string | null {
    if (!known.has(key) && isFaulty) return null;
    if (!known.has(key)) {
      const near = nearest(key, keysOfFile);
      const message = `There is no author '${key}' in ${file}${keysOfFile.length === 0 ? '' : `; there are ${keysOfFile.join(', ')}`}.`;
      const hint =
        near === null
          ? `Add '${key}' to ${file}.`
          : `Did you mean '${near}'? If not, add '${key}' to ${file}.`;
      report({ path, of: 'value', code: 'authors/unknown-author', message, hint });
      return null;
    }
    const isMore = typeof named === 'object' && Object.keys(named).length > 1;
    if (isMore) {
      const message = `Only the key '${key}' is used: what stands beside it would change the author for one post.`;
      report({
        path,
        of: 'value',
        severity: 'warning',
        code: 'authors/ignored-fields',
        message,
        hint: `Change '${key}' in ${file}.`,
      });
    }
    return key;
  }

  /** An author that a post writes out; posts that write out the same name mean the same person. */
  function addInline(record: Readonly<Record<string, unknown>>, { path, text, report }: At): string | null {
    const languages = { locale: text.locale, defaultLocale };
    const author = readAuthor(record, { key: '', path, languages, base: null, report });
    if (!author) return null;
    const namesake = [...known.values()].find((other) => other.name === author.name);
    if (namesake) return namesake.key;
    reportPage(record, path, report);
    const isOldForm = path[0] === 'author';
    reportPicture(author, isOldForm ? [oldPictureKey(text)] : [...path, pictureKey(record)], report);
    const key = freeKey(author.name);
    for (const authors of byLocale.values()) {
      if (!authors.has(key)) authors.set(key, { ...author, key });
    }
    return key;
  }

  function freeKey(name: string): string {
    const base = tagSlug(name) || 'author';
    let key = base;
    for (let count = 2; known.has(key); count++) key = `${base}-${count}`;
    return key;
  }
}

/** A page lies at the address of a key, and one who is written out has none. */
function reportPage(record: Readonly<Record<string, unknown>>, path: At['path'], report: Report): void {
  if (!record['page']) return;
  const message = 'Only an author of authors.yml has a page.';
  const hint = 'Write the author there, and the key here.';
  report({
    path: [...path, 'page'],
    of: 'key',
    severity: 'warning',
    code: 'authors/ignored-page',
    message,
    hint,
  });
}

function oldPictureKey({ data }: TextFile): string {
  return 'author_image_url' in data ? 'author_image_url' : 'authorImageURL';
}

interface At {
  readonly path: readonly (string | number)[];
  readonly text: TextFile;
  readonly report: Report;
}
