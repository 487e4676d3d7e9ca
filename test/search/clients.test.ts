import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import algoliasearch4 from 'algoliasearch4';
import instantsearch from 'instantsearch.js';
import connectHits from 'instantsearch.js/es/connectors/hits/connectHits.js';
import connectRefinementList from 'instantsearch.js/es/connectors/refinement-list/connectRefinementList.js';
import connectSearchBox from 'instantsearch.js/es/connectors/search-box/connectSearchBox.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchSite, startSearchSite } from './searchSite.ts';

/** The unmodified packages against the server of `lontar serve`, below a base path. */
let site: SearchSite;
beforeAll(async () => {
  site = await startSearchSite({ basePath: '/blog/' });
});
afterAll(async () => {
  await site.remove();
  expect(site.log).toEqual([]);
});

interface Found {
  readonly url: string;
  readonly language: string;
  readonly hierarchy: { readonly lvl0: string; readonly lvl1: string };
  readonly _highlightResult: { readonly hierarchy: { readonly lvl2: { readonly value: string } } };
}

const hosts5 = () => [{ url: `127.0.0.1:${site.port}/blog`, accept: 'readWrite', protocol: 'http' } as const];
/** Its type lacks what its code takes: hosts with a protocol. */
const hosts4 = () =>
  [{ url: `127.0.0.1:${site.port}/blog`, accept: 3, protocol: 'http' }] as unknown as { url: string }[];
const urlsOf = (hits: readonly { readonly url?: string }[]) => hits.map(({ url }) => url);
const CONTEXT = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

describe.each([
  ['algoliasearch 5, lite', () => liteClient('APP', 'key', { hosts: hosts5() })],
  ['algoliasearch 5', () => algoliasearch('APP', 'key', { hosts: hosts5() })],
] as const)('%s', (_name, createClient) => {
  it('[S7.1] [S7.2] searches several indexes', async () => {
    const { results } = await createClient().search<Found>({
      requests: [
        {
          indexName: 'lontar',
          query: 'soot',
          facetFilters: CONTEXT,
          attributesToSnippet: ['content:3'],
          clickAnalytics: true,
        },
        { indexName: 'lontar', params: 'query=soot&hitsPerPage=1' },
        { indexName: 'lontar', type: 'facet', facet: 'language', facetQuery: 'e' },
      ],
    });
    const [first, second, third] = results;
    expect(first).toMatchObject({
      hits: { 0: { url: '/palm#ink', _snippetResult: { content: { value: '<em>Soot</em> makes the…' } } } },
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
    expect(second).toMatchObject({ hits: { length: 1 } });
    expect(third).toMatchObject({ facetHits: [{ value: 'en', highlighted: '<em>e</em>n' }] });
  });

  it('searches with its shorter methods', async () => {
    const client = createClient();
    const { results } = await client.searchForHits<Found>({
      requests: [{ indexName: 'lontar', query: 'guide' }],
    });
    expect(urlsOf(results[0]?.hits ?? [])).toEqual(['/docs/']);
    const facets = await client.searchForFacets({
      requests: [{ indexName: 'lontar', type: 'facet', facet: 'type' }],
    });
    expect(facets.results[0]?.facetHits.length).toBeGreaterThan(1);
  });

  it('[S8.4] turns refusals into an ApiError with status and message', async () => {
    const search = createClient().search({ requests: [{ indexName: 'other', query: 'a' }] });
    await expect(search).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      message: 'Index other does not exist',
    });
  });
});

