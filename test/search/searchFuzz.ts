import * as fc from 'fast-check';
import type { IndexedPage } from '#search/indexedPage.ts';

const LETTERS = [...'wabcdefghijklmnop'];
/** As many marks as can be. */
const MARKED_ALL = { queryType: 'prefixAll', attributesToSnippet: ['*:1000'] };

/** What a hostile or careless client may send: paths with bodies of every kind of wrongness, and right ones among them. */
export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

const PARAMETERS = [
  ...[
    'query',
    'facetQuery',
    'filters',
    'highlightPreTag',
    'highlightPostTag',
    'snippetEllipsisText',
    'strategy',
  ],
  ...['page', 'hitsPerPage', 'offset', 'length', 'maxValuesPerFacet', 'maxFacetHits', 'nbHits', 'distinct'],
  ...['attributesToRetrieve', 'attributesToHighlight', 'attributesToSnippet', 'facets', 'facetFilters'],
  ...['numericFilters', 'tagFilters', 'queryLanguages', 'attributesForPrediction', 'clickAnalytics'],
  ...['getRankingInfo', 'type', 'facet', 'indexName', 'params', 'requests', '__proto__', 'constructor'],
];
const WORDS = [
  'palm',
  'leaves',
  'soot',
  'useEffect',
  'use effect',
  'menulis',
  'word1',
  'wrod2',
  'x',
  '"',
  "'",
  '\\',
];
const NAMES = [
  '*',
  'url',
  'content',
  'content:5',
  'hierarchy',
  'hierarchy.lvl1:0',
  '-content',
  'language',
  'type',
];
const FILTERS = [
  'language:en',
  'language:-id',
  'a:b',
  ':',
  'type:content',
  'docusaurus_tag:\\-x',
  'hierarchy.lvl0:',
];
const TOKENS = ['AND', 'OR', 'NOT', '(', ')', '"', "'", '\\', 'language:en', 'a:"b c"', 'x > 3', 'x:1 TO 2'];

