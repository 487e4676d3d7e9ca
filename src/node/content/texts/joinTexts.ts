import type { Entry } from '#model/content.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Category } from '../data/categories.ts';
import type { Layout } from '../layout.ts';
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
      if (text !== group.original) checkSlugOfTranslation(text, group.original, reporter);
      if (keepDrafts || !entry.isDraft || entry === original) entries.set(locale, entry);
    }
    const { slug } = group.original.fields;
    const checked = slug === undefined ? null : readSlug(slug, reporter.inFrontMatter(group.original.file));
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
  const report = reporter.inFrontMatter(text.file);
  return makeEntry(text, null, { tags: tags.resolve(text, report), authors: authors.resolve(text, report) });
}

function makeTranslation(text: TextFile, original: TextFile, entry: Entry, workshop: Workshop): Entry {
  const { reporter, tags, authors } = workshop;
  const report = reporter.inFrontMatter(text.file);
  return makeEntry(text, original, {
    tags: text.fields.tags ? tags.resolve(text, report) : entry.tags,
    authors: text.fields.authors ? authors.resolve(text, report) : entry.authors,
  });
}

function checkSlugOfTranslation(text: TextFile, original: TextFile, reporter: Reporter): void {
  const { slug } = text.fields;
  if (slug === undefined || slug === original.fields.slug || original.fields.slug === undefined) return;
  reporter.inFrontMatter(text.file)({
    path: ['slug'],
    of: 'value',
    severity: 'warning',
    code: 'content/slug-of-translation',
    message: `The slug '${slug}' is not used: a translation has the address of its original, '${original.fields.slug}'.`,
    hint: 'Remove the line.',
  });
}
