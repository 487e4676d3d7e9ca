import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH, INDONESIAN } from '#search/protocol/searchFixture.ts';
import { wordyPages } from './searchFuzz.ts';
import { type SearchSite, startSearchSite } from './searchSite.ts';

let site: SearchSite;
beforeAll(async () => {
  site = await startSearchSite({ pages: { en: [...ENGLISH, ...wordyPages(20, '')], id: INDONESIAN } });
});
afterAll(async () => {
  await site.remove();
  expect(site.log).toEqual([]);
});

interface Answered {
  readonly nbHits: number;
  readonly hits: readonly {
    readonly url: string;
    readonly type: string;
    readonly _snippetResult: { readonly content?: { readonly matchLevel: string } };
  }[];
  readonly facets: { readonly type: Readonly<Record<string, number>> };
}

async function search(parameters: object): Promise<Answered> {
  const response = await site.post('1/indexes/lontar/query', {
    hitsPerPage: 1000,
    facets: ['type'],
    attributesToSnippet: ['content:10'],
    ...parameters,
  });
  return (await response.json()) as Answered;
}

const countTypes = ({ hits }: Answered): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { type } of hits) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
};

describe('[S3.1] the type of a hit', () => {
  it.each([
    ...['soot', 'palm leaves', 'the soot', 'w', 'p', 'word1', 'wrod2', 'useEffect', 'word4 word5', 'the'],
    ...['"palm leaves"', 'nowhere', ''],
  ])('is what it is counted and filtered by: %j', async (query) => {
    const all = await search({ query });
    expect(countTypes(all)).toEqual(all.facets.type);
    for (const type of ['content', 'lvl1', 'lvl2', 'lvl3', 'lvl4']) {
      const filtered = await search({ query, facetFilters: [`type:${type}`] });
      expect(filtered.hits).toEqual(all.hits.filter((hit) => hit.type === type));
      expect(filtered.facets.type).toEqual(filtered.nbHits > 0 ? { [type]: filtered.nbHits } : {});
    }
  });

  it('is content only where the text shows what was found', async () => {
    const { hits } = await search({ query: 'soot' });
    // '/palm#oil' lies below the heading that was found, and has no text.
    const ofPalm = hits.filter(({ url }) => url.startsWith('/palm'));
    expect(ofPalm.map(({ url, type }) => [url, type])).toEqual([
      ['/palm#ink', 'lvl2'],
      ['/palm#oil', 'lvl4'],
    ]);
    for (const query of ['w', 'word1', 'wrod2', 'the word4']) {
      const { hits } = await search({ query, facetFilters: ['type:content'] });
      for (const { _snippetResult } of hits) expect(_snippetResult.content?.matchLevel).not.toBe('none');
    }
  });
});
