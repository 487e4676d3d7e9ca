/** What the build, the pages and the service worker agree on about reading without a line. */

/** One file that can be kept: equal revisions mean equal bytes, whatever their addresses. */
export interface KeepableFile {
  /** Href within the site, as a link writes it, in canonical form. */
  readonly href: string;
  /** Hash of the content: the first 20 hex digits of the SHA-1 of its bytes and a zero byte. The worker checks it. */
  readonly revision: string;
  /** Bytes, uncompressed. */
  readonly size: number;
}

export interface KeepablePage extends KeepableFile {
  readonly title: string;
}

/** Everything of one locale, as a hashed asset: its pages, and what they and the search need. */
export interface OfflineList {
  readonly pages: readonly KeepablePage[];
  readonly files: readonly KeepableFile[];
  /** Where old addresses lead: hrefs, as the server would answer them. Left out where there are none. */
  readonly moved?: Readonly<Record<string, string>>;
}

/** What the build writes into a locale's `sw.js`, as `self.lontar`, before the worker's code. */
export interface WorkerConfig {
  /** Path that the worker rules, base path included, such as '/id/'. */
  readonly scope: string;
  /** Scopes of the other locales; those below this worker's own are not its business. */
  readonly otherScopes: readonly { readonly scope: string; readonly label: string }[];
  /** Folder of files whose names hold a hash of their content, base path included. */
  readonly assetsHref: string;
  readonly listHref: string;
  /** A copy of the locale's not-found page at an address that answers 200; it is one of the list's files. */
  readonly notFoundHref: string;
  /** The page that tells what is kept and lets it be removed. */
  readonly offlineHref: string;
  /** Document to answer with when there is neither line nor copy; its texts take the place of `OFFLINE_SLOTS`. */
  readonly offlineHtml: string;
  readonly offlineTexts: OfflineTexts;
}

/** Sentences for the slots of `offlineHtml`, as plain text; `{language}` stands for the label of another locale. */
export interface OfflineTexts {
  /** Reason: this page was not kept. */
  readonly notKept: string;
  /** Reason: the pages of another locale are not here yet. */
  readonly otherLocale: string;
  /** In place of the list of pages. */
  readonly nothingKept: string;
  /** Of the link to the start page, where that is kept. */
  readonly back: string;
}

/** Places in `offlineHtml` that the worker fills with escaped text or markup of its own. */
export const OFFLINE_SLOTS = { reason: '{{reason}}', home: '{{home}}', pages: '{{pages}}' } as const;

/** How the names of a worker's caches begin: several sites may share an origin. */
export function cachePrefix(scope: string): string {
  return `lontar:${scope}:`;
}

/** The caches of what comes and goes with reading: pages read or fetched ahead, and files that they and searches used. */
export const PASSING_SHELVES = ['visited', 'fetched', 'assets', 'search'] as const;

/** Header of every copy: its revision and its size in bytes. */
export const FACTS_HEADER = 'lontar-kept';

/** Stands in every page of the site, before its data, and in no page that a network or a host puts in its place. */
export const PAGE_MARK = 'json" id="page">';

/** JSON in the query parameter `params` of `sw.js`. */
export interface WorkerParams {
  /** Everything is kept, and a new version waits until the reader asks for it. */
  readonly offlineMode: boolean;
  /** The worker tells the console what it does. */
  readonly debug: boolean;
}

export interface KeptPage {
  readonly href: string;
  readonly title: string;
  readonly size: number;
}

/** What a worker has kept, for the page that lists it. */
export interface KeptList {
  /** Whether the worker keeps the whole locale by itself (offline mode), and has it. */
  readonly isReady: boolean;
  readonly mode: 'offline' | 'online';
  /** Kept at the reader's wish. */
  readonly saved: readonly KeptPage[];
  /** Whether all pages of the locale are among them. */
  readonly isWholeSiteSaved: boolean;
  /** Whether the whole locale is being saved. */
  readonly isSaving: boolean;
  /** Pages that were read; the latest first. */
  readonly visited: readonly KeptPage[];
  /** Bytes of the whole locale. */
  readonly wholeSize: number;
}

/** From a page to the worker. Those with an answer come with a `MessagePort`. */
export type ToServiceWorker =
  /** The reader asked for the new version. */
  | { readonly kind: 'activate' }
  /** What the page shows without having been opened there, and what it had before it was controlled. No answer. */
  | { readonly kind: 'visited'; readonly hrefs: readonly string[] }
  /** All below are answered, if not as they say, then by `failed`. This one by `progress` and in the end `done`. */
  | { readonly kind: 'save'; readonly href: string }
  | { readonly kind: 'saveAll' }
  /** Answered by `done`. */
  | { readonly kind: 'remove'; readonly what: 'saved' | 'visited'; readonly href: string | null }
  /** Answered by `saved`. Every reader of a post asks it: unlike `list` it fetches nothing. */
  | { readonly kind: 'isSaved'; readonly href: string }
  /** Answered by `list`. */
  | { readonly kind: 'list' };

/** Why something could not be kept. */
export type KeepFault = 'quota' | 'network' | 'storage';

/** From the worker to a page: as answers, and while a worker in offline mode is being installed to every page. */
export type FromServiceWorker =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly fault: KeepFault }
  | { readonly kind: 'saved'; readonly isSaved: boolean }
  | { readonly kind: 'list'; readonly list: KeptList };

/** `Server-Timing` metric on pages that the worker gave, and what it says of each. */
export const SOURCE_METRIC = 'lontar-source';

/** By the line; a copy without asking for it, as offline mode does; or what there was when nobody answered. */
export type PageSource = 'line' | 'copy' | 'lost';
