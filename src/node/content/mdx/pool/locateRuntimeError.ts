import { ISLAND_ERROR, type IslandFault } from '#model/contract.ts';
import { maskCode } from '../prepare/codeMask.ts';
import type { Stretch } from '../prepare/stretches.ts';

/** The offset at which a stretch of a text names what failed, as well as the error tells; else where it begins. */
export function locateRuntimeError(error: Error, text: string, { start, end }: Stretch): number {
  const part = maskCode(text.slice(start, end));
  const offsets = [...needlesOf(error), /\S/].map((needle) => part.search(needle));
  return start + (offsets.find((offset) => offset !== -1) ?? 0);
}

export function isIslandFault(error: unknown): error is Error & IslandFault {
  return error instanceof Error && error.name === ISLAND_ERROR;
}

/** What to look for, likeliest first: a name counts most inside braces, where expressions stand. */
function needlesOf(error: Error): RegExp[] {
  if (isIslandFault(error)) return islandNeedles(error);
  const { message } = error;
  const component = /^Expected (?:component|object) `([\w.]+)`/.exec(message)?.[1];
  if (component !== undefined) return [new RegExp(`<${escapePattern(component)}\\b`)];
  const name = /^(?:Cannot access '([\w$]+)'|([\w$.]+) is not )/.exec(message);
  const missing = name?.[1] ?? name?.[2]?.split('.').at(-1);
  if (missing !== undefined) {
    const word = `(?<![\\w$])${escapePattern(missing)}(?![\\w$])`;
    return [new RegExp(`${word}(?<=\\{[^}]*)`), new RegExp(`${word}(?<=[{<(=].*)`)];
  }
  const property = /\(reading '([\w$]+)'\)/.exec(message)?.[1];
  return property === undefined ? [] : [new RegExp(`\\.${escapePattern(property)}(?![\\w$])`)];
}

function islandNeedles({ island, prop }: IslandFault): RegExp[] {
  const tag = `<${island}(?![\\w.])`;
  const inTag = prop === null ? [] : [new RegExp(`(?<=${tag}[^]*)(?<![\\w-])${prop}(?![\\w-])`)];
  return [...inTag, new RegExp(tag)];
}

function escapePattern(text: string): string {
  return text.replace(/[$.]/g, '\\$&');
}
