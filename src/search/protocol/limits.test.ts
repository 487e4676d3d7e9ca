import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../searchIndex.ts';
import type { SearchSource } from './findSections.ts';
import { createSearchApi } from './searchApi.ts';
import { type Answered, createFixture } from './searchFixture.ts';

const QUERIES = '1/indexes/*/queries';
const QUERY = '1/indexes/lontar/query';
const PREDICTION = '1/answers/lontar/prediction';
const request = (query: string, more: object = {}) => ({ indexName: 'lontar', query, ...more });
const times = <Each>(count: number, make: (at: number) => Each) =>
  Array.from({ length: count }, (_, at) => make(at));

/** A site of so many sections with so many letters each, in all of which 'palm' is found, whatever is asked. */
function siteOf(sectionCount: number, letters: number) {
  const content = `palm ${'leaf '.repeat(letters / 5)}`.slice(0, letters);
  const nameOf = (at: number) => ({ url: `/p${at}`, anchor: null, headings: [`Page ${at}`] });
  const index: SearchIndex = {
    sectionCount,
    facetsOf: (page) => ({ page, level: 1, group: 'Blog', tag: 'default', textLanguage: 'en' }),
    textsOf: (sections) => Promise.resolve(sections.map((at) => ({ ...nameOf(at), content }))),
    namesOf: (sections) => Promise.resolve(sections.map(nameOf)),
    search: () =>
      Promise.resolve({
        words: ['palm'],
        terms: new Map([['palm', { words: [0], length: 4, typos: 0 }]]),
        matches: times(sectionCount, (section) => ({
          section,
          score: 1,
          isInHeading: false,
          isInContent: true,
        })),
      }),
  };
  const source: SearchSource = {
    indexName: 'lontar',
    languages: ['en'],
    indexOf: () => Promise.resolve(index),
  };
  const api = createSearchApi(source);
  return async (path: string, body: unknown) => {
    const answer = await api.answer('POST', path, JSON.stringify(body));
    return { status: answer.status, length: answer.body.length, data: JSON.parse(answer.body) as Answered };
  };
}

describe('what clients ask for at once', () => {
  const { ask } = createFixture();

  it('is as many requests as there may be, as they come unasked', async () => {
    const { status, data } = await ask(QUERIES, { requests: times(50, () => request('palm leaves')) });
    expect(status).toBe(200);
    expect(data.results).toHaveLength(50);
  });

  it('is a page of 1000 hits with the requests for its facets beside it', async () => {
    const facets = times(20, () => request('palm', { hitsPerPage: 1, facets: 'type' }));
    const values = times(29, () => request('palm', { type: 'facet', facet: 'language' }));
    const requests = [request('palm', { hitsPerPage: 1000 }), ...facets, ...values];
    expect((await ask(QUERIES, { requests })).status).toBe(200);
  });

  it('is fifty short queries, or a long one in all requests', async () => {
    const short = times(50, (at) => request(`word${at} other`));
    expect((await ask(QUERIES, { requests: short })).status).toBe(200);
    const long = times(50, (at) => request('a b c d e f g h i j k l m n o p q r s t', { page: at }));
    expect((await ask(QUERIES, { requests: long })).status).toBe(200);
  });

  it('is a thousand hits of the usual length, with everything there is of them', async () => {
    const { status, data } = await siteOf(1000, 1500)(QUERY, { query: 'palm', hitsPerPage: 1000 });
    expect(status).toBe(200);
    expect(data.hits).toHaveLength(1000);
  });
});

describe('an answer that would be too long', () => {
  const ask = siteOf(500, 20_000);
  const SHORT = { hitsPerPage: 500, attributesToRetrieve: ['url'], attributesToHighlight: [] };

  it.each([
    ['one query', QUERY, { query: 'palm', hitsPerPage: 500 }],
    ['one in a query string', QUERY, { params: 'query=palm&hitsPerPage=500' }],
    ['several queries', QUERIES, { requests: times(5, () => request('palm', { hitsPerPage: 100 })) }],
    ['snippets of long texts', QUERY, { query: 'palm', ...SHORT, attributesToSnippet: ['content:1'] }],
    ['answers to a question', PREDICTION, { query: 'palm', nbHits: 500 }],
    [
      'many phrases',
      QUERIES,
      { requests: times(5, (at) => request(`"palm leaf" ${at}`, { hitsPerPage: 0 })) },
    ],
  ])('is refused, with the limit: %s', async (_name, path, body) => {
    const { status, length, data } = await ask(path, body);
    expect([status, data.status]).toEqual([400, 400]);
    expect(data.message).toContain('5000000 characters');
    expect(length).toBeLessThan(300);
  });

  it('is answered with fewer hits', async () => {
    expect((await ask(QUERY, { query: 'palm', hitsPerPage: 50 })).data.hits).toHaveLength(50);
  });
});

describe('a host with others to answer', () => {
  it('may let them in before each search and after each hit', async () => {
    const { source } = createFixture();
    const api = createSearchApi(source);
    const body = JSON.stringify({ requests: times(3, () => request('palm', { hitsPerPage: 4 })) });
    const others: string[] = [];
    const pause = async () => {
      others.push((await api.answer('POST', QUERY, '{"query":"soot"}')).body);
    };
    const { body: answer } = await api.answer('POST', QUERIES, body, pause);
    expect(others).toHaveLength(3 + 3 * 4);
    const { results } = JSON.parse(answer) as Answered;
    expect(results.map(({ hits }) => hits.length)).toEqual([4, 4, 4]);
  });
});
