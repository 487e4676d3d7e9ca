import { decodeSafely } from '#model/decodeSafely.ts';
import type { SearchSource } from './findSections.ts';
import { flatten, type Parameters, parseBody, readText } from './parameters.ts';
import { predict } from './predict.ts';
import { hitCount, readRequests } from './readRequests.ts';
import { RequestError } from './requestError.ts';
import { search } from './search.ts';
import { searchFacet } from './searchFacet.ts';
import { createWork, type Pause, type Work } from './work.ts';
import type { Tree } from './writeHit.ts';

export interface SearchApi {
  /**
   * Answers a request of Algolia's search protocol. `path` is that of the address, without what stands before '1/';
   * a slash before it and a query string behind it are ignored. Rejects only if an index cannot be loaded. A host that
   * has others to answer as well says by `pause` how they are let in.
   */
  answer(method: string, path: string, body: string, pause?: Pause): Promise<ApiAnswer>;
}

/** `body` is JSON. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
}

const noPause: Pause = () => Promise.resolve();

/** Answers for one index, or for several with names of their own. */
export function createSearchApi(...sources: readonly SearchSource[]): SearchApi {
  return {
    async answer(method, path, body, pause = noPause) {
      try {
        const answer = findAnswer(sources, method, path);
        return { status: 200, body: JSON.stringify(await answer(createWork(pause), parseBody(body))) };
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

type AnswerBody = (work: Work, body: Parameters) => Promise<Tree>;

function findAnswer(sources: readonly SearchSource[], method: string, path: string): AnswerBody {
  const [version, kind, name = '', ...rest] = path.replace(/^\/|\?.*$/gs, '').split('/');
  const index = decodeSafely(name);
  const action = [version, kind, ...rest].join('/');
  const facet = /^1\/indexes\/facets\/([^/]+)\/query$/.exec(action)?.[1];
  const isTogether = index === '*' && action === '1/indexes/queries';
  const one = facet === undefined ? ANSWERS[action] : answerFacet(decodeSafely(facet));
  if (one === undefined && !isTogether) throw new RequestError(404, 'Path not found');
  if (method !== 'POST') throw new RequestError(405, 'Only POST is answered here');
  return async (work, body) =>
    one === undefined
      ? answerTogether(work, sources, body)
      : one(work, namedSource(sources, index), flatten(body));
}

type Answer = (work: Work, source: SearchSource, parameters: Parameters) => Promise<Tree>;

const ANSWERS: Readonly<Record<string, Answer>> = {
  '1/indexes/query': search,
  '1/answers/prediction': predict,
};

function answerFacet(facet: string): Answer {
  return (work, source, parameters) => searchFacet(work, source, facet, parameters);
}

/** Several searches in one body. */
async function answerTogether(work: Work, sources: readonly SearchSource[], body: Parameters): Promise<Tree> {
  const requests = readRequests(body);
  const strategy = readText(body, 'strategy', 'none');
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches')
    throw new RequestError(400, 'strategy must be none or stopIfEnoughMatches');
  const results: Tree[] = [];
  let isEnough = false;
  for (const { indexName, type = 'default', facet, ...parameters } of requests) {
    const source = namedSource(sources, indexName);
    await work.pause();
    if (type === 'facet') {
      results.push(await searchFacet(work, source, String(facet), parameters));
    } else if (type !== 'default') {
      throw new RequestError(400, 'type must be default or facet');
    } else if (isEnough) {
      results.push({ ...NOT_PROCESSED, index: indexName });
    } else {
      const result = await search(work, source, parameters);
      isEnough = strategy !== 'none' && result.nbHits >= hitCount(parameters);
      results.push(strategy === 'none' ? result : { ...result, processed: true });
    }
  }
  return { results };
}

/** What `stopIfEnoughMatches` leaves out once a request has filled its page. */
const NOT_PROCESSED = { hits: [], nbHits: 0, page: 0, nbPages: 0, query: '', params: '', processed: false };

function namedSource(sources: readonly SearchSource[], name: unknown): SearchSource {
  if (typeof name !== 'string') throw new RequestError(400, 'indexName must be a string');
  const source = sources.find(({ indexName }) => indexName === name);
  if (source === undefined) throw new RequestError(404, `Index ${name} does not exist`);
  return source;
}
