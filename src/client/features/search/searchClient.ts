import type { SearchRecord } from '#search/record.ts';

/** A leaf of `_highlightResult` and `_snippetResult`. */
export interface MarkedText {
  /** The text, escaped for HTML, with the marks that were asked for around what was found. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

/** The same shape as the record; what was not marked may be missing. */
export interface MarkedRecord {
  readonly hierarchy?: Readonly<Partial<Record<string, MarkedText>>>;
  readonly content?: MarkedText;
}

/** A found section. Another host than ours may leave out what only our records have. */
export type SearchHit = Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'> &
  Partial<Pick<SearchRecord, 'language' | 'text_language'>> & {
    readonly _highlightResult?: MarkedRecord;
    readonly _snippetResult?: MarkedRecord;
  };

export interface SearchRequest {
  readonly query: string;
  /** Counted from 0. */
  readonly page?: number;
  /** Hits of one kind and language that are shown; left out: all of the page. */
  readonly hitsPerGroup?: number;
  /** Words in a snippet. Null: contents are not wanted, nor waited for. */
  readonly snippetWords: number | null;
  /** Whether hits may be of any language, or only of the page's; left out: as the site is configured. */
  readonly isEveryLanguage?: boolean;
  /** As Algolia's `facetFilters`: all of these, a nested list being any of those. */
  readonly facetFilters?: readonly (string | readonly string[])[];
  /** Names of the facets to count. */
  readonly facets?: readonly string[];
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly queryID: string | null;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Asks whoever answers searches: other hosts first if there are any, the embedded engine at last. */
export interface SearchClient {
  /** Rejects with a RetryError, an ApiError or a DeserializationError. */
  search(request: SearchRequest): Promise<SearchAnswer>;
}
