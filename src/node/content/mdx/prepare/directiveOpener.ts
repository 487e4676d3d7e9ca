import { ADMONITION_TYPES } from '../admonitionTypes.ts';

/** A line that opens a container directive, in the one form that both engines read without losing text. */
export type DirectiveOpener =
  | { readonly status: 'ok'; readonly name: string; readonly colons: number; readonly line: string }
  | { readonly status: 'bad'; readonly name: string; readonly rest: string; readonly column: number };

/** The colons that end a container, and what stands before them. */
export const DIRECTIVE_CLOSER = /^([ \t>]*)(:{3,})[ \t]*$/;

const LINE = /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(:{3,})([ \t]*)([A-Za-z][\w-]*)(.*)$/;
/** A name with its value, or names, classes and ids in a row; then a blank or the end, so that a word is read in one way only. */
const ATTRIBUTES =
  /\{\s*(?:(?:[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'{}]+)|(?:[\w:.-]|#[\w-])+)(?=[\s}])\s*)*\}$/;
/** In a title this is the value of a name, as in Docusaurus. */
const VALUE = /^\{\s*[A-Za-z_$][\w$.]*\s*\}/;

export function readDirectiveOpener(line: string): DirectiveOpener | null {
  if (!line.includes(':::')) return null;
  const match = LINE.exec(line);
  if (match === null) return null;
  const [, prefix = '', colons = '', gap = '', name = '', rest = ''] = match;
  // `::: Some words` is prose; `::: tip` is how VitePress writes the same thing.
  if (gap !== '' && !ADMONITION_TYPES.has(name)) return null;
  const tail = readTail(rest);
  if (tail === null) {
    return { status: 'bad', name, rest: rest.trim(), column: line.length - rest.trimStart().length + 1 };
  }
  return { status: 'ok', name, colons: colons.length, line: `${prefix}${colons}${name}${tail}` };
}

/** `[label]{attributes}` from what follows the name, or null where text would get lost. */
function readTail(rest: string): string | null {
  const text = rest.trim();
  if (text === '') return '';
  if (text.startsWith('[')) {
    const end = closingBracket(text);
    const after = end < 0 ? '' : text.slice(end + 1).trim();
    if (end >= 0 && (after === '' || isAttributes(after))) return text.slice(0, end + 1) + after;
    return rest.startsWith('[') ? null : titleTail(text);
  }
  const attributes = text.startsWith('{') ? attributesFirst(text) : null;
  return /^\s/.test(rest) && (attributes === null || VALUE.test(text)) ? titleTail(text) : attributes;
}

function titleTail(text: string): string {
  const last = ATTRIBUTES.exec(text)?.[0] ?? '';
  const attributes = VALUE.test(last) ? '' : last;
  const title = text.slice(0, text.length - attributes.length).trim();
  return title === '' ? attributes : `[${escapeBrackets(title)}]${attributes}`;
}

function attributesFirst(text: string): string | null {
  const end = text.indexOf('}');
  const attributes = text.slice(0, end + 1);
  if (end < 0 || !isAttributes(attributes)) return null;
  const title = text.slice(end + 1).trim();
  return title === '' ? attributes : `[${escapeBrackets(title)}]${attributes}`;
}

function isAttributes(text: string): boolean {
  return ATTRIBUTES.exec(text)?.[0] === text;
}

function closingBracket(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '[') depth += 1;
    else if (character === ']' && (depth -= 1) === 0) return index;
  }
  return -1;
}

/** A label ends at the first bracket without a partner: those get a backslash. */
function escapeBrackets(title: string): string {
  return closingBracket(`[${title}]`) === title.length + 1 ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
}
