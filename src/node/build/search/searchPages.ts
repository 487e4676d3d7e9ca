import type { Book } from '#model/book.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import { docsTagOf } from '#model/docsTag.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import { searchGroupsFor } from '#model/messages/searchGroups.ts';
import { hrefOf } from '#model/paths.ts';
import type { LocaleSite, Post, Text } from '#model/site.ts';
import type { IndexedPage, IndexedSection } from '#search/indexedPage.ts';
import { ownHeadingOf } from '../links/openingTitle.ts';
import { isBooksPage } from '../plan/textPages.ts';
import type { ResolvedLink } from '../links/resolveLink.ts';
import type { FoundList } from './foundLists.ts';

/** The version tag of what belongs to no docs version. */
const DEFAULT_TAG = 'default';

export interface SearchSources {
  readonly basePath: string;
  /** Found besides the texts. */
  readonly lists: readonly FoundList[];
  /** Names a body, by source file. */
  readonly keyOf: (file: string) => string;
  /** Plain text of a body, by source file. */
  readonly sectionsOf: (file: string) => readonly IndexedSection[];
  /** Where a link leads for the reader of a text's page. */
  readonly resolve: (written: string, text: Text) => ResolvedLink;
}

/** A text that search finds, with what its pages in the index depend on besides its body. */
interface Found {
  readonly text: Text;
  /** What is said of it though it need not be in it: its description, the names of its authors. */
  readonly about: string;
  /** Its tags. */
  readonly topics: string;
  readonly group: string;
  readonly tag: string;
}

/** A page with the name of what its sections depend on: no other has the same. Bodies are read when sections are asked for. */
export interface SearchPage extends IndexedPage {
  readonly key: string;
}

/** Every listed page of a locale, in the order of the site. Drafts, unlisted and hidden pages are never among them. */
export function searchPagesOf(site: LocaleSite, sources: SearchSources): SearchPage[] {
  const found = foundIn(site);
  const inboundLinks = countInboundLinks(found, sources.resolve);
  const shelf = shelfOf(site);
  const texts = found.map(({ text, about, topics, group, tag }): SearchPage => {
    const { file, locale } = text.entry;
    const url = hrefOf(sources.basePath, text.path);
    const books = text === shelf ? site.books : null;
    let sections: readonly IndexedSection[] | null = null;
    return {
      key: JSON.stringify([url, sources.keyOf(file), text.title, about, topics, books]),
      url,
      group,
      tag,
      textLanguage: locale,
      inboundLinks: inboundLinks.get(text.path) ?? 0,
      topics,
      get sections() {
        sections ??= withBooks(titled(text, about, sources.sectionsOf(file)), books, site.locale.code);
        return sections;
      },
    };
  });
  const { code } = site.locale;
  const lists = sources.lists.map(({ path, title, content }): SearchPage => {
    const url = hrefOf(sources.basePath, path);
    return {
      key: JSON.stringify([url, title, content]),
      url,
      group: searchGroupsFor(code).pages,
      tag: DEFAULT_TAG,
      textLanguage: code,
      inboundLinks: inboundLinks.get(path) ?? 0,
      sections: [{ anchor: null, level: 1, heading: title, content }],
    };
  });
  return [...texts, ...lists];
}

/** Names everything that pages are made of, without reading a body. */
export function searchPagesKey(pages: readonly SearchPage[]): string {
  return JSON.stringify(
    pages.map(({ key, group, tag, textLanguage, inboundLinks }) => [
      key,
      group,
      tag,
      textLanguage,
      inboundLinks,
    ]),
  );
}

function foundIn({ locale, listedPosts, pages, docs }: LocaleSite): Found[] {
  const groups = searchGroupsFor(locale.code);
  const isListed = ({ entry }: Text): boolean => !entry.isDraft && !entry.isUnlisted;
  const group = (texts: readonly Text[], name: string, tag: string): Found[] =>
    texts
      .filter(isListed)
      .map((text) => ({ text, about: aboutOf(text), topics: topicsOf(text), group: name, tag }));
  return [
    ...group(listedPosts, groups.blog, DEFAULT_TAG),
    ...group(pages, groups.pages, DEFAULT_TAG),
    ...group(docs?.docs ?? [], groups.docs, docsTagOf(docs?.name)),
  ];
}

/** How many other found pages link to each path. */
function countInboundLinks(found: readonly Found[], resolve: SearchSources['resolve']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of found) {
    const links = text.body.links.map((written) => resolve(written, text));
    const targets = new Set(links.flatMap((link) => (link.kind === 'route' ? [link.target] : [])));
    targets.delete(text.path);
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

/** A description that nobody wrote is the beginning of the text. */
function aboutOf(text: Text | Post): string {
  const { description } = text.entry;
  const names = 'authors' in text ? text.authors.map(({ name }) => name) : [];
  return [description ?? '', names.join(', ')].join(' ').trim();
}

/** A tag is known by its label and by what stands in its address, which is the same in all languages; a post by its own, too. */
function topicsOf(text: Text | Post): string {
  if (!('tags' in text)) return '';
  const tags = text.tags.map(({ label, slug }) => `${label} ${asWords(slug)}`);
  return [...tags, asWords(decodeSafely(text.path).split('/').findLast(Boolean) ?? '')].join(', ');
}

function asWords(slug: string): string {
  return slug.replaceAll('-', ' ');
}

/** A page is found by its title and, where that is another, by the heading that it shows. */
function titled(text: Text, about: string, sections: readonly IndexedSection[]): IndexedSection[] {
  const heading = ownHeadingOf(text) ?? '';
  return sections.map((section) =>
    section.anchor === null
      ? { ...section, heading: text.title, content: [heading, section.content, about].join(' ').trim() }
      : section,
  );
}

function shelfOf({ pages }: LocaleSite): Text | undefined {
  return pages.find(({ localPath }) => isBooksPage(localPath));
}

/** The bookshelf shows books, and how many there are to be in a year, that stand in no text. */
function withBooks(
  sections: readonly IndexedSection[],
  books: LocaleSite['books'],
  locale: string,
): readonly IndexedSection[] {
  const [page, ...rest] = sections;
  if (books === null || page === undefined) return sections;
  const { readingGoal, booksOfGoal } = messagesFor(locale);
  const goal = `${readingGoal(books.year)}: ${booksOfGoal(books.read.length, books.goal)}.`;
  const shown = [...(books.reading ? [books.reading] : []), ...books.read];
  const content = [page.content, goal, ...shown.map(describe)].join(' ').trim();
  return [{ ...page, content }, ...rest];
}

function describe({ title, author, note }: Book): string {
  return note === null ? `${title}, ${author}.` : `${title}, ${author}. ${note}`;
}
