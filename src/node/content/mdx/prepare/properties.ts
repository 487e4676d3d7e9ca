import { decodeEntities } from '../html.ts';
import { maskCode } from './codeMask.ts';
import { expressionsIn } from './stretches.ts';

/** What the tag of an included text gives it: JavaScript by name. */
type Properties = Readonly<Record<string, string>>;

/** Braces may hold others once, as objects and templates do. */
const BRACED = String.raw`(?:[^{}]|\{[^{}]*\})*`;
const ATTRIBUTE = new RegExp(String.raw`([\w$-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{(${BRACED})\}))?`, 'g');
/** Those of a tag, as a pattern. */
export const ATTRIBUTES = String.raw`(?:\s+[\w$-]+(?:=(?:"[^"]*"|'[^']*'|\{${BRACED}\}))?)*`;
/** What the tag gives, as an expression names it. */
const PROPS = /(?<![\w$.'"])props(?![\w$'"]|\s*:)/g;
const ALONE = /^\{\s*props\.([\w$]+)\s*\}$/;
/** A text in quotes without anything that Markdown might read. */
const PLAIN = /^"([\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*)*)"$/u;

export function readAttributes(tag: string): Properties {
  return Object.fromEntries(
    Array.from(tag.matchAll(ATTRIBUTE), ([, name = '', double, single, expression]) => {
      const words = double ?? single;
      const value = words === undefined ? 'true' : JSON.stringify(decodeEntities(words));
      return [name, expression === undefined ? value : `(${expression.replaceAll('\n', ' ')})`];
    }),
  );
}

/** The text with what its tag was given in place of `props`; lines keep their numbers. */
export function fillIn(text: string, given: Properties): string {
  if (!text.includes('props')) return text;
  const all = Object.entries(given).map(([name, value]) => `${JSON.stringify(name)}:${value}`);
  let result = '';
  let end = 0;
  for (const { start, end: stop } of expressionsIn(maskCode(text))) {
    const expression = text.slice(start, stop);
    const plain = text[start - 1] === '=' ? null : plainValue(expression, given);
    result += text.slice(end, start) + (plain ?? expression.replace(PROPS, () => `({${all.join(',')}})`));
    end = stop;
  }
  return result + text.slice(end);
}

/** What an expression stands for that is a property alone and has plain words: a heading shows them in lists too. */
function plainValue(expression: string, given: Properties): string | null {
  const name = ALONE.exec(expression)?.[1];
  return PLAIN.exec((name !== undefined && given[name]) || '')?.[1] ?? null;
}
