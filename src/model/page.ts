/**
 * The contract between the build and the theme: everything a page shows, as plain data.
 * Every `href` is final (base path and locale prefix included); HTML strings are compiled and safe to emit.
 */
import type { Alternate } from './alternate.ts';
import type { Book } from './book.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { DocView } from './docView.ts';
import type { FeedLink } from './feedLink.ts';
import type { Link, TextLink } from './link.ts';
import type { Direction, FrameLocale, Locale } from './locale.ts';
import type { PageImage } from './pageImage.ts';
import type { ReaderSettings } from './readers.ts';
import type { SearchSettings } from './searchSettings.ts';
import type { TextView } from './textView.ts';

export interface TocItem {
  readonly id: string;
  /** Plain text of the heading. */
  readonly text: string;
  readonly level: number;
}

export interface TagLink extends Link {
  readonly description: string | null;
  /** How many listed posts carry the tag. */
  readonly count: number;
}

export interface AuthorView {
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  /** Their own page, or where else they are found. */
  readonly href: string | null;
  readonly hasPage: boolean;
  readonly imageSrc: string | null;
  /** Where they are found besides. */
  readonly social: readonly Link[];
  /** How many listed posts the author wrote. */
  readonly count: number;
}

/** A post as lists name it. */
export interface PostLink {
  readonly href: string;
  readonly title: string;
  readonly date: CalendarDate;
  /** Set when the text is in another language than the page: the value for `lang`. */
  readonly lang: string | null;
}

export interface PostCard extends PostLink {
  readonly description: string;
  readonly readingMinutes: number;
  readonly authors: readonly AuthorView[];
  readonly tags: readonly TagLink[];
  /** The truncated version, compiled; ids removed so that many fit on one page. */
  readonly excerptHtml: string;
  /** The post's picture as an element, or '' where it has none. */
  readonly pictureHtml: string;
  /** Whether the post goes on after the excerpt. */
  readonly isTruncated: boolean;
  /** Set where the excerpt is read the other way than the page. */
  readonly dir?: Direction;
}

export interface YearGroup {
  /** Null where posts stand in one group without a heading. */
  readonly year: number | null;
  readonly posts: readonly PostLink[];
}

export interface PostView extends TextView {
  readonly kind: 'post';
  readonly date: CalendarDate;
  readonly readingMinutes: number;
  readonly authors: readonly AuthorView[];
  readonly tags: readonly TagLink[];
  /** The newer post. */
  readonly previous: PostLink | null;
  /** The older post. */
  readonly next: PostLink | null;
  /** Other posts on the same topics, the nearest first. */
  readonly related: readonly PostLink[];
}

export interface HomeView {
  readonly kind: 'home';
  readonly posts: readonly PostCard[];
  /** 1 for the blog home itself. */
  readonly pageNumber: number;
  readonly newer: string | null;
  readonly older: string | null;
}

export interface ArchiveView {
  readonly kind: 'archive';
  readonly years: readonly YearGroup[];
  /** Feeds of the blog, for readers to follow. */
  readonly feeds: readonly Link[];
}

export interface TagsView {
  readonly kind: 'tags';
  readonly letters: readonly { readonly letter: string; readonly tags: readonly TagLink[] }[];
}

interface PostsView {
  readonly posts: readonly PostCard[];
  /** The older ones, as links. */
  readonly more: readonly YearGroup[];
}

export interface TagView extends PostsView {
  readonly kind: 'tag';
  readonly tag: TagLink;
  readonly allTagsHref: string;
  /** The feed of the tag, where it has one. */
  readonly feed: Link | null;
}

/** An author with the feed of what they wrote, where there is one. */
export interface FollowedAuthor extends AuthorView {
  readonly feed: Link | null;
}

export interface AuthorsView {
  readonly kind: 'authors';
  readonly authors: readonly FollowedAuthor[];
}

export interface AuthorPageView extends PostsView {
  readonly kind: 'author';
  readonly author: FollowedAuthor;
  readonly allAuthorsHref: string;
}

export interface TextPageView extends TextView {
  readonly kind: 'page';
}

export interface BooksView extends TextView {
  readonly kind: 'books';
  readonly reading: Book | null;
  readonly goal: number;
  readonly year: number;
  readonly read: readonly Book[];
}

