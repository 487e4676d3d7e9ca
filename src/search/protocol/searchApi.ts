import { type Ask, createAsk, type SearchSource } from './findSections.ts';
import { asObject, flatten, type Parameters, parseBody, readInteger, readText } from './parameters.ts';
import { predict } from './predict.ts';
import { RequestError } from './requestError.ts';
import { HITS_PER_PAGE, MAX_HITS, search } from './search.ts';
import { searchFacet } from './searchFacet.ts';
import type { Tree } from './writeHit.ts';

export interface SearchApi {
  /**
   * Answers a request of Algolia's search protocol. `path` is that of the address, without what stands before '1/';
   * a slash before it and a query string behind it are ignored. Rejects only if an index cannot be loaded.
   */
  answer(method: string, path: string, body: string): Promise<ApiAnswer>;
}

/** `body` is JSON. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
}

const MAX_REQUESTS = 50;
/** Of all requests in one body. */
const MAX_HITS_TOGETHER = 5 * MAX_HITS;

/** Answers for one index, or for several with names of their own. */
export function createSearchApi(...sources: readonly SearchSource[]): SearchApi {
  return {
    async answer(method, path, body) {
      try {
        return { status: 200, body: JSON.stringify(await answerPath(sources, method, path, body)) };
      } catch (error) {
        if (error instanceof RequestError) return errorAnswer(error.status, error.message);
        throw error;
      }
    },
  };
}

export function errorAnswer(status: number, message: string): ApiAnswer {
  return { status, body: JSON.stringify({ message, status }) };
}

async function answerPath(
  sources: readonly SearchSource[],
  method: string,
  path: string,
  body: string,
): Promise<Tree> {
  const [version, kind, name = '', ...rest] = path.replace(/^\/|\?.*$/gs, '').split('/');
  const index = decoded(name);
  const action = [version, kind, ...rest].join('/');
  const facet = /^1\/indexes\/facets\/([^/]+)\/query$/.exec(action)?.[1];
  const isTogether = index === '*' && action === '1/indexes/queries';
  const one = facet === undefined ? ANSWERS[action] : answerFacet(decoded(facet));
  if (one === undefined && !isTogether) throw new RequestError(404, 'Path not found');
  if (method !== 'POST') throw new RequestError(405, 'Only POST is answered here');
  const parameters = parseBody(body);
  const ask = createAsk();
  if (one === undefined) return answerTogether(ask, sources, parameters);
  return one(ask, namedSource(sources, index), flatten(parameters));
}

type Answer = (ask: Ask, source: SearchSource, parameters: Parameters) => Promise<Tree>;

const ANSWERS: Readonly<Record<string, Answer>> = {
  '1/indexes/query': search,
  '1/answers/prediction': predict,
};

function answerFacet(facet: string): Answer {
  return (ask, source, parameters) => searchFacet(ask, source, facet, parameters);
}

/** Several searches in one body. */
async function answerTogether(ask: Ask, sources: readonly SearchSource[], body: Parameters): Promise<Tree> {
  const requests = readRequests(body);
  const strategy = readText(body, 'strategy', 'none');
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches')
    throw new RequestError(400, 'strategy must be none or stopIfEnoughMatches');
  const results: Tree[] = [];
  let isEnough = false;
  for (const { indexName, type = 'default', facet, ...parameters } of requests) {
    const source = namedSource(sources, indexName);
    if (type === 'facet') {
      results.push(await searchFacet(ask, source, String(facet), parameters));
    } else if (type !== 'default') {
      throw new RequestError(400, 'type must be default or facet');
    } else if (isEnough) {
      results.push({ ...NOT_PROCESSED, index: indexName });
    } else {
      const result = await search(ask, source, parameters);
      isEnough = strategy !== 'none' && result.nbHits >= hitCount(parameters);
      results.push(strategy === 'none' ? result : { ...result, processed: true });
    }
  }
  return { results };
}

/** What `stopIfEnoughMatches` leaves out once a request has filled its page. */
const NOT_PROCESSED = { hits: [], nbHits: 0, page: 0, nbPages: 0, query: '', params: '', processed: false };

function readRequests({ requests = [] }: Parameters): readonly Parameters[] {
  if (!Array.isArray(requests) || requests.length > MAX_REQUESTS)
    throw new RequestError(400, `requests must be a list of at most ${MAX_REQUESTS}`);
  const all = requests.map((request) => flatten(asObject(request, 'Each of requests')));
  if (all.reduce((sum, each) => sum + hitCount(each), 0) > MAX_HITS_TOGETHER)
    throw new RequestError(400, `All requests together may ask for ${MAX_HITS_TOGETHER} hits at most`);
  return all;
}

function hitCount(parameters: Parameters): number {
  const hitsPerPage = readInteger(parameters, 'hitsPerPage', HITS_PER_PAGE, MAX_HITS);
  return readInteger(parameters, 'length', hitsPerPage, MAX_HITS);
}

function namedSource(sources: readonly SearchSource[], name: unknown): SearchSource {
  if (typeof name !== 'string') throw new RequestError(400, 'indexName must be a string');
  const source = sources.find(({ indexName }) => indexName === name);
  if (source === undefined) throw new RequestError(404, `Index ${name} does not exist`);
  return source;
}

/** As it is where it is badly encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
