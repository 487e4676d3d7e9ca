import type { IndexSettings } from 'algoliasearch';
import { FACETS } from '#search/protocol/findSections.ts';
import { LEVELS } from '#search/record.ts';

/** How Algolia is to search our records: as near to the embedded engine as it can. */
export function algoliaSettings(languages: readonly string[]): IndexSettings {
  const headings = LEVELS.slice(1).map((level) => `hierarchy.${level}`);
  const codes = languages.map((code) => code.slice(0, 2)) as NonNullable<IndexSettings['queryLanguages']>;
  return {
    searchableAttributes: [...headings.map((name) => `unordered(${name})`), 'content'],
    attributesForFaceting: FACETS.map((facet) =>
      facet === 'hierarchy.lvl0' ? `searchable(${facet})` : facet,
    ),
    attributesToRetrieve: ['*', '-weight'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    customRanking: ['desc(weight.level)', 'asc(weight.position)'],
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    attributeForDistinct: 'url',
    distinct: true,
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    camelCaseAttributes: [...headings, 'content'],
    ignorePlurals: true,
    queryLanguages: codes,
    indexLanguages: codes,
    advancedSyntax: true,
    removeWordsIfNoResults: 'allOptional',
  };
}
