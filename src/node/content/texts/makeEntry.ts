import { TOC_LEVELS } from '#model/constants.ts';
import type { AuthorRef, Entry, TagRef } from '#model/content.ts';
import type { TextFile } from './textFile.ts';

/** Tags and authors of a text, looked up. */
export interface Names {
  readonly tags: readonly TagRef[];
  readonly authors: readonly AuthorRef[];
}

/**
 * The text as the engine uses it. A translation takes what it leaves out from its original, except words that
 * its own body gives: the description always, the title where the body opens with a heading.
 */
export function makeEntry(text: TextFile, original: Entry | null, names: Names): Entry {
  const { fields } = text;
  return {
    file: text.file,
    locale: text.locale,
    hash: text.hash,
    format: text.format,
    title: fields.title ?? (text.hasHeading ? null : (original?.title ?? null)),
    description: fields.description ?? null,
    date: fields.date ?? original?.date ?? null,
    tags: fields.tags ? names.tags : (original?.tags ?? []),
    authors: fields.authors ? names.authors : (original?.authors ?? []),
    image: fields.image ?? original?.image ?? null,
    isDraft: fields.draft ?? original?.isDraft ?? false,
    isUnlisted: fields.unlisted ?? original?.isUnlisted ?? false,
    hideTitle: fields.hide_title ?? original?.hideTitle ?? false,
    hideTableOfContents: fields.hide_table_of_contents ?? original?.hideTableOfContents ?? false,
    tocMinLevel: fields.toc_min_heading_level ?? original?.tocMinLevel ?? TOC_LEVELS.min,
    tocMaxLevel: fields.toc_max_heading_level ?? original?.tocMaxLevel ?? TOC_LEVELS.max,
    sidebarLabel: fields.sidebar_label ?? original?.sidebarLabel ?? null,
    sidebarPosition: fields.sidebar_position ?? original?.sidebarPosition ?? null,
    keywords: fields.keywords ?? original?.keywords ?? [],
    frontMatter: text.data,
  };
}
