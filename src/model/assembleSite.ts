import type { BodyMeta } from './body.ts';
import { READING_WORDS_PER_MINUTE } from './constants.ts';
import type {
  Author,
  Content,
  DocSource,
  Entry,
  PageSource,
  PostSource,
  Tag,
  TextSource,
} from './content.ts';
import { localPathOf } from './localPathOf.ts';
import type { Locale } from './locale.ts';
import { localizePath } from './paths.ts';
import type { SiteConfig } from './schema/config.ts';
import { textIn } from './schema/localizedText.ts';
import type { Doc, DocsVersion, LocaleSite, Post, TagPage, Text, TextPage } from './site.ts';

interface Sources {
  readonly config: SiteConfig;
  readonly content: Content;
  readonly bodies: ReadonlyMap<string, BodyMeta>;
  /** Documents that are drafts, whether they are part of the site or left out. */
  readonly draftDocIds: readonly string[];
}

/** One locale's site: texts in its language, or the original in their place, sorted and cross-referenced. */
export function assembleLocale(locale: Locale, sources: Sources): LocaleSite {
  const { config, content } = sources;
  const posts = content.posts.toSorted(byDate).map((source) => assemblePost(source, locale, sources));
  const listedPosts = posts.filter((post) => !post.entry.isUnlisted);
  return {
    locale,
    posts,
    listedPosts,
    tags: groupByTag(listedPosts),
    authors: groupByAuthor(listedPosts, authorsIn(locale, sources)),
    pages: content.pages.map((source) => assemblePage(source, locale, sources)),
    docs: content.docs.length > 0 ? assembleDocs(locale, sources) : null,
    books: content.books.get(locale.code) ?? content.books.get(config.defaultLocale) ?? null,
  };
}

function authorsIn(locale: Locale, { config, content }: Sources): Author[] {
  return [...(content.authors.get(locale.code) ?? content.authors.get(config.defaultLocale) ?? []).values()];
}

/** The text a reader of the locale gets. */
function entryFor(source: TextSource, locale: Locale): Entry {
  return source.entries.get(locale.code) ?? source.original;
}

function assembleText(
  source: TextSource,
  locale: Locale,
  localPath: string,
  bodies: Sources['bodies'],
): Text {
  const entry = entryFor(source, locale);
  const body = bodies.get(entry.file);
  if (!body) throw new Error(`${entry.file} was not compiled.`);
  return {
    entry,
    body,
    locale: locale.code,
    path: localizePath(locale, localPath),
    title: entry.title ?? body.title ?? titleFromPath(localPath),
    description: entry.description ?? body.summary,
    isTranslated: entry.locale === locale.code,
  };
}

function assemblePost(source: PostSource, locale: Locale, { config, content, bodies }: Sources): Post {
  const text = assembleText(source, locale, localPathOf(source, config), bodies);
  const words = <T>(maps: ReadonlyMap<string, ReadonlyMap<string, T>>, key: string): T | undefined =>
    maps.get(locale.code)?.get(key) ?? maps.get(config.defaultLocale)?.get(key);
  return {
    ...text,
    slug: source.slug,
    date: source.date,
    readingMinutes: Math.max(1, Math.ceil(text.body.words / READING_WORDS_PER_MINUTE)),
    tags: text.entry.tags.map(
      (ref): Tag => words(content.tags, ref.slug) ?? { slug: ref.slug, label: ref.label, description: null },
    ),
    authors: text.entry.authors.flatMap((ref): Author[] => {
      const author = words(content.authors, ref.key);
      return author ? [author] : [];
    }),
  };
}

function assemblePage(source: PageSource, locale: Locale, { bodies }: Sources): TextPage {
  return { ...assembleText(source, locale, source.path, bodies), localPath: source.path };
}

function assembleDocs(locale: Locale, { config, content, bodies, draftDocIds }: Sources): DocsVersion {
  const { docs } = config;
  const assembleDoc = (source: DocSource): Doc => {
    const localPath = localPathOf(source, config);
    const text = assembleText(source, locale, localPath, bodies);
    return { ...text, id: source.id, folders: foldersOf(source), localPath, aliases: aliasesOf(source) };
  };
  const indexes = new Map(
    content.docs.flatMap((source) => {
      const folder = source.isIndex ? source.folders.at(-1) : undefined;
      return folder ? [[folder.path, source.id] as const] : [];
    }),
  );
  const foldersOf = ({ folders }: DocSource): Doc['folders'] =>
    folders.map(({ path, name, labels }) => ({
      path,
      label: textIn(labels, locale.code, config.defaultLocale) || null,
      name,
      indexId: indexes.get(path) ?? null,
    }));
  const mainDocId = docs.mainDocId ?? mainDocOf(content.docs);
  const aliasesOf = ({ id, path, ownPath }: DocSource): string[] => {
    const paths = [ownPath, id === mainDocId && path !== '/' ? '/' : null];
    return paths.flatMap((alias) => (alias === null ? [] : `/${docs.path}${alias}`));
  };
  const all = content.docs.map(assembleDoc);
  const { version } = docs;
  return {
    name: version.name,
    label: textIn(version.label, locale.code, config.defaultLocale),
    isLast: version.isLast,
    path: localizePath(locale, `/${docs.path}`),
    mainDocId,
    docs: all,
    draftIds: draftDocIds,
    sidebars: docs.sidebars,
  };
}

/** Without a choice in the configuration: the document at the docs root, else the first that lists show. */
function mainDocOf(docs: readonly DocSource[]): string {
  const first = docs.find(({ original }) => !original.isUnlisted) ?? docs[0];
  return (docs.find(({ path }) => path === '/') ?? first)?.id ?? '';
}

function groupByTag(posts: readonly Post[]): TagPage[] {
  const bySlug = new Map<string, { tag: Tag; items: Post[] }>();
  for (const post of posts) {
    for (const tag of post.tags) {
      const group = bySlug.get(tag.slug);
      if (group) group.items.push(post);
      else bySlug.set(tag.slug, { tag, items: [post] });
    }
  }
  return [...bySlug.values()].toSorted((a, b) => compareText(a.tag.slug, b.tag.slug));
}

/** Those who wrote a post, and those who have a page. */
function groupByAuthor(posts: readonly Post[], known: readonly Author[]): LocaleSite['authors'] {
  const byKey = new Map<string, { author: Author; posts: Post[] }>();
  for (const author of known) if (author.page !== null) byKey.set(author.key, { author, posts: [] });
  for (const post of posts) {
    for (const author of post.authors) {
      const group = byKey.get(author.key);
      if (group) group.posts.push(post);
      else byKey.set(author.key, { author, posts: [post] });
    }
  }
  return [...byKey.values()].toSorted((a, b) => compareText(a.author.name, b.author.name));
}

/** Newest first; posts of one day by their time, then by their slug, so that the order never depends on the disk. */
function byDate(a: PostSource, b: PostSource): number {
  return compareText(b.date, a.date) || compareText(timeOf(b), timeOf(a)) || compareText(a.slug, b.slug);
}

/** The time of day as written; '' where the date has none. */
function timeOf({ original }: PostSource): string {
  const { date } = original.frontMatter;
  return typeof date === 'string' ? date.trim().slice('2021-01-05T'.length) : '';
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function titleFromPath(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? 'Home';
  const words = last.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
