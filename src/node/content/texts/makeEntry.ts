import { TOC_LEVELS } from '#model/constants.ts';
import type { AuthorRef, Entry, TagRef } from '#model/content.ts';
import type { TextFile } from './textFile.ts';
import { formatOf } from './textFormat.ts';

/** Tags and authors of a text, looked up. */
export interface Names {
  readonly tags: readonly TagRef[];
  readonly authors: readonly AuthorRef[];
}

const DEFAULTS = {
  date: null,
  image: null,
  draft: false,
  unlisted: false,
  hide_title: false,
  hide_table_of_contents: false,
  toc_min_heading_level: TOC_LEVELS.min,
  toc_max_heading_level: TOC_LEVELS.max,
  sidebar_label: null,
  sidebar_position: null,
  pagination_label: null,
  keywords: [],
  redirects: [],
};

/**
 * The text as the engine uses it. A translation takes what it leaves out from its original, except words that
 * its own body gives: the description always, the title where the body opens with a heading.
 */
export function makeEntry(text: TextFile, original: TextFile | null, names: Names): Entry {
  const { file, replaces, inherited, locale, hash, hasHeading, data } = text;
  const fields = { ...DEFAULTS, ...original?.fields, ...text.fields };
  const title = hasHeading ? text.fields.title : fields.title;
  const hasOwnTitle = hasHeading || text.fields.title !== undefined;
  return {
    file,
    replaces,
    inherited,
    locale,
    hash,
    format: formatOf(file, fields.format ?? text.format),
    hasMath: fields.math ?? text.hasMath,
    // Empty ones say as little as none.
    title: title?.trim() ? title : null,
    // It is that of another title where the text has its own.
    titleMeta: text.fields.title_meta ?? (hasOwnTitle ? null : (original?.fields.title_meta ?? null)),
    description: text.fields.description?.trim() ? text.fields.description : null,
    date: fields.date,
    tags: names.tags,
    authors: names.authors,
    image: fields.image,
    isDraft: fields.draft,
    isUnlisted: fields.unlisted,
    hideTitle: fields.hide_title,
    hideTableOfContents: fields.hide_table_of_contents,
    tocMinLevel: fields.toc_min_heading_level,
    tocMaxLevel: fields.toc_max_heading_level,
    sidebarLabel: fields.sidebar_label,
    sidebarPosition: fields.sidebar_position,
    paginationLabel: fields.pagination_label,
    paginationNext: neighbourOf(text, original, 'pagination_next'),
    paginationPrevious: neighbourOf(text, original, 'pagination_prev'),
    keywords: fields.keywords,
    redirects: fields.redirects,
    // Of this very text: a translation may lag behind.
    lastUpdate: text.fields.last_update ?? null,
    editUrl: data.custom_edit_url === null ? false : (text.fields.custom_edit_url ?? null),
    frontMatter: data,
  };
}

/** A text whose front matter cannot be read, among those that could be. */
export function makeUnreadEntry(text: TextFile, texts: readonly TextFile[]): Entry {
  const original = texts.find(({ kind, name }) => kind === text.kind && name === text.name) ?? null;
  return makeEntry(text, original, { tags: [], authors: [] });
}

/** Null in front matter says that there is none. */
function neighbourOf(
  text: TextFile,
  original: TextFile | null,
  key: 'pagination_next' | 'pagination_prev',
): string | false | null {
  const { data, fields } = text.data[key] === undefined && original ? original : text;
  return data[key] === null ? false : (fields[key]?.normalize() ?? null);
}
