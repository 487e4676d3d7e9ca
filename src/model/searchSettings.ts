/** How this site searches, as every page tells its scripts. What is left out has its default. */
export interface SearchSettings {
  readonly indexName: string;
  /** False: hits of every language and docs version. */
  readonly isContextual?: false;
  /** Name of the docs version that is searched, by default `DEFAULT_DOCS_VERSION`. */
  readonly docsVersion?: string;
  /** By default `DEFAULT_HITS_PER_GROUP`. */
  readonly maxHitsPerGroup?: number;
  /** Where 'Let us know.' leads; `{query}` stands for what was searched. Left out: no such link. */
  readonly missingResultsUrl?: string;
  /** Who is asked before the embedded engine. */
  readonly remote?: RemoteSearch;
  /** Whether views and clicks of hits are reported to Algolia. */
  readonly hasInsights?: true;
}

/** An Algolia application, or other hosts that speak its protocol. */
export interface RemoteSearch {
  readonly appId: string;
  /** May only search. */
  readonly apiKey: string;
  /** Addresses such as 'https://search.example.com/api'; empty: those of the Algolia application. */
  readonly hosts: readonly string[];
}

/** Specification, section 9: hits in a group, by default. */
export const DEFAULT_HITS_PER_GROUP = 5;

/** How many hits of a group the window shows. */
export function hitsPerGroupOf({ maxHitsPerGroup }: SearchSettings): number {
  return maxHitsPerGroup ?? DEFAULT_HITS_PER_GROUP;
}
