import type { SearchAnswer } from '../searchClient.ts';
import { DeserializationError } from './searchErrors.ts';
import { isObject } from './isObject.ts';
import { parseHit } from './parseHit.ts';

/**
 * Reads `results[0]` of an answer. What is no hit is left out; an answer of nothing but such, or without hits at all,
 * is none.
 */
export function parseAnswer(data: unknown): SearchAnswer {
  const results = isObject(data) ? data['results'] : undefined;
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isObject(result) || !Array.isArray(result['hits']))
    throw new DeserializationError('There are no hits in the answer');
  const given: readonly unknown[] = result['hits'];
  const hits = given.flatMap((hit) => parseHit(hit) ?? []);
  if (hits.length === 0 && given.length > 0)
    throw new DeserializationError('The hits of the answer are none of ours');
  const { queryID } = result;
  return {
    hits,
    nbHits: countOf(result['nbHits'], hits.length),
    page: countOf(result['page'], 0),
    nbPages: countOf(result['nbPages'], 1),
    queryID: typeof queryID === 'string' ? queryID : null,
    facets: parseFacets(result['facets']),
  };
}

function countOf(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : fallback;
}

function parseFacets(value: unknown): SearchAnswer['facets'] {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, counts]) => [name, parseCounts(counts)]));
}

function parseCounts(value: unknown): Readonly<Record<string, number>> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
