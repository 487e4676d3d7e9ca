/** A page as the search index takes it in: what the build hands to the engine. */
export interface IndexedPage {
  /** Href of the page within the site, base path and locale prefix included, such as '/id/repack'. */
  readonly url: string;
  /** Where it belongs, in the words of its locale: 'Blog', 'Writing guide'. The record's `hierarchy.lvl0`. */
  readonly group: string;
  /** The version tag: 'default', or that of a docs version such as 'docs-default-current'. */
  readonly tag: string;
  /** Code of the language that the text is written in; another than the page's for a text without a translation. */
  readonly textLanguage: string;
  /** How many other pages of the site link to it. */
  readonly inboundLinks: number;
  /** What it is about in a few words, such as its tags: its first section is found by them, and first by all of a query. */
  readonly topics?: string;
  /** In the order of the page. The first is the page itself: its title and what stands before the first heading. */
  readonly sections: readonly IndexedSection[];
}

/** A heading with the text below it, up to the next heading. */
export interface IndexedSection {
  /** Id of the heading; null for the page itself. */
  readonly anchor: string | null;
  /** 1 for the page itself, else 2 to 6. */
  readonly level: number;
  /** Plain text. */
  readonly heading: string;
  /** Plain text, white space collapsed, '' where a heading follows at once. */
  readonly content: string;
}
