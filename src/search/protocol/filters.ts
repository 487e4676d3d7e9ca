import type { Clause, Condition } from './clause.ts';
import { RequestError } from './requestError.ts';

/** A parenthesis, or a word of which parts may be quoted. */
const TOKEN = /\s*([()]|(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s()"'])+)/sy;

/** Reads `filters`: `a:b AND NOT c:"d e" AND (f:g OR h:i)`. As in Algolia, OR never joins what AND has joined. */
export function parseFilters(text: string): readonly Clause[] {
  const tokens = splitTokens(text.trim()).reverse();
  const take = (token: string) => tokens.at(-1) === token && tokens.pop() !== undefined;
  const clauses: Clause[] = [];
  let hasBareOr = false;
  if (tokens.length === 0) return clauses;
  do {
    const isGroup = take('(');
    const clause: Condition[] = [];
    do clause.push(readCondition(take('NOT'), tokens.pop()));
    while (take('OR'));
    if (isGroup && !take(')')) refuse('a parenthesis is not closed');
    hasBareOr ||= !isGroup && clause.length > 1;
    clauses.push(clause);
  } while (take('AND'));
  if (tokens.length > 0) refuse(`expected AND or OR, found '${tokens.at(-1)}'`);
  if (hasBareOr && clauses.length > 1) refuse('what OR joins needs parentheses beside AND');
  return clauses;
}

function splitTokens(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.[1];
    // A failed match sets `lastIndex` back.
    if (token === undefined) refuse('a quotation mark is not closed');
    else tokens.push(token);
  }
  return tokens;
}

function readCondition(isNegative: boolean, token = ''): Condition {
  const parts = /^(.+?):(.+)$/s.exec(token);
  if (!parts) refuse(`expected facet:value, found '${token}'`);
  const [, facet = '', value = ''] = parts ?? [];
  return { facet: unquoted(facet), value: unquoted(value).toLowerCase(), isNegative };
}

function unquoted(text: string): string {
  return /^(["']).*\1$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text;
}

function refuse(reason: string): never {
  throw new RequestError(400, `filters: ${reason}`);
}
