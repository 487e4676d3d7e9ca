import { describe, expect, it } from 'vitest';
import { createSearchApi } from './searchApi.ts';
import { createFixture } from './searchFixture.ts';

const { ask, query, source } = createFixture();
const QUERIES = '1/indexes/*/queries';
const QUERY = '1/indexes/lontar/query';

describe('[S7.5] a search in the values of a facet', () => {
  const search = async (facet: string, body: object) =>
    (await ask(`1/indexes/lontar/facets/${facet}/query`, body)).data.facetHits;

  it('gives values with their counts, the commonest first', async () => {
    expect(await search('docusaurus_tag', { query: 'palm' })).toEqual([
      { value: 'default', highlighted: 'default', count: 5 },
      { value: 'docs-default-current', highlighted: 'docs-default-current', count: 1 },
    ]);
  });

  it('finds by the beginning of words, and marks them', async () => {
    expect(await search('docusaurus_tag', { facetQuery: 'doc', query: 'palm' })).toEqual([
      { value: 'docs-default-current', highlighted: '<em>doc</em>s-default-current', count: 1 },
    ]);
    expect(
      await search('hierarchy.lvl0', { facetQuery: 'BLO', highlightPreTag: '<b>', highlightPostTag: '</b>' }),
    ).toEqual([expect.objectContaining({ highlighted: '<b>Blo</b>g' })]);
    expect(await search('language', { facetQuery: 'fr' })).toEqual([]);
  });

  it('keeps to the filters and to maxFacetHits', async () => {
    expect(
      await search('text_language', { params: 'facetFilters=%5B%22language%3Aid%22%5D&maxFacetHits=1' }),
    ).toHaveLength(1);
  });

  it('may stand among other requests', async () => {
    const { data } = await ask(QUERIES, {
      requests: [
        { indexName: 'lontar', query: 'palm', hitsPerPage: 1 },
        { indexName: 'lontar', type: 'facet', facet: 'language', facetQuery: 'i', params: 'query=palm' },
      ],
    });
    expect(data.results[1]?.facetHits).toEqual([{ value: 'id', highlighted: '<em>i</em>d', count: 2 }]);
  });

  it('is refused for what is no facet', async () => {
    const { status, data } = await ask('1/indexes/lontar/facets/content/query', {});
    expect(status).toBe(400);
    expect(data.message).toContain('content');
  });
});

describe('[S7.5] a prediction', () => {
  it('is a search whose hits carry an extract', async () => {
    const { data } = await ask('1/answers/lontar/prediction', {
      query: 'soot',
      queryLanguages: ['en'],
      nbHits: 5,
    });
    expect(data.hits).toHaveLength(1);
    expect(data.hits[0]?.['_answer']).toEqual({
      extract: '<em>Soot</em> makes the letters dark. Ink is wiped away.',
      extractAttribute: 'content',
      score: 11,
    });
    expect(data.hits[0]).not.toHaveProperty('_snippetResult');
    const title = await ask('1/answers/lontar/prediction', {
      query: 'guide',
      attributesForPrediction: ['hierarchy'],
    });
    expect(title.data.hits[0]?.['_answer']).toMatchObject({ extractAttribute: 'hierarchy.lvl1' });
  });

  it('keeps to the languages of the query', async () => {
    const { data } = await ask('1/answers/lontar/prediction', {
      query: 'palm',
      queryLanguages: ['id', 'xx'],
    });
    expect(data['nbHits']).toBe(2);
  });
});

describe('several requests', () => {
  const request = (text: string, more: object = {}) => ({ indexName: 'lontar', query: text, ...more });

  it('are answered in their order', async () => {
    const { data } = await ask(QUERIES, {
      requests: [request('soot'), request('guide'), request('nowhere')],
    });
    expect(data.results.map((result) => result['nbHits'])).toEqual([1, 1, 0]);
  });

  it('stop when there is enough, if they are told to', async () => {
    const requests = [
      request('nowhere', { hitsPerPage: 1 }),
      request('soot', { hitsPerPage: 1 }),
      request('palm'),
    ];
    const { data } = await ask(QUERIES, { requests, strategy: 'stopIfEnoughMatches' });
    expect(data.results.map((result) => [result['processed'], result['nbHits']])).toEqual([
      [true, 0],
      [true, 1],
      [false, 0],
    ]);
  });

  it('may ask other indexes of the same host', async () => {
    const api = createSearchApi(source, { ...source, indexName: 'other', languages: ['id'] });
    const requests = [request('palm'), { ...request('palm'), indexName: 'other' }];
    const { body } = await api.answer('POST', QUERIES, JSON.stringify({ requests }));
    expect(JSON.parse(body)).toMatchObject({ results: [{ nbHits: 6 }, { nbHits: 2 }] });
  });
});

