import { LEVELS } from '#search/record.ts';
import type { SearchRequest } from '../searchClient.ts';
import { everyLanguage } from './languageFilters.ts';

/** Specification, section 9. */
const HITS_PER_PAGE = 20;

/** What the marks code of the modal and the page looks for. */
const MARK = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };

const HEADINGS = LEVELS.map((level) => `hierarchy.${level}`);
const RETRIEVED = [...HEADINGS, 'content', 'type', 'url', 'language', 'text_language'];
const NAMED = RETRIEVED.filter((name) => name !== 'content');

interface Context {
  readonly locale: string;
  readonly languages: readonly string[];
  /** Whether searches are kept to the locale and to the default versions unless they say otherwise. */
  readonly isContextual: boolean;
  /** The tag of the docs version that is the default one. */
  readonly docsTag: string;
  /** Whether others than our own engine are asked, which may not know which language a text is in. */
  readonly isRemote: boolean;
  readonly hasInsights: boolean;
}

/** The parameters of a search as a query string. */
export function searchParams(request: SearchRequest, context: Context): string {
  const { query, page = 0, hitsPerGroup = HITS_PER_PAGE, snippetWords, facets = [] } = request;
  const attributes =
    snippetWords === null
      ? { attributesToRetrieve: NAMED, attributesToHighlight: HEADINGS }
      : {
          attributesToRetrieve: RETRIEVED,
          attributesToSnippet: [...HEADINGS.slice(1), 'content'].map((name) => `${name}:${snippetWords}`),
        };
  const filters = facetFilters(request, context);
  const params = new URLSearchParams({
    query,
    hitsPerPage: String(HITS_PER_PAGE),
    ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, JSON.stringify(value)])),
    snippetEllipsisText: '…',
    ...MARK,
    ...(page > 0 && { page: String(page) }),
    // Algolia refuses what it does not know.
    ...(hitsPerGroup < HITS_PER_PAGE && !context.isRemote && { hitsPerGroup: String(hitsPerGroup) }),
    ...(facets.length > 0 && { facets: JSON.stringify(facets) }),
    ...(filters.length > 0 && { facetFilters: JSON.stringify(filters) }),
    ...(context.hasInsights && { clickAnalytics: 'true' }),
  });
  return params.toString().replaceAll('+', '%20');
}

type FacetFilters = NonNullable<SearchRequest['facetFilters']>;

/** Specification, section 7: docs search filters by language of the current locale and the default version tag. */
function facetFilters(
  { facetFilters: own = [], isEveryLanguage }: SearchRequest,
  { locale, languages, isContextual, docsTag, isRemote }: Context,
): FacetFilters {
  const every = isRemote ? [] : everyLanguage(languages);
  return [
    ...((isEveryLanguage ?? !isContextual) ? every : [`language:${locale}`]),
    ...(isContextual ? [['docusaurus_tag:default', `docusaurus_tag:${docsTag}`]] : []),
    ...own,
  ];
}
