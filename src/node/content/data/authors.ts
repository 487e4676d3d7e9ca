import { nameOfPath } from '#model/nameOfPath.ts';
import { isSitePath } from '#model/paths.ts';
import type { Author } from '#model/content.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { type Text, textIn } from '#model/schema/localizedText.ts';
import { describeValue } from '../describeValue.ts';
import type { Report } from '../problem.ts';
import type { Languages } from './languages.ts';
import { readAuthorPage, withPageOfOwn } from './authorPage.ts';
import { isRecord, readRecord, type RecordReader, reportUnknownKeys } from './readRecord.ts';
import type { DataFile } from './readDataFile.ts';
import { readSocial } from './social.ts';

const CODE = 'authors/invalid-value';
const KEYS = [
  'name',
  'title',
  'description',
  'url',
  'image_url',
  'imageURL',
  'socials',
  'email',
  'page',
  'key',
];

/** The key of the author who owns the site: what `authors.yml` leaves out stands in the configuration. */
export const OWNER_KEY = 'owner';

/**
 * The owner as an author, as far as the configuration knows; null where it gives no name, unless it has faults and may well
 * mean to.
 */
export function ownerAsAuthor(
  { owner, social, defaultLocale }: SiteConfig,
  { locale }: Languages,
  isConfigured: boolean,
): Author | null {
  const say = (text: Text): string => textIn(text, locale, defaultLocale);
  const name = say(owner.name);
  if (name === '' && isConfigured) return null;
  return {
    key: OWNER_KEY,
    name,
    title: null,
    description: null,
    url: owner.url,
    page: null,
    imageUrl: null,
    social: social.map(({ label, target }) => ({ label: say(label), href: target })),
  };
}

/** The authors of `authors.yml` by key, with their texts in one language. `base` fills what a translation leaves out. */
export function readAuthors(
  data: DataFile,
  languages: Languages,
  base: ReadonlyMap<string, Author>,
  owner: Author | null,
): Map<string, Author> {
  const authors = new Map(base);
  if (data.value === null) return authors;
  if (!isRecord(data.value)) {
    const message = `Expected one key for each author, found ${describeValue(data.value)}.`;
    data.report({
      path: [],
      of: 'value',
      code: CODE,
      message,
      hint: 'Write for example: jane: { name: Jane Doe }',
    });
    return authors;
  }
  const keysOfPages = new Map(
    [...base.values()].flatMap(({ key, page }) => (page === null ? [] : [[page, key]])),
  );
  for (const [key, record] of Object.entries(data.value)) {
    if (!isRecord(record)) {
      const message = `${key}: expected the author's name and more, found ${describeValue(record)}.`;
      data.report({
        path: [key],
        of: 'key',
        code: CODE,
        message,
        hint: `Write for example: ${key}: { name: Jane Doe }`,
      });
      continue;
    }
    const author = readAuthor(record, {
      key,
      path: [key],
      languages,
      base: base.get(key) ?? (key === OWNER_KEY ? owner : null),
      report: data.report,
    });
    const page = readAuthorPage(key, record['page'], data.report);
    if (author === null) continue;
    // As with tags, a translation does not move what the main file has.
    const withPage = { ...author, page: base.get(key)?.page ?? page };
    authors.set(key, withPageOfOwn(withPage, keysOfPages, data.report));
    // One taken over from the file of another language is named there.
    if (author.imageUrl !== base.get(key)?.imageUrl)
      reportPicture(author, [key, pictureKey(record)], data.report);
  }
  return authors;
}

/** The key that holds an author's picture, in either spelling. */
export function pictureKey(record: Readonly<Record<string, unknown>>): string {
  return 'image_url' in record ? 'image_url' : 'imageURL';
}

/** Warns of a picture on another site, where browsers may not load it from, and of a path that does not begin at the root. */
export function reportPicture(
  { imageUrl }: Author,
  path: readonly (string | number)[],
  report: Report,
): void {
  if (imageUrl === null || isSitePath(imageUrl)) return;
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(imageUrl)) {
    const message = `The picture '${imageUrl}' is not shown: a path of static/ begins with a slash.`;
    const name = imageUrl.replace(/^(?:\.{1,2}\/)*(?:static\/)?/, '');
    const hint = `Put the picture into static/ and write '/${name}'. Until then the author's initial is shown.`;
    report({ path, of: 'value', severity: 'warning', code: 'authors/picture-path', message, hint });
    return;
  }
  report({
    path,
    of: 'value',
    severity: 'warning',
    code: 'authors/external-picture',
    message: `The picture '${imageUrl}' is on another site, and the content security policy lets browsers load none from there.`,
    hint: "Save it in static/ and name it by its path, such as '/img/jane.png'. Until then the author's initial is shown.",
  });
}

interface Context {
  readonly key: string;
  readonly path: readonly (string | number)[];
  readonly languages: Languages;
  readonly base: Author | null;
  readonly report: Report;
}

/** One author, of `authors.yml` or written inline in a post; without a page, which only those of the file have. */
export function readAuthor(record: Readonly<Record<string, unknown>>, context: Context): Author | null {
  const { key, path, languages, base, report } = context;
  const reader = readRecord(record, path, CODE, report);
  const name = base ? (reader.text('name', languages) ?? base.name) : reader.requiredText('name', languages);
  reportUnknownKeys(record, KEYS, path, ({ hint, ...problem }) => {
    // Other keys are the owner's own; only a slip is worth a word.
    if (hint !== null)
      report({ ...problem, hint, of: 'key', severity: 'warning', code: 'authors/unknown-key' });
  });
  const social = readSocial(record, path, report);
  const url = readAddress(reader, context);
  if (name === null) return null;
  return {
    key,
    name,
    title: reader.text('title', languages) ?? base?.title ?? null,
    description: reader.text('description', languages) ?? base?.description ?? null,
    url,
    page: null,
    imageUrl:
      reader.text('image_url', languages) ?? reader.text('imageURL', languages) ?? base?.imageUrl ?? null,
    social: social.length > 0 ? social : (base?.social ?? []),
  };
}

/** Where the name leads: an e-mail address will do where there is no other, not even one taken over from `base`. */
function readAddress(reader: RecordReader, { path, languages, base, report }: Context): string | null {
  const url = readUrl(reader.text('url', languages), [...path, 'url'], report);
  const email = readEmail(reader.text('email', languages), [...path, 'email'], report);
  const takenOver = base?.url ?? null;
  return url ?? (takenOver?.startsWith('mailto:') ? (email ?? takenOver) : (takenOver ?? email));
}

/** A page of this site or an address; nothing that a browser would run. */
function readUrl(url: string | null, path: readonly (string | number)[], report: Report): string | null {
  if (url === null || /^(?:https?:\/\/|mailto:|\/(?!\/))/.test(url)) return url;
  const message = `${nameOfPath(path)}: expected an address such as 'https://example.com', found '${url}'.`;
  report({ path, of: 'value', code: CODE, message, hint: 'Start it with https://' });
  return null;
}

function readEmail(email: string | null, path: readonly (string | number)[], report: Report): string | null {
  if (email === null) return null;
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return `mailto:${email}`;
  const message = `${nameOfPath(path)}: expected an e-mail address, found '${email}'.`;
  report({ path, of: 'value', code: CODE, message, hint: "Write for example 'jane@example.com'." });
  return null;
}
