import { endOfBraces } from '../math/notProse.ts';
import type { MaskedText } from '../math/notProse.ts';
import { maskCode } from './codeMask.ts';

/** The tag that opens an element of a text. */
export interface Tag {
  readonly name: string;
  readonly index: number;
  /** Those with a value. */
  readonly attributes: readonly Attribute[];
}

interface Attribute {
  readonly name: string;
  readonly index: number;
  /** As it is written, or null if it is code. */
  readonly value: string | null;
}

const COMMENT_OR_TAG = /<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}|<([A-Za-z][^\s"'<>/={}]*)/g;
/** An attribute up to its value, or with the whole of it if no braces enclose it; the first group is its name. */
const ATTRIBUTE = /[\s/]*([^\s"'<>/={}]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>={}]+|(?=\{)))?/y;
const BRACE = /\s*(?=\{)/y;
const TAG_END = /[\s/]*>/y;

/** The tags of a text that open elements, but for those in code and comments. */
export function tagsIn(text: string, format: MaskedText['format']): Tag[] {
  const masked = { text: maskCode(text), format, unclosed: new Set<string>() };
  return [...masked.text.matchAll(COMMENT_OR_TAG)].flatMap(({ 0: opening, 1: name, index }) => {
    const attributes = name === undefined ? null : attributesFrom(index + opening.length, masked);
    return name === undefined || attributes === null ? [] : [{ name, index, attributes }];
  });
}

/** The attributes with a value of the tag whose name ends at an offset; null if it is no tag after all. */
function attributesFrom(start: number, masked: MaskedText): Attribute[] | null {
  const { text } = masked;
  const attributes: Attribute[] = [];
  for (let index = start; index !== -1;) {
    TAG_END.lastIndex = index;
    if (TAG_END.test(text)) return attributes;
    ATTRIBUTE.lastIndex = index;
    const match = ATTRIBUTE.exec(text);
    const [whole = '', name = '', value = ''] = match ?? [];
    const before = whole.indexOf(name);
    if (whole.length > before + name.length)
      attributes.push({ name, index: index + before, value: value === '' ? null : unquoted(value) });
    BRACE.lastIndex = index + whole.length;
    if (BRACE.test(text)) index = endOfBraces(masked, BRACE.lastIndex);
    else if (match === null) break;
    else index += whole.length;
  }
  return null;
}

function unquoted(value: string): string {
  return value.replace(/^(["'])(.*)\1$/s, '$2');
}
