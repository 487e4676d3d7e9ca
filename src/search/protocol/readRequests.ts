import { MAX_QUERY_WORDS } from '../searchIndex.ts';
import { tokenize } from '../text/tokenize.ts';
import { asObject, flatten, type Parameters, readInteger } from './parameters.ts';
import { RequestError } from './requestError.ts';
import { HITS_PER_PAGE, MAX_HITS, readQuery } from './search.ts';

const MAX_REQUESTS = 50;
/** A page as large as can be, and beside it 49 others with as many hits as a page has unasked. */
const MAX_HITS_TOGETHER = 2 * MAX_HITS;
/** Of queries that differ, as those of one search seldom do: each word is looked for in the whole index. */
const MAX_WORDS_TOGETHER = 2 * MAX_REQUESTS;

/** Several searches in one body, unless they are more than one client should ask for at once. */
export function readRequests({ requests = [] }: Parameters): readonly Parameters[] {
  if (!Array.isArray(requests) || requests.length > MAX_REQUESTS)
    throw new RequestError(400, `requests must be a list of at most ${MAX_REQUESTS}`);
  const all = requests.map((request) => flatten(asObject(request, 'Each of requests')));
  if (sumOf(all, hitCount) > MAX_HITS_TOGETHER)
    throw new RequestError(400, `All requests together may ask for ${MAX_HITS_TOGETHER} hits at most`);
  const queries = new Map(all.map(readQuery).map((query) => [JSON.stringify(query), query.text]));
  if (sumOf([...queries.values()], wordCount) > MAX_WORDS_TOGETHER)
    throw new RequestError(
      400,
      `All different queries together may have ${MAX_WORDS_TOGETHER} words at most`,
    );
  return all;
}

/** How many hits a request asks for. */
export function hitCount(parameters: Parameters): number {
  if (parameters['type'] === 'facet') return 0;
  const hitsPerPage = readInteger(parameters, 'hitsPerPage', HITS_PER_PAGE, MAX_HITS);
  return readInteger(parameters, 'length', hitsPerPage, MAX_HITS);
}

function wordCount(query: string): number {
  return Math.min(
    MAX_QUERY_WORDS,
    sumOf(tokenize(query), ({ parts }) => parts.length || 1),
  );
}

function sumOf<Each>(all: readonly Each[], count: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + count(each), 0);
}
