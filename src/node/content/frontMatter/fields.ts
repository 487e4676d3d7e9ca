import { oneLine } from '#model/oneLine.ts';
import type { LastUpdate } from '#model/content.ts';
import { isRedirectPath, REDIRECT_PATH } from '#model/redirectPath.ts';
import { isWebAddress } from '#model/schema/link.ts';
import { isRecord } from '../data/readRecord.ts';
import { TEXT_FORMATS, type TextFormat } from '../texts/textFormat.ts';
import { describeValue } from '../describeValue.ts';
import type { Report } from '../problem.ts';
import { reportLikelyTypos } from './likelyTypos.ts';
import { readDate } from './readDate.ts';
import { readLastUpdate } from './readLastUpdate.ts';

/** A tag or an author as front matter names them: by key, or written out. */
export type Named = string | Readonly<Record<string, unknown>>;

/** What the engine knows of front matter. Undefined: not written, so a translation takes the original's. */
export interface Fields {
  readonly title?: string;
  readonly title_meta?: string;
  readonly description?: string;
  readonly date?: string;
  readonly slug?: string;
  readonly id?: string;
  readonly tags?: readonly Named[];
  readonly authors?: readonly Named[];
  readonly image?: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  readonly hide_title?: boolean;
  readonly hide_table_of_contents?: boolean;
  readonly toc_min_heading_level?: number;
  readonly toc_max_heading_level?: number;
  readonly sidebar_label?: string;
  readonly sidebar_position?: number;
  readonly keywords?: readonly string[];
  readonly displayed_sidebar?: string;
  readonly pagination_label?: string;
  readonly pagination_next?: string;
  readonly pagination_prev?: string;
  readonly redirects?: readonly string[];
  readonly last_update?: LastUpdate;
  readonly custom_edit_url?: string;
  readonly math?: boolean;
  readonly format?: TextFormat;
}

/** A kind of value: what it reads as, or undefined when it is none; and how it is called. */
interface Kind {
  readonly read: (value: unknown) => unknown;
  readonly expected: string;
  readonly example: string;
}

const text: Kind = {
  read: (value) => (typeof value === 'string' ? oneLine(value) : undefined),
  expected: 'text',
  example: 'Put it in quotes to make it text.',
};
const flag: Kind = {
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  expected: 'true or false',
  example: 'Write true or false, without quotes.',
};
const number: Kind = {
  read: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  expected: 'a number',
  example: 'Write a number such as 3, without quotes.',
};
const headingLevel: Kind = {
  read: (value) => (Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6 ? value : undefined),
  expected: 'a heading level from 2 to 6',
  example: 'Write a number from 2 to 6.',
};
const format: Kind = {
  read: (value) => TEXT_FORMATS.find((known) => known === value),
  expected: "'md', 'mdx' or 'detect'",
  example: "Write md for plain Markdown, mdx for MDX, or detect to go by the file's ending.",
};
const words: Kind = {
  read: (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined,
  expected: 'a list of texts',
  example: 'Write a list such as [react, docker].',
};
const oldPaths: Kind = {
  read: (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'string' && isRedirectPath(item))
      ? value
      : undefined,
  expected: `a list of old addresses, each ${REDIRECT_PATH}`,
  example: 'Write a list such as [/old, /older].',
};
const address: Kind = {
  read: (value) => (typeof value === 'string' && isWebAddress(value) ? value : undefined),
  expected: "an address such as 'https://example.com'",
  example: 'Write a whole address that starts with https:, or null for none.',
};
const tags: Kind = {
  read: readNamed,
  expected: 'a list of tags',
  example: 'Write a list such as [react, docker].',
};
const authors: Kind = {
  read: (value) => (Array.isArray(value) ? readNamed(value) : readNamed([value])),
  expected: 'an author or a list of authors',
  example: 'Write a key of authors.yml such as jane, or a list such as [jane, joe].',
};

const KINDS: { readonly [Key in Exclude<keyof Fields, 'date' | 'last_update'>]-?: Kind } = {
  title: text,
  title_meta: text,
  description: text,
  slug: text,
  id: text,
  tags,
  authors,
  image: text,
  draft: flag,
  unlisted: flag,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  sidebar_label: text,
  sidebar_position: number,
  keywords: words,
  displayed_sidebar: text,
  pagination_label: text,
  pagination_next: text,
  pagination_prev: text,
  redirects: oldPaths,
  custom_edit_url: address,
  math: flag,
  format,
};

/** The author in the form of Docusaurus 1, one key a field: by field, how the key may be written. */
const OLD_AUTHOR = {
  name: ['author'],
  title: ['author_title', 'authorTitle'],
  url: ['author_url', 'authorURL'],
  image_url: ['author_image_url', 'authorImageURL'],
};

const KNOWN_KEYS: ReadonlySet<string> = new Set([
  ...Object.keys(KINDS),
  'date',
  'last_update',
  ...Object.values(OLD_AUTHOR).flat(),
]);

/** Keys whose values are text even where they look like a number: `title: 1.10`. */
export const TEXT_KEYS: ReadonlySet<string> = new Set(
  ['date', 'authors', 'tags', 'keywords', 'author', 'authorTitle', 'author_title'].concat(
    Object.entries(KINDS).flatMap(([key, kind]) => (kind === text ? [key] : [])),
  ),
);

/** Checks the keys that the engine knows; all others are the owner's own. */
export function readFields(data: Readonly<Record<string, unknown>>, report: Report): Fields {
  const fields: Record<string, unknown> = {};
  for (const [key, kind] of Object.entries(KINDS)) {
    const value = data[key];
    if (value === undefined || value === null) continue;
    const read = kind.read(value);
    if (read === undefined) {
      for (const { path, found } of culprits(key, value, kind)) {
        const message = `${key}: expected ${kind.expected}, found ${found}.`;
        report({ path, of: 'value', code: 'front-matter/invalid-value', message, hint: kind.example });
      }
    } else {
      fields[key] = read;
    }
  }
  if (data.date !== undefined && data.date !== null) {
    const date = readDate(data.date, ['date'], report);
    if (date !== null) fields.date = date;
  }
  if (data.last_update !== undefined && data.last_update !== null) {
    const update = readLastUpdate(data.last_update, report);
    if (update !== null) fields.last_update = update;
  }
  fields.authors ??= oldAuthor(data);
  if (fields.authors === undefined) delete fields.authors;
  reportLikelyTypos(data, KNOWN_KEYS, report);
  return fields;
}

/** What is wrong with a value: each bad item of a list, else the whole of it. */
function culprits(key: string, value: unknown, kind: Kind): { path: (string | number)[]; found: string }[] {
  const takesLists = kind.read([]) !== undefined;
  if (!takesLists || !Array.isArray(value)) return [{ path: [key], found: describeValue(value) }];
  return value.flatMap((item: unknown, index) =>
    kind.read([item]) === undefined ? [{ path: [key, index], found: `${describeValue(item)} in it` }] : [],
  );
}

function readNamed(value: unknown): readonly Named[] | undefined {
  const isNamed = (item: unknown): boolean => typeof item === 'string' || isRecord(item);
  return Array.isArray(value) && value.every(isNamed) ? value : undefined;
}

function oldAuthor(data: Readonly<Record<string, unknown>>): readonly Named[] | undefined {
  if (typeof data.author !== 'string') return undefined;
  const pick = (keys: readonly string[]): unknown =>
    keys.map((key) => data[key]).find((value) => typeof value === 'string');
  return [Object.fromEntries(Object.entries(OLD_AUTHOR).map(([field, keys]) => [field, pick(keys)]))];
}