const text = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.constantFrom(...TOKENS), { maxLength: 12 }).map((tokens) => tokens.join(' ')),
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '\ud800',
    '\0',
    'a'.repeat(5000),
    '字'.repeat(600),
    '%E0%A4%A',
  ),
);
const number = fc.oneof(fc.integer({ min: -2, max: 60 }), fc.constantFrom(1000, 1001, 1e9, 1e300, -0, 0.5));
const list = fc.oneof(
  fc.array(fc.constantFrom(...NAMES), { maxLength: 6 }),
  fc.array(fc.oneof(fc.constantFrom(...FILTERS), fc.array(fc.constantFrom(...FILTERS), { maxLength: 3 })), {
    maxLength: 4,
  }),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 3, arbitrary: list },
  { weight: 1, arbitrary: list.map((each) => JSON.stringify(each)) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
const parameters = fc.dictionary(fc.constantFrom(...PARAMETERS), value, { maxKeys: 6 });
const request = fc.tuple(parameters, fc.boolean(), fc.boolean()).map(([flat, isNamed, isString]) => ({
  ...(isString ? { params: toParams(flat) } : flat),
  ...(isNamed && { indexName: 'lontar' }),
}));
/** What may well be right. */
const good = fc.record(
  {
    indexName: fc.constant('lontar'),
    query: text,
    hitsPerPage: fc.integer({ min: 0, max: 100 }),
    facetFilters: fc.subarray(['language:en', 'docusaurus_tag:default', 'type:-content']),
    facets: fc.subarray(['language', 'type', '*']),
    attributesToSnippet: fc.subarray(['content:10', 'hierarchy.lvl1:5']),
    getRankingInfo: fc.boolean(),
  },
  { requiredKeys: ['indexName'] },
);
const body = fc.oneof(
  { weight: 4, arbitrary: fc.array(good, { maxLength: 3 }).map((requests) => JSON.stringify({ requests })) },
  {
    weight: 4,
    arbitrary: fc.array(request, { maxLength: 5 }).map((requests) => JSON.stringify({ requests })),
  },
  { weight: 3, arbitrary: good.map((each) => JSON.stringify(each)) },
  { weight: 3, arbitrary: request.map((each) => JSON.stringify(each)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(request, fc.nat(200)).map(([each, length]) => JSON.stringify(each).slice(0, length)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      '['.repeat(60_000),
      `{"requests":[${'{"indexName":"lontar"},'.repeat(49)}{"indexName":"lontar"}]}`,
      JSON.stringify({ query: 'a '.repeat(30_000) }),
      JSON.stringify({ facetFilters: Array.from({ length: 5000 }, (_, at) => `type:-${at}`) }),
      JSON.stringify({ filters: Array.from({ length: 3000 }, (_, at) => `NOT a:${at}`).join(' AND ') }),
      JSON.stringify({ filters: '('.repeat(30_000) }),
      JSON.stringify({ attributesToSnippet: Array.from({ length: 5000 }, (_, at) => `a${at}:1`) }),
      JSON.stringify({ query: '"palm" '.repeat(73) }),
      JSON.stringify({ ...MARKED_ALL, query: 'p l s u m w', hitsPerPage: 1000 }),
      JSON.stringify({ ...MARKED_ALL, query: 'w', highlightPreTag: '<'.repeat(30_000) }),
      ...[
        (at: number) => ({ ...MARKED_ALL, query: LETTERS.slice(at % 6).join(' '), hitsPerPage: 40 }),
        (at: number) => ({ ...MARKED_ALL, query: LETTERS.slice(at % 9).join(' '), hitsPerPage: 40 }),
        (at: number) => ({ query: LETTERS.map((letter) => `${letter}qxzqxzqxz${at % 6}`).join(' ') }),
        (at: number) => ({ query: LETTERS.map((letter) => `${letter}qxzqxzqxz${at}`).join(' ') }),
      ].map((make) =>
        JSON.stringify({
          requests: Array.from({ length: 50 }, (_, at) => ({ indexName: 'lontar', ...make(at) })),
        }),
      ),
    ),
  },
);
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constant('/1/indexes/*/queries') },
  { weight: 5, arbitrary: fc.constant('/1/indexes/lontar/query') },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('language', 'type', 'content', '%2A')
      .map((name) => `/1/indexes/lontar/facets/${name}/query`),
  },
  { weight: 1, arbitrary: fc.constantFrom('lontar', 'other').map((name) => `/1/answers/${name}/prediction`) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('batch', 'settings', 'operation', 'task/1', 'browse', '', 'query/query')
      .map((name) => `/1/indexes/lontar/${name}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((name) => `/1/indexes/${encodeURIComponent(name)}/query`),
  },
);
const method = fc.oneof(
  { weight: 20, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS') },
);

/** The same for the same seed. */
export function fuzzedRequests(count: number, seed: number): readonly FuzzedRequest[] {
  return fc.sample(fc.record({ method, path, body }), { numRuns: count, seed });
}

function toParams(flat: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(flat).map(([name, each]) => [
    name,
    typeof each === 'string' ? each : JSON.stringify(each),
  ]);
  return String(new URLSearchParams(entries));
}

/** Pages in whose texts many words are alike, so that searches have work to do. */
export function wordyPages(count: number, prefix: string): readonly IndexedPage[] {
  const word = (seed: number): string => WORDS[seed % 7] ?? `word${seed % 997}`;
  const words = (seed: number, length: number): string =>
    Array.from({ length }, (_, at) =>
      (seed + at) % 5 === 0 ? word(seed + at) : `word${(seed * 31 + at * 17) % 997}`,
    ).join(' ');
  return Array.from({ length: count }, (_, at) => ({
    url: `${prefix}/page${at}`,
    group: at % 3 === 0 ? 'Docs' : 'Blog',
    tag: at % 3 === 0 ? 'docs-default-current' : 'default',
    textLanguage: 'en',
    inboundLinks: at % 7,
    sections: Array.from({ length: 6 }, (_each, section) => ({
      anchor: section === 0 ? null : `s${section}`,
      level: section === 0 ? 1 : 2 + (section % 3),
      heading: words(at * 7 + section, 3),
      content: words(at * 13 + section, 120),
    })),
  }));
}
