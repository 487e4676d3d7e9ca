import type { SiteConfig } from '#model/schema/config.ts';
import type { Fields } from '../frontMatter/fields.ts';
import type { Reporter } from '../report.ts';
import type { TextFile } from './textFile.ts';

/** One thing in all the languages it is written in. */
export interface Group {
  /** The default language's text, else the first in the order of the site's languages. */
  readonly original: TextFile;
  readonly texts: ReadonlyMap<string, TextFile>;
}

/** Joins texts of one kind that are translations of each other, by name or by slug; sorted by the original's file. */
export function groupTranslations(
  texts: readonly TextFile[],
  config: SiteConfig,
  reporter: Reporter,
): Group[] {
  const byName = new Map<string, Map<string, TextFile>>();
  for (const text of texts) {
    const key = keyOf(text);
    const group = byName.get(key) ?? new Map<string, TextFile>();
    const other = group.get(text.locale);
    if (!other) group.set(text.locale, text);
    else if (text.isLocalized === other.isLocalized)
      reportDuplicate(text, other, `the name '${key}'`, reporter);
    else group.set(text.locale, text.isLocalized ? inPlaceOf(text, other) : inPlaceOf(other, text));
    byName.set(key, group);
  }
  const groups = joinBySlug([...byName.values()], config.defaultLocale);
  return groups
    .map((group) => ({ texts: group, original: originalOf(group, config) }))
    .toSorted((a, b) => (a.original.file < b.original.file ? -1 : 1));
}

/** What is said of one text alone, by key. */
const OWN_KEYS: ReadonlySet<string> = new Set([
  'title_meta',
  'description',
  'last_update',
  'custom_edit_url',
] satisfies (keyof Fields)[]);

/** The text with what it leaves out of the other's front matter, but for words that its own body gives. */
function inPlaceOf(text: TextFile, other: TextFile): TextFile {
  const isShared = (key: string): boolean => !OWN_KEYS.has(key) && !(key === 'title' && text.hasHeading);
  const sharedOf = (all: object): object =>
    Object.fromEntries(Object.entries(all).filter(([key]) => isShared(key)));
  return {
    ...text,
    fields: { ...sharedOf(other.fields), ...text.fields },
    data: { ...sharedOf(other.data), ...text.data },
    replaces: other.file,
    // Without a value a key says nothing.
    inherited: Object.keys(sharedOf(other.data)).filter((key) => (text.data[key] ?? null) === null),
  };
}

/** Two files claim one place: the first by file name keeps it. */
export function reportDuplicate(loser: TextFile, winner: TextFile, what: string, reporter: Reporter): void {
  const hasSlug = loser.fields.slug !== undefined;
  reporter.inText(loser)({
    path: hasSlug ? ['slug'] : [],
    of: 'value',
    severity: 'warning',
    code: 'content/duplicate-slug',
    message: `This text is left out: ${winner.file} has ${what} already.`,
    hint: 'Give one of the two another slug.',
  });
}

/** `repack.mdx` and `repack/index.mdx` are one post. Documents keep their index apart from a namesake beside its folder. */
export function keyOf({ kind, name }: Pick<TextFile, 'kind' | 'name'>): string {
  return kind === 'doc' ? name : name.replace(/\/index$/, '');
}

/** A translation under another file name is found by the slug that it shares with an original. */
function joinBySlug(groups: Map<string, TextFile>[], defaultLocale: string): Map<string, TextFile>[] {
  const originals = new Map<string, Map<string, TextFile>>();
  for (const group of groups) {
    const slug = group.get(defaultLocale)?.fields.slug;
    if (slug !== undefined) originals.set(slug, group);
  }
  return groups.filter((group) => {
    const [first] = group.values();
    const home = group.has(defaultLocale) ? undefined : originals.get(first?.fields.slug ?? '');
    const isHomeless = !home || [...group.keys()].some((locale) => home.has(locale));
    if (!isHomeless) for (const [locale, text] of group) home.set(locale, text);
    return isHomeless;
  });
}

/** Which of the texts by language. */
export function originalOf<Each>(group: ReadonlyMap<string, Each>, config: SiteConfig): Each {
  const codes = [config.defaultLocale, ...config.locales.map((locale) => locale.code)];
  const original = codes.map((code) => group.get(code)).find((text) => text !== undefined);
  if (!original) throw new Error('A group of translations without a text.');
  return original;
}
