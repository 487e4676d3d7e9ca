import type { Entry } from '#model/content.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Category } from '../data/categories.ts';
import type { Layout } from '../layout.ts';
import type { Problem } from '../problem.ts';
import type { Reporter } from '../report.ts';
import type { AuthorRegistry } from './authorRegistry.ts';
import { groupTranslations, reportDuplicate } from './groupTranslations.ts';
import { makeEntry } from './makeEntry.ts';
import { readSlug } from './slug.ts';
import type { TagRegistry } from './tagRegistry.ts';
import type { TextFile } from './textFile.ts';

/** What every kind of text needs on its way from files to sources. */
export interface Workshop {
  readonly config: SiteConfig;
  readonly layout: Layout;
  readonly reporter: Reporter;
  readonly tags: TagRegistry;
  readonly authors: AuthorRegistry;
  readonly categories: ReadonlyMap<string, Category>;
  /** Names of posts of which a language could not be read. */
  readonly unreadPosts: ReadonlySet<string>;
  /** Collects what a fault keeps from getting a page. */
  readonly unplaced: JoinedText[];
  /** Whether drafts are published. */
  readonly keepDrafts: boolean;
}

/** One thing in all its languages. */
export interface JoinedText {
  /** The file of the original. */
  readonly text: TextFile;
  readonly original: Entry;
  readonly entries: ReadonlyMap<string, Entry>;
  /** Of the original's front matter, checked. */
  readonly slug: string | undefined;
}

/** Joins translations, looks up names, inherits from originals. Drafts are checked like all others. */
export function joinTexts(texts: readonly TextFile[], workshop: Workshop): JoinedText[] {
  const { config, reporter, keepDrafts } = workshop;
  return groupTranslations(texts, config, reporter).map((group) => {
    const original = makeOriginal(group.original, workshop);
    const entries = new Map<string, Entry>();
    for (const [locale, text] of group.texts) {
      const entry =
        text === group.original ? original : makeTranslation(text, group.original, original, workshop);
      if (text !== group.original) checkTranslation(text, group.original, reporter);
      if (keepDrafts || !entry.isDraft || entry === original) entries.set(locale, entry);
    }
    const { slug } = group.original.fields;
    const checked = slug === undefined ? null : readSlug(slug, reporter.inText(group.original));
    return { text: group.original, original, entries, slug: checked ?? undefined };
  });
}

/** Keeps the first of those that claim the same address, by file name, and names the others. */
export function keepFirst<T extends JoinedText>(
  items: readonly T[],
  addressOf: (item: T) => string,
  reporter: Reporter,
): T[] {
  const taken = new Map<string, T>();
  return items.filter((item) => {
    const address = addressOf(item);
    const winner = taken.get(address);
    if (winner) reportDuplicate(item.text, winner.text, `the address '${address}'`, reporter);
    else taken.set(address, item);
    return !winner;
  });
}

function makeOriginal(text: TextFile, { reporter, tags, authors }: Workshop): Entry {
  const report = reporter.inText(text);
  return makeEntry(text, null, { tags: tags.resolve(text, report), authors: authors.resolve(text, report) });
}

function makeTranslation(text: TextFile, original: TextFile, entry: Entry, workshop: Workshop): Entry {
  const { reporter, tags, authors } = workshop;
  const report = reporter.inText(text);
  return makeEntry(text, original, {
    tags: text.fields.tags ? tags.resolve(text, report) : entry.tags,
    authors: text.fields.authors ? authors.resolve(text, report) : entry.authors,
  });
}

/** Warns of what a translation says otherwise than its original, whose word counts. */
function checkTranslation(text: TextFile, original: TextFile, reporter: Reporter): void {
  const report = reporter.inText(text);
  const { slug, date } = text.fields;
  const { date: day = date } = original.fields;
  if (slug !== undefined && !isSlugOf(original, slug)) report(unused('slug', slug, 'address'));
  if (date !== undefined && date !== day) report(unused('date', date, 'date'));
}

/** Without a slug the name of a file makes one, of which a date or a number before it may be no part. */
function isSlugOf({ fields, name }: TextFile, slug: string): boolean {
  if (fields.slug !== undefined) return trimSlashes(slug) === trimSlashes(fields.slug);
  return name.replace(/\/index$/, '').endsWith(trimSlashes(slug));
}

function trimSlashes(path: string): string {
  return path.replaceAll(/^\/+|\/+$/g, '');
}

function unused(field: 'slug' | 'date', value: string, shared: string): Problem {
  return {
    path: [field],
    of: 'value',
    severity: 'warning',
    code: `content/${field}-of-translation`,
    message: `The ${field} '${value}' is not used: a translation has the ${shared} of its original.`,
    hint: 'Remove the line, or change it in the original.',
  };
}
