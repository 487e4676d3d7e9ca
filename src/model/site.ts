/** The whole site as the specification's section 3 names it, one `LocaleSite` a locale. */
import type { BodyMeta } from './body.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { Author, Books, Entry, Tag } from './content.ts';
import type { Locale } from './locale.ts';

/** A text in one locale: its own translation, or the original shown in its place. */
export interface Text {
  readonly entry: Entry;
  readonly body: BodyMeta;
  /** Code of the locale whose readers get it. */
  readonly locale: string;
  /** Path with locale prefix, in canonical form. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Whether the text is written in the locale's own language. */
  readonly isTranslated: boolean;
}

export interface Post extends Text {
  readonly slug: string;
  readonly date: CalendarDate;
  readonly readingMinutes: number;
  readonly tags: readonly Tag[];
  readonly authors: readonly Author[];
}

export interface TextPage extends Text {
  /** Path without locale prefix. */
  readonly localPath: string;
}

export interface Doc extends Text {
  readonly id: string;
  /** The folders above it, outermost first. */
  readonly folders: readonly DocFolderInLocale[];
  readonly localPath: string;
  /** Further paths without locale prefix that lead to it where nothing else lies there. */
  readonly aliases: readonly string[];
}

interface DocFolderInLocale {
  /** Path below the docs root as it lies on disk. */
  readonly path: string;
  /** What its category calls it; null: nothing. */
  readonly label: string | null;
  /** What it is called on disk. */
  readonly name: string;
  /** The document that stands for it. */
  readonly indexId: string | null;
}

/** Documents of one docs version, as the specification's section 3 lists its fields. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly Doc[];
  readonly draftIds: readonly string[];
  readonly sidebars: Readonly<Record<string, readonly string[]>>;
}

/** A tag with the posts that carry it, newest first. */
export interface TagPage {
  readonly tag: Tag;
  readonly items: readonly Post[];
}

export interface LocaleSite {
  readonly locale: Locale;
  /** Every post with a page, newest first, unlisted ones included. */
  readonly posts: readonly Post[];
  /** The posts that lists show. */
  readonly listedPosts: readonly Post[];
  readonly tags: readonly TagPage[];
  /** By name: those who wrote a listed post, and those who have a page. */
  readonly authors: readonly { readonly author: Author; readonly posts: readonly Post[] }[];
  readonly pages: readonly TextPage[];
  readonly docs: DocsVersion | null;
  readonly books: Books | null;
}
