import type { SectionText } from '../searchIndex.ts';
import { readClauses } from './facetFilters.ts';
import {
  countValues,
  FACETS,
  type Found,
  findSections,
  type Query,
  type SearchSource,
  textsOf,
} from './findSections.ts';
import { type Parameters, readFlag, readInteger, readNames, readText, toQueryString } from './parameters.ts';
import { firstOfGroups } from './firstOfGroups.ts';
import { phrasesOf } from './phrases.ts';
import { RequestError } from './requestError.ts';
import { type HitStyle, readHitStyle } from './hitStyle.ts';
import { showsText } from './showsText.ts';
import type { Work } from './work.ts';
import { type Hit, type Tree, writeHit } from './writeHit.ts';

/** Longer queries are cut. */
const MAX_REQUESTED_QUERY_LENGTH = 512;
export const MAX_HITS = 1000;
export const HITS_PER_PAGE = 20;
const MAX_FACET_VALUES = 1000;
/** Ours alone: a page of hits without those and without the texts that would not be shown, and so need not be fetched. */
const HITS_PER_GROUP = 'hitsPerGroup';
const EXACT_PHRASE = 'exactPhrase';

export interface SearchAnswer extends Tree {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
}

/** One search, answered as Algolia answers it. */
export async function search(
  work: Work,
  source: SearchSource,
  parameters: Parameters,
): Promise<SearchAnswer> {
  const start = Date.now();
  const query = readQuery(parameters);
  const style = readHitStyle(parameters);
  const paging = readPaging(parameters);
  const facets = readFacets(parameters);
  const hitsPerGroup = readInteger(parameters, HITS_PER_GROUP, MAX_HITS, MAX_HITS);
  const hasQueryId = readFlag(parameters, 'clickAnalytics');
  const found = await findSections(work.ask, source, query, readClauses(parameters));
  const shown = firstOfGroups(found.slice(paging.from, paging.to), hitsPerGroup, ({ answered, match }) =>
    answered.index.facetsOf(match.section),
  );
  const isForWindow = parameters[HITS_PER_GROUP] !== undefined;
  const texts = await textsOf(
    shown,
    ({ answered, match }) =>
      style.hasContents && (!isForWindow || showsText(match, answered.index.facetsOf(match.section).level)),
  );
  return {
    hits: await writeHits(work, { shown, texts }, style),
    nbHits: found.length,
    ...paging.describe(found.length),
    ...(facets.names.length > 0 && { facets: countFacets(found, facets) }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustiveFacetsCount: true,
    query: query.text,
    params: toQueryString(parameters),
    index: source.indexName,
    processingTimeMS: Date.now() - start,
    ...(hasQueryId && { queryID: createQueryId() }),
  };
}

async function writeHits(
  { spend, pause }: Work,
  { shown, texts }: { readonly shown: readonly Found[]; readonly texts: readonly SectionText[] },
  style: HitStyle,
): Promise<readonly Hit[]> {
  const hits: Hit[] = [];
  for (const [at, text] of texts.entries()) {
    const hit = writeHit(shown[at] as Found, text, style);
    spend(text.content.length + lettersIn(hit));
    hits.push(hit);
    await pause();
  }
  return hits;
}

function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + lettersIn(each), 0);
}

export function readQuery(parameters: Parameters): Query {
  const text = readText(parameters, 'query', '').slice(0, MAX_REQUESTED_QUERY_LENGTH);
  // 'min' is what is done anyway: of what is near a word that is nowhere, the nearest counts.
  const { typoTolerance: asked } = parameters;
  const allowsTypos = asked === 'min' || asked === 'strict' || readFlag(parameters, 'typoTolerance', true);
  return {
    text,
    allowsTypos,
    begun: readBegun(parameters),
    phrases: hasPhrases(parameters) ? phrasesOf(text) : [],
  };
}

const BEGUN: ReadonlyMap<string, Query['begun']> = new Map([
  ['prefixNone', 'none'],
  ['prefixLast', 'last'],
  ['prefixAll', 'all'],
]);

function readBegun(parameters: Parameters): Query['begun'] {
  const begun = BEGUN.get(readText(parameters, 'queryType', 'prefixLast'));
  if (begun === undefined) throw new RequestError(400, `queryType must be ${[...BEGUN.keys()].join(', ')}`);
  return begun;
}

/** Left out, it is on, as in the settings that `lontar search push` gives to an index of Algolia. */
function hasPhrases(parameters: Parameters): boolean {
  const features = readNames(parameters, 'advancedSyntaxFeatures', [EXACT_PHRASE]);
  return readFlag(parameters, 'advancedSyntax', true) && features.includes(EXACT_PHRASE);
}

/** By page, or by the place of the first hit and their number. */
function readPaging(parameters: Parameters) {
  const hitsPerPage = readInteger(parameters, 'hitsPerPage', HITS_PER_PAGE, MAX_HITS);
  const page = readInteger(parameters, 'page', 0, 1e9);
  const isByOffset = parameters['offset'] !== undefined || parameters['length'] !== undefined;
  const length = readInteger(parameters, 'length', hitsPerPage, MAX_HITS);
  const offset = readInteger(parameters, 'offset', 0, 1e9);
  const [from, size] = isByOffset ? [offset, length] : [page * hitsPerPage, hitsPerPage];
  return {
    from,
    // What lies beyond the first 1000 is never shown, as is Algolia's `paginationLimitedTo`.
    to: Math.min(from + size, MAX_HITS),
    describe: (nbHits: number) =>
      isByOffset
        ? { offset, length }
        : { page, nbPages: hitsPerPage && Math.ceil(Math.min(nbHits, MAX_HITS) / hitsPerPage), hitsPerPage },
  };
}

interface FacetChoice {
  readonly names: readonly string[];
  readonly max: number;
}

function readFacets(parameters: Parameters): FacetChoice {
  const asked = readNames(parameters, 'facets', []);
  return {
    names: asked.includes('*') ? FACETS : FACETS.filter((name) => asked.includes(name)),
    max: readInteger(parameters, 'maxValuesPerFacet', 100, MAX_FACET_VALUES),
  };
}

function countFacets(found: readonly Found[], { names, max }: FacetChoice): Tree {
  return Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(countValues(found, name).slice(0, max))]),
  );
}

/** 32 hexadecimal digits. */
function createQueryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
