import type { SearchSource } from './findSections.ts';
import { type Parameters, readInteger, readNames } from './parameters.ts';
import { MAX_HITS, search } from './search.ts';
import { SEARCHED } from './hitStyle.ts';
import type { Work } from './work.ts';
import type { Tree } from './writeHit.ts';

const EXTRACT_WORDS = 30;
const DEFAULT_ANSWERS = 10;

/** `1/answers/{index}/prediction`: a search whose hits carry the passage that answers best. */
export async function predict(work: Work, source: SearchSource, parameters: Parameters): Promise<Tree> {
  const attributes = readNames(parameters, 'attributesForPrediction', SEARCHED);
  const languages = readNames(parameters, 'queryLanguages', []).filter((code) =>
    source.languages.includes(code),
  );
  const answered = await search(work, source, {
    ...parameters,
    hitsPerPage: readInteger(parameters, 'nbHits', DEFAULT_ANSWERS, MAX_HITS),
    attributesToSnippet: attributes.map((name) => `${name}:${EXTRACT_WORDS}`),
    getRankingInfo: true,
    ...(languages.length > 0 && { facetFilters: [languages.map((code) => `language:${code}`)] }),
  });
  const hits = answered.hits.map(({ _snippetResult, _rankingInfo, ...hit }) => {
    const { content, hierarchy = {} } = _snippetResult ?? {};
    const leaves = Object.entries({ content, ...hierarchy });
    const [name, leaf] = leaves.find(([, each]) => (each?.matchLevel ?? 'none') !== 'none') ?? [];
    if (name === undefined || leaf === undefined) return hit;
    const extractAttribute = name === 'content' ? name : `hierarchy.${name}`;
    return { ...hit, _answer: { extract: leaf.value, extractAttribute, score: _rankingInfo?.['userScore'] } };
  });
  return { ...answered, hits };
}
