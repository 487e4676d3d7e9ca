import type { SearchRequest } from '../searchClient.ts';

type FacetFilters = NonNullable<SearchRequest['facetFilters']>;

/**
 * Admits every language. A text without a translation is on the pages of several: only those of its own language
 * count, so that each text is found once.
 */
export function everyLanguage(languages: readonly string[]): FacetFilters {
  if (languages.length < 2) return [];
  return languages.map((language) => [
    `text_language:${language}`,
    ...languages.filter((other) => other !== language).map((other) => `language:${other}`),
  ]);
}
