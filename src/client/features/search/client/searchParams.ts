import { LEVELS } from '#search/record.ts';
import type { SearchRequest } from '../searchClient.ts';

/** Specification, section 9. */
const HITS_PER_PAGE = 20;

/** What the marks code of the modal and the page looks for. */
const MARK = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };

const HEADINGS = LEVELS.map((level) => `hierarchy.${level}`);
const RETRIEVED = [...HEADINGS, 'content', 'type', 'url', 'language', 'text_language'];

/** Specification, section 7: docs search filters by language of the current locale and the default version tag. */
const DEFAULT_VERSIONS = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];

interface Context {
  /** The locale that contextual search keeps to; null where it is off. */
  readonly locale: string | null;
  readonly hasInsights: boolean;
}

/** The parameters of a search as a query string. */
export function searchParams(request: SearchRequest, context: Context): string {
  const { query, page = 0, snippetWords, facets = [] } = request;
  const snippets = [...HEADINGS.slice(1), 'content'].map((name) => `${name}:${snippetWords}`);
  const filters = facetFilters(request, context.locale);
  const params = new URLSearchParams({
    query,
    hitsPerPage: String(HITS_PER_PAGE),
    attributesToRetrieve: JSON.stringify(RETRIEVED),
    attributesToSnippet: JSON.stringify(snippets),
    snippetEllipsisText: '…',
    ...MARK,
    ...(page > 0 && { page: String(page) }),
    ...(facets.length > 0 && { facets: JSON.stringify(facets) }),
    ...(filters.length > 0 && { facetFilters: JSON.stringify(filters) }),
    ...(context.hasInsights && { clickAnalytics: 'true' }),
  });
  return params.toString().replaceAll('+', '%20');
}

type FacetFilters = NonNullable<SearchRequest['facetFilters']>;

/** A request that speaks of languages itself is not kept to that of the page. */
function facetFilters({ facetFilters: own = [] }: SearchRequest, locale: string | null): FacetFilters {
  if (locale === null) return own;
  const hasLanguage = own.flat().some((filter) => filter.startsWith('language:'));
  return [...(hasLanguage ? [] : [`language:${locale}`]), DEFAULT_VERSIONS, ...own];
}