export interface SearchView {
  readonly kind: 'search';
  readonly links: readonly Link[];
  readonly recentPosts: readonly PostLink[];
  readonly tags: readonly TagLink[];
}

/** What is kept for reading offline; the browser alone knows. */
export interface OfflineView {
  readonly kind: 'offline';
}

export interface NotFoundView {
  readonly kind: 'notFound';
  readonly links: readonly Link[];
  readonly recentPosts: readonly PostLink[];
}

export type View =
  | HomeView
  | PostView
  | ArchiveView
  | TagsView
  | TagView
  | AuthorsView
  | AuthorPageView
  | TextPageView
  | BooksView
  | DocView
  | SearchView
  | OfflineView
  | NotFoundView;

/** What the frame around the content needs to know of the page. */
export interface FrameData {
  /** Route path without base path, in canonical form, such as '/id/about/'. */
  readonly path: string;
  readonly kind: View['kind'];
  readonly title: string;
  /** Whether a table of contents stands beside the content. */
  readonly hasToc: boolean;
  /** Set when the text is in another language than the page: the value for `lang`. */
  readonly textLang?: string;
  readonly alternates: readonly Alternate[];
  /** Whether the blog sidebar stands beside the content. */
  readonly hasSidebar: boolean;
  /** Where a page of the docs stands among their versions, by name. */
  readonly docs?: {
    readonly plugin: string;
    readonly version: string;
    readonly versions: readonly string[];
  };
}

export interface Page {
  readonly locale: string;
  readonly frame: FrameData;
  readonly view: View;
  /** Headings for the table of contents; empty where there is none. */
  readonly toc: readonly TocItem[];
  /** Content of `<title>`. */
  readonly documentTitle: string;
  readonly description: string;
  /** Absolute URL. */
  readonly canonicalUrl: string;
  /** Absolute URL for `hreflang="x-default"`. */
  readonly defaultUrl: string;
  readonly feeds: readonly FeedLink[];
  readonly image: PageImage | null;
  readonly noIndex: boolean;
}

export interface NavbarItem extends Link {
  /** Left out: on the left. */
  readonly position?: 'right';
}

export interface SocialLink extends Link {
  /** Name of the icon; unknown ones get a plain link icon. */
  readonly kind: string;
}

/** The site as one locale's frame shows it: configuration with its texts in that language. */
export interface FrameSite extends ReaderSettings {
  readonly locale: FrameLocale;
  readonly basePath: string;
  readonly homeHref: string;
  readonly searchHref: string;
  readonly ownerName: string;
  readonly navbar: readonly NavbarItem[];
  readonly search: SearchSettings;
  readonly announcement?: {
    readonly id: string;
    readonly text: string;
    readonly link: Link | null;
    readonly isCloseable: boolean;
  };
  /** Whether readers are given no switch between light and dark. */
  readonly isColorModeFixed?: true;
  /** Whether the build has a service worker for pages to register. */
  readonly hasWorker: boolean;
  /** Whether the worker tells the console what it does. */
  readonly workerDebug?: true;
}

/** The site in one locale as the build renders it. */
export interface SiteView extends FrameSite {
  readonly locale: Locale;
  readonly title: string;
  readonly tagline: string;
  /** Address of the site without base path. */
  readonly url: string;
  /** Where the owner is found: where the list of authors says, else here. */
  readonly ownerHref: string;
  readonly footerGroups: readonly {
    readonly title: string;
    readonly items: readonly (Link & Partial<TextLink>)[];
  }[];
  readonly copyright: string;
  readonly social: readonly SocialLink[];
  readonly colorMode: { readonly default: 'light' | 'dark'; readonly respectSystem: boolean };
  readonly contact: { readonly heading: string; readonly text: string; readonly email: string | null } | null;
  readonly faviconHref: string | null;
  readonly manifestHref: string | null;
  readonly touchIconHref: string | null;
  /** The page about reading offline. */
  readonly offlineHref: string;
  readonly themeColor: string;
  /** The most recent posts, newest first, grouped by year: the blog sidebar. */
  readonly sidebar: readonly YearGroup[];
}

/** What a page carries as JSON: enough to render its frame again in the browser. */
export interface PageData {
  readonly frame: FrameData;
  readonly site: FrameSite;
}
