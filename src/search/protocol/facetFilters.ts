import type { Clause, Condition } from './clause.ts';
import { parseFilters } from './filters.ts';
import { type Parameters, readNested, readText } from './parameters.ts';
import { RequestError } from './requestError.ts';

/** All clauses that a section must fulfil, from `facetFilters` and `filters`. */
export function readClauses(parameters: Parameters): readonly Clause[] {
  for (const name of ['numericFilters', 'tagFilters']) {
    const given = parameters[name] ?? '';
    if (given !== '' && readNested(given, name).length > 0)
      throw new RequestError(400, `${name} is not supported: no record has numbers or tags`);
  }
  const nested = readNested(parameters['facetFilters'] ?? [], 'facetFilters');
  const clauses = nested.map((part) => (Array.isArray(part) ? part : [part]).map(readCondition));
  // A clause without conditions restricts nothing.
  return [
    ...clauses.filter((clause) => clause.length > 0),
    ...parseFilters(readText(parameters, 'filters', '')),
  ];
}

/** `facet:value`; a minus before the value turns it round, unless it is written `\-`. */
function readCondition(part: unknown): Condition {
  const colon = typeof part === 'string' ? part.indexOf(':') : -1;
  if (typeof part !== 'string' || colon < 1)
    throw new RequestError(400, 'facetFilters must hold strings such as facet:value');
  const value = part.slice(colon + 1).toLowerCase();
  const isNegative = value.startsWith('-');
  return {
    facet: part.slice(0, colon),
    value: isNegative ? value.slice(1) : value.replace(/^\\-/, '-'),
    isNegative,
  };
}
