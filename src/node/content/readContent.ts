import type { Author, Books, Content, Entry, Tag, TextSource } from '#model/content.ts';
import { compareDiagnostics } from '#model/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { checkDocs } from './checkDocs.ts';
import { ownerAsAuthor, readAuthors } from './data/authors.ts';
import { NO_BOOKS, readBooks } from './data/books.ts';
import { readCategories } from './data/categories.ts';
import { readDataFile } from './data/readDataFile.ts';
import type { DataFile } from './data/readDataFile.ts';
import type { Languages } from './data/languages.ts';
import { readTags } from './data/tags.ts';
import { findLayout } from './layout.ts';
import type { DataFileName, Layout } from './layout.ts';
import { noTexts } from './noTexts.ts';
import { createReporter } from './report.ts';
import type { Reporter } from './report.ts';
import type { FrontMatterCache } from './readTextFile.ts';
import { createAuthorRegistry } from './texts/authorRegistry.ts';
import { collectTexts } from './texts/collectTexts.ts';
import { makeUnreadEntry } from './texts/makeEntry.ts';
import type { Workshop } from './texts/joinTexts.ts';
import { makeDocs } from './texts/makeDocs.ts';
import { makePages } from './texts/makePages.ts';
import { makePosts } from './texts/makePosts.ts';
import { createTagRegistry } from './texts/tagRegistry.ts';
import { reportInConfig } from './config/reportInConfig.ts';
import { unreadNames } from './unreadNames.ts';
import { unreadParts } from './unreadParts.ts';

export interface ReadOptions {
  readonly siteDir: string;
  readonly config: SiteConfig;
  /** Drafts are part of the site in development only. */
  readonly mode: 'production' | 'development';
  readonly cache?: FrontMatterCache | undefined;
  /** False where faults have left something of the configuration at its default. */
  readonly isConfigured?: boolean;
}

export interface ReadResult {
  readonly content: Content;
  /** Texts that are left out because they are drafts. */
  readonly drafts: readonly TextSource[];
  /** Texts that a fault around them keeps out of `content`: those of their bodies are told all the same. */
  readonly unplaced: readonly Entry[];
  /** Every fault of every file, sorted. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads all that the owner wrote, in our layout or in that of Docusaurus, and checks it. */
export async function readContent(options: ReadOptions): Promise<ReadResult> {
  const { siteDir, config, mode, cache } = options;
  const reporter = createReporter(siteDir);
  const layout = findLayout(siteDir, config);
  const { texts, unread, unreadPosts, categoryFiles, others } = collectTexts({
    siteDir,
    config,
    layout,
    cache,
    reporter,
  });
  const data = { siteDir, config, layout, reporter, isConfigured: options.isConfigured !== false };
  const authors = readAllAuthors(data);
  const tags = readInAllLanguages<Map<string, Tag>>('tags', data, new Map(), readTags);
  const books = readInAllLanguages<Books>('books', data, NO_BOOKS, readBooks);
  const authorsFile = `${layout.dataFile('authors', config.defaultLocale)}.yml`;
  const workshop: Workshop = {
    config,
    layout,
    reporter,
    tags: createTagRegistry(tags, config.defaultLocale),
    authors: createAuthorRegistry(authors, config.defaultLocale, {
      file: authorsFile,
      isFaulty: reporter.diagnostics.some(
        ({ file, severity }) => file === authorsFile && severity === 'error',
      ),
    }),
    categories: readCategories(siteDir, categoryFiles, config.defaultLocale, reporter),
    unreadPosts,
    unplaced: [],
    keepDrafts: mode === 'development',
  };
  const allPosts = makePosts(
    texts.filter(({ kind }) => kind === 'post'),
    workshop,
  );
  const allPages = makePages(
    texts.filter(({ kind }) => kind === 'page'),
    workshop,
  );
  const allDocs = makeDocs(
    texts.filter(({ kind }) => kind === 'doc'),
    workshop,
  );
  const isKept = ({ original }: Pick<TextSource, 'original'>): boolean =>
    workshop.keepDrafts || !original.isDraft;
  const docs = allDocs.filter(isKept);
  const configProblems = await reportInConfig(siteDir, (report) => checkDocs(docs, config, report, reporter));
  return {
    content: {
      posts: allPosts.filter(isKept),
      pages: allPages.filter(isKept),
      docs,
      authors,
      tags: workshop.tags.bySlug(),
      books,
    },
    drafts: [...allPosts, ...allPages, ...allDocs].filter((source) => !isKept(source)),
    unplaced: [
      ...workshop.unplaced.filter(isKept).flatMap(({ entries }) => [...entries.values()]),
      ...unread
        .map((text) => makeUnreadEntry(text, texts))
        .filter(({ isDraft }) => workshop.keepDrafts || !isDraft),
    ],
    diagnostics: [
      ...reporter.diagnostics,
      ...configProblems,
      ...unreadParts(siteDir, layout, config),
      ...unreadNames(others, data),
      ...(texts.length === 0 && reporter.diagnostics.length === 0 ? noTexts(siteDir) : []),
    ].toSorted(compareDiagnostics),
  };
}

interface DataOptions extends Required<Pick<ReadOptions, 'isConfigured'>> {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly layout: Layout;
  readonly reporter: Reporter;
}

function readAllAuthors(data: DataOptions): Map<string, Map<string, Author>> {
  return readInAllLanguages<Map<string, Author>>('authors', data, new Map(), (file, languages, base) =>
    readAuthors(file, languages, base, ownerAsAuthor(data.config, languages, data.isConfigured)),
  );
}

/** A data file in each language: what a language has no file for, it takes from the default language's file. */
function readInAllLanguages<T>(
  name: DataFileName,
  { siteDir, config, layout, reporter }: DataOptions,
  empty: T,
  read: (data: DataFile, languages: Languages, base: T) => T,
): Map<string, T> {
  const { defaultLocale } = config;
  const main = readDataFile(siteDir, layout.dataFile(name, defaultLocale), reporter);
  const result = new Map<string, T>();
  for (const { code } of config.locales) {
    // The same file is read once more for its texts in another language; its faults are reported once.
    const isDefault = code === defaultLocale;
    const languages = { locale: code, defaultLocale };
    const quiet = main && !isDefault ? { ...main, report: () => {} } : main;
    const base = quiet ? read(quiet, languages, structuredClone(empty)) : structuredClone(empty);
    const own = isDefault ? null : readDataFile(siteDir, layout.dataFile(name, code), reporter);
    result.set(code, own ? read(own, languages, base) : base);
  }
  return result;
}
