/** What the owner wrote, read and validated, before any body is compiled. */
import type { CalendarDate } from './calendarDate.ts';
import type { Book } from './book.ts';

/** One text in one language. */
export interface Entry {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  /** The file in whose place it stands: links to that one mean this one. */
  readonly replaces: string | null;
  /** Keys of its front matter that are said there and not in its own. */
  readonly inherited: readonly string[];
  /** Code of the locale the text is written in. */
  readonly locale: string;
  /** Hash of the file's bytes. */
  readonly hash: string;
  readonly format: 'mdx' | 'md';
  /** Whether dollars enclose formulas. */
  readonly hasMath: boolean;
  readonly title: string | null;
  /** The title of the window, where it is another one. */
  readonly titleMeta: string | null;
  readonly description: string | null;
  readonly date: CalendarDate | null;
  readonly tags: readonly TagRef[];
  readonly authors: readonly AuthorRef[];
  /** Social picture, as written. */
  readonly image: string | null;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
  readonly hideTitle: boolean;
  readonly hideTableOfContents: boolean;
  readonly tocMinLevel: number;
  readonly tocMaxLevel: number;
  readonly sidebarLabel: string | null;
  readonly sidebarPosition: number | null;
  /** What the documents beside it call it. */
  readonly paginationLabel: string | null;
  /** Id of the document that comes next; false: none does; null: the one after it in reading order. */
  readonly paginationNext: string | false | null;
  /** Likewise, before it. */
  readonly paginationPrevious: string | false | null;
  readonly keywords: readonly string[];
  /** Old paths within the locale that lead to the text, as written. */
  readonly redirects: readonly string[];
  readonly lastUpdate: LastUpdate | null;
  /** Where the text can be edited; false where it has no such link, null where the configuration tells. */
  readonly editUrl: string | false | null;
  /** The front matter as written, unknown keys and inherited ones included. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** The file whose front matter says what counts for a text. */
export function fileOfKey({ file, replaces, inherited }: EntryPlace, key: string): string {
  return replaces !== null && inherited.includes(key) ? replaces : file;
}

export type EntryPlace = Pick<Entry, 'file' | 'replaces' | 'inherited'>;

/** When a text was last changed and by whom, as far as it says. */
export interface LastUpdate {
  readonly date: CalendarDate | null;
  readonly author: string | null;
}

/** A tag as a post names it: by a key of tags.yml or by its label. */
export interface TagRef {
  readonly label: string;
  readonly slug: string;
}

/** An author as a post names them: the key of an author of authors.yml or of one written inline. */
export interface AuthorRef {
  readonly key: string;
}

export interface Author {
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly url: string | null;
  /** Where the author's own page lies below `/authors/`, such as 'jane'; may hold slashes. Null: there is none. */
  readonly page: string | null;
  readonly imageUrl: string | null;
  readonly social: readonly { readonly label: string; readonly href: string }[];
}

export interface Tag {
  readonly slug: string;
  readonly label: string;
  readonly description: string | null;
}

/** One thing in all its languages. The original is the default locale's text, or the only one there is. */
interface Translated {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly original: Entry;
}

export interface PostSource extends Translated {
  readonly kind: 'post';
  /** Last part of the address, such as 'repack'; may hold slashes. */
  readonly slug: string;
  readonly date: CalendarDate;
}

export interface PageSource extends Translated {
  readonly kind: 'page';
  /** Path within a locale in canonical form, such as '/about/' or '/etc'. */
  readonly path: string;
}

export interface DocSource extends Translated {
  readonly kind: 'doc';
  readonly id: string;
  /** Path below the docs root, '/' for the index, such as '/guide/intro'. */
  readonly path: string;
  /** The path that it would have were it not the main document; null: the same. */
  readonly ownPath: string | null;
  /** The folders above it, outermost first. */
  readonly folders: readonly DocFolder[];
  /** Whether it stands for the last of them: its index, or what its category links to. */
  readonly isIndex: boolean;
}

export interface DocFolder {
  /** Path below the docs root as it lies on disk. */
  readonly path: string;
  /** What it is called on disk, without the number before it. */
  readonly name: string;
  /** What its category calls it, by language. */
  readonly labels: Readonly<Record<string, string>>;
}

export type TextSource = PostSource | PageSource | DocSource;

/** Per locale, since authors and tags may be translated: the default locale's map holds all of them. */
export interface Content {
  readonly posts: readonly PostSource[];
  readonly pages: readonly PageSource[];
  /** In reading order. */
  readonly docs: readonly DocSource[];
  readonly authors: ReadonlyMap<string, ReadonlyMap<string, Author>>;
  readonly tags: ReadonlyMap<string, ReadonlyMap<string, Tag>>;
  readonly books: ReadonlyMap<string, Books>;
}

export interface Books {
  /** Books to read in a year. */
  readonly goal: number;
  /** The year in which those of `read` were read. */
  readonly year: number;
  readonly reading: Book | null;
  readonly read: readonly Book[];
}
