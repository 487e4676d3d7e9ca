import type { IslandFault } from '#model/contract.ts';
import { positionAt } from '../../positionAt.ts';
import { blankCode } from './locateRuntimeError.ts';

/** Where a text uses the island that failed: of several uses, the one that looks most like it. */
export function locateIsland(
  { island, props, prop }: IslandFault,
  text: string,
): { readonly line: number; readonly column: number } {
  const tag = new RegExp(
    `<${island}(?![\\w.])((?:"[^"]*"|'[^']*'|\\{[^{}]*(?:\\{[^{}]*\\}[^{}]*)*\\}|[^>"'{])*)`,
    'g',
  );
  const uses = [...blankCode(text).matchAll(tag)];
  let best = { score: -1, offset: 0 };
  for (const { 1: attributes = '', index } of uses) {
    const score = likeness(attributes, props);
    const start = prop === null ? -1 : attributes.search(new RegExp(`(?<![\\w-])${prop}(?![\\w-])`));
    const total = start < 0 ? score : score + 1000;
    const offset = start < 0 ? index : index + 1 + island.length + start;
    if (total > best.score) best = { score: total, offset };
  }
  return positionAt(text, best.offset);
}

/** How many of the names and plain values of the properties stand in the tag. */
function likeness(attributes: string, props: Readonly<Record<string, unknown>>): number {
  let score = 0;
  for (const [name, value] of Object.entries(props)) {
    if (attributes.includes(name)) score += 1;
    if ((typeof value === 'string' || typeof value === 'number') && attributes.includes(String(value)))
      score += 1;
  }
  return score;
}
