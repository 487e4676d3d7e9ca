import type { SearchRequest } from '../searchClient.ts';

type FacetFilters = NonNullable<SearchRequest['facetFilters']>;

/**
 * Admits every language. A text without a translation is on the pages of several: of our own records only those of
 * its own language count, so that each text is found once. Other services may not know which language that is.
 */
export function everyLanguage(languages: readonly string[], isRemote: boolean): FacetFilters {
  if (isRemote) return [languages.map((language) => `language:${language}`)];
  return languages.map((language) => [
    `text_language:${language}`,
    ...languages.filter((other) => other !== language).map((other) => `language:${other}`),
  ]);
}
