import { describe, expect, it, vi } from 'vitest';
import { indexOf } from '../engine/engineFixture.ts';
import { createSearchApi } from './searchApi.ts';
import { createFixture, ENGLISH, INDONESIAN } from './searchFixture.ts';

const { ask, query, opened, source } = createFixture();
const ALL = [...ENGLISH, ...INDONESIAN].flatMap(({ sections }) => sections).length;
const urls = (answer: Awaited<ReturnType<typeof query>>) => answer.hits.map(({ url }) => url);

describe('a search', () => {
  it('[S3.1] gives hits with url, type, content, hierarchy, objectID, highlight and snippet results', async () => {
    const answer = await query({ query: 'ink', attributesToSnippet: ['content:3'] });
    expect(answer.hits[0]).toEqual({
      objectID: '/palm#ink',
      url: '/palm#ink',
      type: 'lvl2',
      content: 'Soot makes the letters dark. Ink is wiped away.',
      anchor: 'ink',
      language: 'en',
      text_language: 'en',
      docusaurus_tag: 'default',
      hierarchy: {
        lvl0: 'Blog',
        lvl1: 'Palm leaves',
        lvl2: 'Ink & soot',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      _highlightResult: {
        hierarchy: {
          lvl0: { value: 'Blog', matchLevel: 'none', matchedWords: [] },
          lvl1: { value: 'Palm leaves', matchLevel: 'none', matchedWords: [] },
          lvl2: {
            value: '<em>Ink</em> &amp; soot',
            matchLevel: 'full',
            matchedWords: ['ink'],
            fullyHighlighted: false,
          },
        },
        content: {
          value: 'Soot makes the letters dark. <em>Ink</em> is wiped away.',
          matchLevel: 'full',
          matchedWords: ['ink'],
          fullyHighlighted: false,
        },
      },
      _snippetResult: { content: { value: '…dark. <em>Ink</em> is…', matchLevel: 'full' } },
    });
  });

  it('[S7.2] answers a list of results with hits, nbHits and, where clicks are counted, a queryID', async () => {
    const { data } = await ask('/1/indexes/*/queries?x-algolia-agent=test', {
      requests: [{ indexName: 'lontar', query: 'soot', clickAnalytics: true }],
    });
    const [result] = data.results;
    expect(result?.hits.map(({ url }) => url)).toEqual(['/palm#ink']);
    expect(result).toMatchObject({
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      index: 'lontar',
      query: 'soot',
    });
    expect(result?.['queryID']).toMatch(/^[0-9a-f]{32}$/);
    expect(await query({ query: 'soot' })).not.toHaveProperty('queryID');
  });

  it('[S7.1] takes its parameters as a query string, too, also the query itself', async () => {
    const params =
      'query=palm&hitsPerPage=2&attributesToRetrieve=%5B%22url%22%5D&facetFilters=%5B%22language%3Aid%22%5D';
    const { data } = await ask('1/indexes/*/queries', { requests: [{ indexName: 'lontar', params }] });
    const flat = await query({
      query: 'palm',
      hitsPerPage: 2,
      attributesToRetrieve: ['url'],
      facetFilters: ['language:id'],
    });
    expect(data.results[0]?.hits).toEqual(flat.hits);
    expect(data.results[0]?.['params']).toBe(params);
    expect(flat['params']).toBe(params);
    expect((await ask('1/indexes/lontar/query', { params: 'query=soot' })).data['nbHits']).toBe(1);
  });

  it('finds nothing of what is not there, and everything for an empty query', async () => {
    expect(await query({ query: 'papyrus' })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
    const all = await query({});
    expect(all['nbHits']).toBe(ALL);
    expect(all.hits.every(({ type }) => /^lvl[1-6]$/.test(type))).toBe(true);
    expect((await ask('1/indexes/lontar/query', '')).data['nbHits']).toBe(ALL);
  });

  it('calls a hit content where only the text below the heading was found', async () => {
    const { hits } = await query({ query: 'leaves', facetFilters: ['language:en'] });
    expect(hits.map(({ url, type }) => [url, type])).toEqual([
      ['/palm', 'lvl1'],
      ['/bundle', 'content'],
    ]);
  });

  it('merges languages by score, the first language before the second', async () => {
    const answer = await query({ query: 'palm' });
    expect(urls(answer)).toEqual(['/palm', '/bundle', '/bundle#hostile', '/docs/', '/id/palm', '/id/bundle']);
    expect((await query({ query: 'palm' })).hits).toEqual(answer.hits);
  });

  it('[S7.4] filters by language and version tag, and loads no other language', async () => {
    opened.length = 0;
    const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
    const answer = await query({ query: 'palm', facetFilters });
    expect(new Set(answer.hits.map(({ language }) => language))).toEqual(new Set(['en']));
    expect(opened).toEqual(['en']);
    const docs = await query({
      query: 'palm',
      facetFilters: ['language:en', 'docusaurus_tag:docs-default-current'],
    });
    expect(urls(docs)).toEqual(['/docs/']);
  });

  it('asks an index once for requests that differ in their filters alone', async () => {
    opened.length = 0;
    const request = { indexName: 'lontar', query: 'palm' };
    await ask('1/indexes/*/queries', { requests: [request, { ...request, hitsPerPage: 0, facets: 'type' }] });
    expect(opened).toEqual(['en', 'id']);
  });

  it('cuts a query after 512 characters', async () => {
    const long = await query({ query: `palm ${'x'.repeat(600)}` });
    expect(long['query']).toHaveLength(512);
  });

  it('rejects if an index cannot be loaded, so that the caller may try again', async () => {
    const { createSearchApi } = await import('./searchApi.ts');
    const broken = createSearchApi({ ...source, indexOf: () => Promise.reject(new Error('gone')) });
    await expect(broken.answer('POST', '1/indexes/lontar/query', '{}')).rejects.toThrow('gone');
  });
});

describe('pages of hits', () => {
  it('[S7.3] have as many as hitsPerPage says', async () => {
    const answer = await query({ query: 'palm', hitsPerPage: 4, page: 1 });
    expect(urls(answer)).toEqual(['/id/palm', '/id/bundle']);
    expect(answer).toMatchObject({ nbHits: 6, page: 1, nbPages: 2, hitsPerPage: 4 });
  });

  it('may be empty, for those who only count', async () => {
    expect(await query({ query: 'palm', hitsPerPage: 0 })).toMatchObject({ hits: [], nbHits: 6, nbPages: 0 });
    expect(await query({ query: 'palm', page: 99 })).toMatchObject({ hits: [], nbHits: 6, page: 99 });
  });

  it('may be given by offset and length', async () => {
    const answer = await query({ query: 'palm', offset: 1, length: 2 });
    expect(urls(answer)).toEqual(['/bundle', '/bundle#hostile']);
    expect(answer).toMatchObject({ offset: 1, length: 2 });
    expect(answer).not.toHaveProperty('nbPages');
  });

  it('end after the first thousand hits', async () => {
    const { createSearchApi } = await import('./searchApi.ts');
    const { scanIndex } = await import('./searchFixture.ts');
    const [first] = ENGLISH;
    const many = scanIndex(
      Array.from({ length: 500 }, (_, at) => ({ ...first, url: `/p${at}` }) as (typeof ENGLISH)[0]),
    );
    const api = createSearchApi({ ...source, languages: ['en'], indexOf: () => Promise.resolve(many) });
    const { body } = await api.answer('POST', '1/indexes/lontar/query', '{"page":1,"hitsPerPage":999}');
    expect(JSON.parse(body)).toMatchObject({ nbHits: 1500, nbPages: 2, hits: { length: 1 } });
  });
});

describe('attributesToRetrieve', () => {
  it.each([
    [['url'], ['objectID', 'url']],
    [[], ['objectID']],
    ['url,type', ['objectID', 'type', 'url']],
    ['["url"]', ['objectID', 'url']],
    [
      ['*', '-hierarchy', '-content'],
      ['anchor', 'docusaurus_tag', 'language', 'objectID', 'text_language', 'type', 'url'],
    ],
  ])('%j retrieves %j', async (attributesToRetrieve, names) => {
    const { hits } = await query({ query: 'soot', attributesToRetrieve, attributesToHighlight: [] });
    expect(Object.keys(hits[0] ?? {}).toSorted()).toEqual(names);
  });

  it('[S7.3] takes dotted names', async () => {
    const { hits } = await query({
      query: 'soot',
      attributesToRetrieve: ['hierarchy.lvl1', 'hierarchy.lvl3'],
    });
    expect(hits[0]?.hierarchy).toEqual({ lvl1: 'Palm leaves', lvl3: null });
  });
});

describe('getRankingInfo', () => {
  it('tells what was found', async () => {
    const { hits } = await query({ query: 'soot dar', getRankingInfo: true });
    expect(hits[0]?.['_rankingInfo']).toMatchObject({ words: 2, nbExactWords: 1, nbTypos: 0, userScore: 12 });
  });
});

describe('typoTolerance', () => {
  it.each([
    [{}, 1],
    [{ typoTolerance: true }, 1],
    [{ typoTolerance: 'min' }, 1],
    [{ typoTolerance: 'strict' }, 1],
    [{ typoTolerance: false }, 0],
    [{ params: 'typoTolerance=false' }, 0],
  ])('%o finds a misspelt word %i times', async (parameters, count) => {
    const index = indexOf(ENGLISH);
    const source = { indexName: 'lontar', languages: ['en'], indexOf: () => Promise.resolve(index) };
    const found = async (query: string): Promise<number> => {
      const body = JSON.stringify({ query, ...parameters });
      const answer = await createSearchApi(source).answer('POST', '1/indexes/lontar/query', body);
      return (JSON.parse(answer.body) as { nbHits: number }).nbHits;
    };
    expect(await found('centuires')).toBe(count);
    expect(await found('centur')).toBe(1);
  });
});

describe('hitsPerGroup, which Algolia has not', () => {
  it('leaves out of a page of hits what is too many of one kind and language, and counts all', async () => {
    const all = await query({ query: 'palm' });
    const groupOf = ({ hierarchy, text_language }: (typeof all.hits)[number]) =>
      [text_language, hierarchy['lvl0']].join(' ');
    const { hits, nbHits } = await query({ query: 'palm', hitsPerGroup: 1 });
    const first = all.hits.filter(
      (hit, at) => all.hits.findIndex((each) => groupOf(each) === groupOf(hit)) === at,
    );
    expect(hits).toEqual(first);
    expect(hits.length).toBeLessThan(all.hits.length);
    expect(hits.map(groupOf).toSorted()).toEqual(['en Blog', 'en Docs', 'id Blog']);
    expect(nbHits).toBe(all.nbHits);
  });
});

describe('contents', () => {
  it('are not fetched where no attribute takes them', async () => {
    const names = { attributesToRetrieve: ['hierarchy', 'url'], attributesToHighlight: ['hierarchy'] };
    const all = await query({ query: 'palm' });
    for (const [parameters, isFetched] of [
      [names, false],
      [{ ...names, attributesToRetrieve: ['content'] }, true],
      [{ ...names, attributesToHighlight: ['*'] }, true],
      [{ ...names, attributesToSnippet: ['content'] }, true],
      [{ ...names, getRankingInfo: true }, true],
      [{}, true],
    ] as const) {
      const index = await source.indexOf('en');
      const textsOf = vi.spyOn(index, 'textsOf');
      const { hits } = await query({ query: 'palm', ...parameters });
      expect(textsOf.mock.calls.length > 0, JSON.stringify(parameters)).toBe(isFetched);
      expect(hits.map(({ objectID }) => objectID)).toEqual(urls(all));
      textsOf.mockRestore();
    }
  });

  it('of what is found by a heading in a page are left out for the window, which does not show them', async () => {
    const all = await query({ query: 'ink' });
    const { hits } = await query({ query: 'ink', hitsPerGroup: 5 });
    expect(all.hits[0]).toMatchObject({ type: 'lvl2', content: expect.any(String) as string });
    expect(hits[0]).toEqual({
      ...all.hits[0],
      content: null,
      _highlightResult: { hierarchy: all.hits[0]?._highlightResult.hierarchy },
    });
    const texts = hits.filter(({ type }) => type === 'content' || type === 'lvl1');
    expect(texts).toEqual(all.hits.filter(({ type }) => type === 'content' || type === 'lvl1'));
  });
});

describe('parameters that decide nothing here', () => {
  it('are ignored', async () => {
    const plain = await query({ query: 'palm' });
    const { hits } = await query({
      query: 'palm',
      distinct: true,
      analytics: false,
      advancedSyntax: true,
      restrictSearchableAttributes: ['content'],
      typoTolerance: 'min',
      tagFilters: '',
      numericFilters: [],
      userToken: 'anonymous',
      ofTheFuture: { a: [1] },
      facetFilters: null,
      hitsPerPage: null,
    });
    expect(hits).toEqual(plain.hits);
    expect(new Set(hits.map(({ url }) => url)).size).toBe(hits.length);
  });
});