describe('algoliasearch 5', () => {
  it('[S7.5] asks one index, and a facet of it', async () => {
    const client = algoliasearch('APP', 'key', { hosts: hosts5() });
    const one = await client.searchSingleIndex<Found>({
      indexName: 'lontar',
      searchParams: { query: 'naskah' },
    });
    expect(urlsOf(one.hits)).toEqual(['/id/palm']);
    const { facetHits } = await client.searchForFacetValues({
      indexName: 'lontar',
      facetName: 'docusaurus_tag',
      searchForFacetValuesRequest: { facetQuery: 'docs' },
    });
    expect(facetHits).toEqual([
      { value: 'docs-default-current', highlighted: expect.any(String) as string, count: 1 },
    ]);
  });

  it('[S8.4] says in a few words what is not there, as one object of an index', async () => {
    const client = algoliasearch('APP', 'key', { hosts: hosts5() });
    const object = client.getObject({ indexName: 'lontar', objectID: '/palm#ink' });
    await expect(object).rejects.toMatchObject({ name: 'ApiError', status: 404, message: 'Path not found' });
  });
});

describe('algoliasearch 4', () => {
  const createClient = () => algoliasearch4('APP', 'key', { hosts: hosts4() });

  it('[S7.1] searches with parameters in a query string', async () => {
    const { results } = await createClient().search<Found>([
      {
        indexName: 'lontar',
        query: 'soot',
        params: { facetFilters: CONTEXT, hitsPerPage: 5, facets: ['language'] },
      },
    ]);
    const [result] = results;
    if (!result || !('hits' in result)) throw new Error('No hits');
    expect(result.hits[0]?.url).toBe('/palm#ink');
    expect(result.facets).toEqual({ language: { en: result.nbHits } });
    expect(result.hitsPerPage).toBe(5);
  });

  it('[S7.5] asks one index, a facet of it, and for answers', async () => {
    const index = createClient().initIndex('lontar');
    const { hits } = await index.search<Found>('guide', { attributesToRetrieve: ['hierarchy.lvl1'] });
    expect(hits[0]?.hierarchy).toEqual({ lvl1: 'Guide' });
    const { facetHits } = await index.searchForFacetValues('language', 'i', { query: 'palm' });
    expect(facetHits.map(({ value }) => value)).toEqual(['id']);
    const answers = await index.findAnswers<Found>('soot', ['en'], {
      nbHits: 1,
      attributesForPrediction: ['content'],
    });
    expect(answers.hits[0]?._answer).toMatchObject({ extractAttribute: 'content' });
  });

  it('[S8.4] turns refusals into an ApiError', async () => {
    const search = createClient().initIndex('lontar').search('a', { hitsPerPage: 5000 });
    await expect(search).rejects.toMatchObject({ name: 'ApiError', status: 400 });
  });
});

describe('InstantSearch', () => {
  it('searches, refines and marks', async () => {
    const search = instantsearch({
      indexName: 'lontar',
      searchClient: liteClient('APP', 'key', { hosts: hosts5() }),
      future: { preserveSharedStateOnUnmount: true },
    });
    let refine: (query: string) => void = () => {};
    let choose: (value: string) => void = () => {};
    let items: readonly Found[] = [];
    let languages: readonly string[] = [];
    search.addWidgets([
      connectSearchBox((options) => (refine = options.refine))({}),
      connectHits((options) => (items = options.items as unknown as readonly Found[]))({}),
      connectRefinementList((options) => {
        choose = options.refine;
        languages = options.items.map(({ value }) => value);
      })({ attribute: 'language' }),
    ]);
    const until = (isReached: () => boolean) =>
      new Promise<void>((resolve) => {
        search.on('render', () => isReached() && resolve());
      });
    search.start();
    await until(() => items.length > 5);
    refine('soot');
    await until(() => items[0]?.url === '/palm#ink');
    // Plain marks are for a client that escapes the text: once, not twice.
    expect(items[0]?._highlightResult.hierarchy.lvl2.value).toBe('Ink &amp; <mark>soot</mark>');
    refine('palm');
    await until(() => items[0]?.url === '/palm');
    choose('id');
    await until(() => items[0]?.language === 'id');
    expect(new Set(items.map(({ language }) => language))).toEqual(new Set(['id']));
    expect(languages.toSorted()).toEqual(['en', 'id']);
    search.dispose();
  });
});
