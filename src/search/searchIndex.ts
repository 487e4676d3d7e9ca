/** What stands between an engine and those who ask it: nobody else knows how an index is stored or ranked. */

/** An index as files: the core is enough for a first answer, the parts follow when they are needed. */
export interface BuiltIndex {
  readonly core: Uint8Array;
  /** By the names that the core knows them by. */
  readonly parts: ReadonlyMap<string, Uint8Array>;
}

/** Fetches a part of the index by the name that the core knows it by. */
export type LoadPart = (name: string) => Promise<Uint8Array>;

/** The sections of all pages of one locale, ready to be searched. Sections are numbered in the order of the pages. */
export interface SearchIndex {
  readonly sectionCount: number;
  facetsOf(section: number): SectionFacets;
  /** Every section that matches, the best first; the same for the same index and query. All sections for ''. */
  search(query: string, options?: SearchOptions): Promise<SearchResult>;
  /** In the order of `sections`. Loads the texts that are not there yet. */
  textsOf(sections: readonly number[]): Promise<readonly SectionText[]>;
  /** The same without contents, which on a small site is there when a query has been answered. */
  namesOf(sections: readonly number[]): Promise<readonly SectionName[]>;
}

/** Words of a query beyond these are not looked for. */
export const MAX_QUERY_WORDS = 16;

/** How words of a query are taken. */
export interface SearchOptions {
  /** Whether a word that is nowhere may stand for one that is nearly the same; true if left out. */
  readonly allowsTypos?: boolean;
  /** Which words may be only begun; the last if left out. */
  readonly begun?: 'none' | 'last' | 'all';
}

/** What is known of a section without its text. */
export interface SectionFacets {
  /** Number of the page that it belongs to. */
  readonly page: number;
  readonly level: number;
  readonly group: string;
  readonly tag: string;
  readonly textLanguage: string;
}

/** What a section is called, and where it stands. */
export interface SectionName {
  /** With the section's anchor. */
  readonly url: string;
  readonly anchor: string | null;
  /** Headings from the page's title down to the section's own; null for levels that are skipped. */
  readonly headings: readonly (string | null)[];
}

export interface SectionText extends SectionName {
  readonly content: string;
}

export interface SearchResult {
  /** The words of the query as they were understood, in order. */
  readonly words: readonly string[];
  readonly matches: readonly SectionMatch[];
  /** The terms of the index that words of the query stand for: what to mark in a text. */
  readonly terms: ReadonlyMap<string, TermMatch>;
}

export interface SectionMatch {
  readonly section: number;
  readonly score: number;
  /** Whether a word that says what the query is about was found in the section's own heading. */
  readonly isInHeading: boolean;
  /** Whether one was found in its text. Where it is neither, the headings above it have what was found. */
  readonly isInContent: boolean;
}

export interface TermMatch {
  /** Positions in `words` of those that it stands for. */
  readonly words: readonly number[];
  /** How many of its letters to mark: fewer than all where only the beginning was typed. */
  readonly length: number;
  readonly typos: number;
}
