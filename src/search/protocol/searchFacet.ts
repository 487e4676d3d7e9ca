import type { TermMatch } from '../searchIndex.ts';
import { tokenize } from '../text/tokenize.ts';
import { readClauses } from './facetFilters.ts';
import { countValues, FACETS, findSections, type SearchSource } from './findSections.ts';
import { findMarks, writeMarked } from './marks.ts';
import { type Parameters, readInteger, readText } from './parameters.ts';
import { RequestError } from './requestError.ts';
import { readQuery } from './search.ts';
import { readMarkStyle } from './hitStyle.ts';
import type { Work } from './work.ts';
import type { Tree } from './writeHit.ts';

/** Values of a facet that have words beginning as those of `facetQuery` do. */
export async function searchFacet(
  work: Work,
  source: SearchSource,
  facet: string,
  parameters: Parameters,
): Promise<Tree> {
  const start = Date.now();
  if (!FACETS.includes(facet)) {
    throw new RequestError(400, `Cannot search in the facet ${facet}: the facets are ${FACETS.join(', ')}`);
  }
  const wanted = tokenize(readQuery({ query: readText(parameters, 'facetQuery', '') }).text);
  const style = readMarkStyle(parameters);
  const max = readInteger(parameters, 'maxFacetHits', 10, 100);
  const found = await findSections(work.ask, source, readQuery(parameters), readClauses(parameters));
  const facetHits: Tree[] = [];
  for (const [value, count] of countValues(found, facet)) {
    const terms = new Map<string, TermMatch>();
    const tokens = tokenize(value);
    const isFound = wanted.every(({ term }) => {
      const same = tokens.filter((token) => token.term.startsWith(term));
      for (const token of same) terms.set(token.term, { words: [], length: term.length, typos: 0 });
      return same.length > 0;
    });
    const highlighted = isFound && writeMarked(value, findMarks(value, terms), style);
    if (isFound) facetHits.push({ value, highlighted, count });
  }
  return {
    facetHits: facetHits.slice(0, max),
    exhaustiveFacetsCount: true,
    processingTimeMS: Date.now() - start,
  };
}
