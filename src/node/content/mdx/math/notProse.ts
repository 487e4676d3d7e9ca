/** A text whose code is blanked out. */
export interface MaskedText {
  readonly text: string;
  readonly format: 'mdx' | 'md';
  /** Braces and elements that are found to be never closed; no other is looked at then, since each would be read up to the end. */
  readonly unclosed: Set<string>;
}

const MODULE_CODE = /(?:import|export)\s/y;
const TAG_NAME = /<\/?([A-Za-z][\w.:-]*)?(?=[\s/>])/y;
/** Elements that hold code. */
const CODE_TAG = /^(?:CodeBlock|code|kbd|pre|samp|script|style|textarea)$/;
const AUTOLINK = /<[A-Za-z][A-Za-z\d+.-]+:[^\s<>]*>/y;
const BARE_ADDRESS = /(?:https?:\/\/|www\.)[^\s<{}]+/iy;
const LINK_TARGET =
  /\]\(\s*(?:<[^<>\n]*>|(?:\\.|[^\s()\\]|\((?:\\.|[^\s()\\]|\([^\s()]*\))*\))*)(?:\s+(?:"(?:[^"\n]|\n(?!\s*\n))*"|'(?:[^'\n]|\n(?!\s*\n))*'))?\s*\)/y;
const DEFINITION_START = /^[ \t>]*\[[^\]\n]+$/;
const DEFINITION_REST = /\]:[ \t]*(?:\n[ \t>]*)?\S[^\n]*/y;
const FOOTNOTE = /\[\^[^[\]\s]+\]/y;

/**
 * Where that ends which begins at `index`, if it is no prose: a tag, code in braces, module code, the address of a link
 * or an escaped character. A dollar in it is its own. -1 for prose.
 */
export function endOfNotProse(masked: MaskedText, index: number): number {
  const { text, format } = masked;
  switch (text[index]) {
    case '\\':
      return index + 2;
    case '{':
      return format === 'mdx' ? endOfBraces(masked, index) : -1;
    case '<':
      return Math.max(endOf(AUTOLINK, text, index), endOfTag(masked, index));
    case '[':
      return endOf(FOOTNOTE, text, index);
    case ']':
      return text[index + 1] === ':' ? endOfDefinition(text, index) : endOf(LINK_TARGET, text, index);
    case 'h':
    case 'H':
    case 'w':
    case 'W':
      return endOf(BARE_ADDRESS, text, index);
    case 'i':
    case 'e':
      return format === 'mdx' ? endOfModuleCode(masked, index) : -1;
    default:
      return -1;
  }
}

function endOf(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** The end of `{…}`, whatever its strings and comments hold; -1 where it is never closed. */
export function endOfBraces(masked: MaskedText, start: number): number {
  if (masked.unclosed.has('{')) return -1;
  const { text } = masked;
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '{') depth += 1;
    else if (character === '}' && (depth -= 1) === 0) return index + 1;
    else if (character === '"' || character === "'") index = endOfString(text, index);
    else if (character === '/' && text[index + 1] === '*') {
      const end = text.indexOf('*/', index + 2);
      if (end === -1) break;
      index = end + 1;
    }
  }
  masked.unclosed.add('{');
  return -1;
}

/** The quote that closes a string; an apostrophe without a partner on its line closes itself. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length && text[index] !== '\n'; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === text[start]) return index;
  }
  return start;
}

function endOfTag(masked: MaskedText, start: number): number {
  const { text, unclosed } = masked;
  TAG_NAME.lastIndex = start;
  const match = TAG_NAME.exec(text);
  if (!match) return -1;
  const end = endOfAttributes(masked, start + match[0].length);
  const [opening, name = ''] = match;
  if (end === -1 || opening.startsWith('</') || !CODE_TAG.test(name) || text[end - 2] === '/') return end;
  const close = unclosed.has(name) ? -1 : text.indexOf(`</${name}`, end);
  if (close === -1) unclosed.add(name);
  return close === -1 ? end : close;
}

function endOfAttributes(masked: MaskedText, start: number): number {
  const { text, format } = masked;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '>') return index + 1;
    if (character === '<') return -1;
    if (character === '"' || character === "'") {
      index = text.indexOf(character, index + 1);
      if (index === -1) return -1;
    } else if (character === '{' && format === 'mdx') {
      index = endOfBraces(masked, index) - 1;
      if (index < 0) return -1;
    }
  }
  return -1;
}

/** What follows the name of a link that is defined apart from its text. */
function endOfDefinition(text: string, index: number): number {
  const line = text.slice(text.lastIndexOf('\n', index) + 1, index);
  return DEFINITION_START.test(line) ? endOf(DEFINITION_REST, text, index) : -1;
}

/** Where module code ends that begins here; -1 for anything else. It begins after a blank line, and ends at one that its braces do not enclose. */
export function endOfModuleCode(masked: MaskedText, start: number): number {
  const { text } = masked;
  if ((start > 0 && text[start - 1] !== '\n') || endOf(MODULE_CODE, text, start) === -1) return -1;
  const isInParagraph = start > 0 && !/(?:^|\n)[ \t]*\n$/.test(text.slice(Math.max(0, start - 200), start));
  if (isInParagraph) return endOfLine(text, start);
  let end = start;
  for (let index = start; index < text.length; index += 1) {
    end = index;
    if (text[index] === '{') index = Math.max(index, endOfBraces(masked, index) - 1);
    else if (
      text[index] === '\n' &&
      /^[ \t]*(?:\n|$)/.test(text.slice(index + 1, endOfLine(text, index + 1) + 1))
    )
      return index;
  }
  return end + 1;
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}