describe('what is refused', () => {
  const many = Array.from({ length: 51 }, () => ({ indexName: 'lontar' }));
  const large = many.slice(1).map((each) => ({ ...each, hitsPerPage: 41 }));
  const wordy = many.slice(1).map((each, at) => ({ ...each, query: `one two ${at}` }));

  it.each([
    [QUERY, '{', 400, 'JSON'],
    [QUERY, '[]', 400, 'object'],
    [QUERY, '"query"', 400, 'object'],
    [QUERY, 'null', 400, 'object'],
    [QUERY, { params: 3 }, 400, 'params'],
    [QUERY, { params: ['a'] }, 400, 'params'],
    [QUERY, { query: 3 }, 400, 'query'],
    [QUERY, { query: ['a'] }, 400, 'query'],
    [QUERY, { hitsPerPage: -1 }, 400, 'hitsPerPage'],
    [QUERY, { hitsPerPage: 1001 }, 400, 'hitsPerPage'],
    [QUERY, { hitsPerPage: 1.5 }, 400, 'hitsPerPage'],
    [QUERY, { hitsPerPage: 'many' }, 400, 'hitsPerPage'],
    [QUERY, { params: 'hitsPerPage=-1' }, 400, 'hitsPerPage'],
    [QUERY, { page: {} }, 400, 'page'],
    [QUERY, { page: 1e300 }, 400, 'page'],
    [QUERY, { offset: 'x' }, 400, 'offset'],
    [QUERY, { length: 1001 }, 400, 'length'],
    [QUERY, { maxValuesPerFacet: [] }, 400, 'maxValuesPerFacet'],
    [QUERY, { clickAnalytics: 'yes' }, 400, 'clickAnalytics'],
    [QUERY, { typoTolerance: 'much' }, 400, 'typoTolerance'],
    [QUERY, { getRankingInfo: 1 }, 400, 'getRankingInfo'],
    [QUERY, { attributesToRetrieve: [1] }, 400, 'attributesToRetrieve'],
    [QUERY, { attributesToRetrieve: {} }, 400, 'attributesToRetrieve'],
    [QUERY, { attributesToSnippet: '[oops' }, 400, 'attributesToSnippet'],
    [QUERY, { attributesToHighlight: 7 }, 400, 'attributesToHighlight'],
    [QUERY, { facets: { a: 1 } }, 400, 'facets'],
    [QUERY, { facetFilters: [['a:b', ['c:d']]] }, 400, 'facetFilters'],
    [QUERY, { facetFilters: ['nocolon'] }, 400, 'facetFilters'],
    [QUERY, { facetFilters: [':novalue'] }, 400, 'facetFilters'],
    [QUERY, { facetFilters: { language: 'en' } }, 400, 'facetFilters'],
    [QUERY, { facetFilters: '["a:b"' }, 400, 'facetFilters'],
    [QUERY, { filters: ['a:b'] }, 400, 'filters'],
    [QUERY, { numericFilters: ['date > 3'] }, 400, 'numericFilters'],
    [QUERY, { tagFilters: 'a' }, 400, 'tagFilters'],
    [QUERY, { highlightPreTag: 1 }, 400, 'highlightPreTag'],
    [QUERY, { snippetEllipsisText: [] }, 400, 'snippetEllipsisText'],
    [QUERIES, { requests: {} }, 400, 'requests'],
    [QUERIES, { requests: ['a'] }, 400, 'requests'],
    [QUERIES, { requests: [null] }, 400, 'requests'],
    [QUERIES, { requests: many }, 400, '50'],
    [QUERIES, { requests: large }, 400, '2000 hits'],
    [QUERIES, { requests: wordy }, 400, '100 words'],
    [QUERY, { highlightPreTag: '<'.repeat(201) }, 400, '200'],
    [QUERY, { highlightPostTag: '<'.repeat(201) }, 400, '200'],
    [QUERY, { snippetEllipsisText: '.'.repeat(201) }, 400, '200'],
    [QUERIES, { requests: [{}] }, 400, 'indexName'],
    [QUERIES, { requests: [{ indexName: 'other' }] }, 404, 'other'],
    [QUERIES, { requests: [{ indexName: 'lontar', type: 'odd' }] }, 400, 'type'],
    [QUERIES, { requests: [], strategy: 'best' }, 400, 'strategy'],
    ['1/indexes/lontar/facets/language/query', { facetQuery: 1 }, 400, 'facetQuery'],
    ['1/indexes/lontar/facets/language/query', { maxFacetHits: 101 }, 400, 'maxFacetHits'],
    ['1/indexes/other/query', {}, 404, 'other'],
    ['1/indexes/%E0%A4%A/query', {}, 404, '%E0%A4%A'],
    ['1/indexes/a%2Fb/query', {}, 404, 'a/b'],
    ['1/indexes/lontar/facets%2Flanguage%2Fquery', {}, 404, 'Path'],
    ['1/answers/other/prediction', {}, 404, 'other'],
    ['1/indexes/lontar/browse', {}, 404, 'Path'],
    ['1/indexes/*/query', {}, 404, '*'],
    ['1/indexes/lontar/queries', {}, 404, 'Path'],
    ['1/indexes/lontar/query/more', {}, 404, 'Path'],
    ['constructor', {}, 404, 'Path'],
    ['', {}, 404, 'Path'],
  ])('%s %j answers %i and says %s', async (path, body, status, words) => {
    const answer = await ask(path, body);
    expect([answer.status, answer.data.status]).toEqual([status, status]);
    expect(answer.data.message).toContain(words);
  });

  it('are other methods than POST', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'])
      expect((await ask(QUERY, '', method)).status).toBe(405);
    expect((await ask('1/keys', '', 'GET')).status).toBe(404);
  });

  it('is nothing of a list without requests', async () => {
    expect((await ask(QUERIES, {})).data).toEqual({ results: [] });
  });
});

describe('names that objects have of themselves', () => {
  it('are plain parameters', async () => {
    const answer = await ask(
      QUERY,
      '{"__proto__":{"query":"soot"},"constructor":1,"query":"palm","toString":"x"}',
    );
    expect(answer.data['nbHits']).toBe(6);
    expect(await query({ params: '__proto__=1&query=soot' })).toMatchObject({ nbHits: 1 });
  });
});
