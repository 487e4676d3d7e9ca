import type { Book } from '#model/book.ts';
import { searchGroupsFor } from '#model/messages/searchGroups.ts';
import { hrefOf } from '#model/paths.ts';
import type { LocaleSite, Post, Text } from '#model/site.ts';
import type { IndexedPage, IndexedSection } from '#search/indexedPage.ts';
import { isBooksPage } from '../plan/textPages.ts';
import type { ResolvedLink } from '../links/resolveLink.ts';

/** The version tag of what belongs to no docs version. */
const DEFAULT_TAG = 'default';

export interface SearchSources {
  readonly basePath: string;
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
  /** Words that stand for it though they need not be in it: the labels of its tags. */
  readonly keywords: readonly string[];
  readonly group: string;
  readonly tag: string;
}

/** Every listed page of a locale, in the order of the site. Drafts, unlisted and hidden pages are never among them. */
export function searchPagesOf(site: LocaleSite, sources: SearchSources): IndexedPage[] {
  const found = foundIn(site);
  const inboundLinks = countInboundLinks(found, sources.resolve);
  return found.map(({ text, keywords, group, tag }) => ({
    url: hrefOf(sources.basePath, text.path),
    group,
    tag,
    textLanguage: text.entry.locale,
    inboundLinks: inboundLinks.get(text.path) ?? 0,
    sections: withBooks(titled(text, keywords, sources.sectionsOf(text.entry.file)), text, site),
  }));
}

/** Names what the sections of each page of `searchPagesOf` depend on; no two pages have the same. */
export function searchPageKeys(site: LocaleSite, { keyOf }: SearchSources): string[] {
  return foundIn(site).map(({ text, keywords }) => {
    const books = isShelf(text, site) ? site.books : null;
    return JSON.stringify([keyOf(text.entry.file), text.title, keywords, books]);
  });
}

/** Names everything that `searchPagesOf` depends on, without reading a body. */
export function searchPagesKey(site: LocaleSite, sources: SearchSources): string {
  const found = foundIn(site);
  const inboundLinks = countInboundLinks(found, sources.resolve);
  return JSON.stringify([
    sources.basePath,
    site.books,
    ...found.map(({ text: { entry, path, title }, keywords, group, tag }) => [
      sources.keyOf(entry.file),
      path,
      title,
      keywords,
      group,
      tag,
      inboundLinks.get(path),
    ]),
  ]);
}

function foundIn({ locale, listedPosts, pages, docs }: LocaleSite): Found[] {
  const groups = searchGroupsFor(locale.code);
  const isListed = ({ entry }: Text): boolean => !entry.isDraft && !entry.isUnlisted;
  const group = (texts: readonly Text[], name: string, tag: string): Found[] =>
    texts.filter(isListed).map((text) => ({ text, keywords: keywordsOf(text), group: name, tag }));
  return [
    ...group(listedPosts, groups.blog, DEFAULT_TAG),
    ...group(pages, groups.pages, DEFAULT_TAG),
    ...group(docs?.docs ?? [], groups.docs, `docs-default-${docs?.name ?? 'current'}`),
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

function keywordsOf(text: Text | Post): string[] {
  return 'tags' in text ? text.tags.map(({ label }) => label) : [];
}

function titled(
  { title }: Text,
  keywords: readonly string[],
  sections: readonly IndexedSection[],
): IndexedSection[] {
  return sections.map((section) =>
    section.anchor === null
      ? { ...section, heading: title, content: [section.content, keywords.join(', ')].join(' ').trim() }
      : section,
  );
}

function isShelf(text: Text, { pages }: LocaleSite): boolean {
  return pages.find(({ localPath }) => isBooksPage(localPath)) === text;
}

/** The bookshelf shows books that stand in no text. */
function withBooks(
  sections: readonly IndexedSection[],
  text: Text,
  site: LocaleSite,
): readonly IndexedSection[] {
  const { books } = site;
  const [page, ...rest] = sections;
  if (books === null || page === undefined || !isShelf(text, site)) return sections;
  const shown = [...(books.reading ? [books.reading] : []), ...books.read];
  const content = [page.content, ...shown.map(describe)].join(' ').trim();
  return [{ ...page, content }, ...rest];
}

function describe({ title, author, note }: Book): string {
  return note === null ? `${title}, ${author}.` : `${title}, ${author}. ${note}`;
}
