import type { Diagnostic } from '#model/diagnostic.ts';
import { positionAt } from '../../positionAt.ts';
import { HANDLER_NAME, STYLE_NAME } from '../html.ts';
import { endOfBraces } from '../math/notProse.ts';
import type { MaskedText } from '../math/notProse.ts';
import { maskCode } from './codeMask.ts';

interface Dropped {
  /** Whether a text may have it at all: looking for places takes longer. */
  readonly sign: RegExp;
  readonly attribute: RegExp;
  /** What a component is given is its own affair, unless this is set. */
  readonly isForComponents: boolean;
  readonly code: string;
  readonly message: (attribute: string) => string;
  readonly hint: string;
}

/** What an element may have in a text, and does not have on the page. */
const DROPPED: readonly Dropped[] = [
  {
    sign: /style\s*=/i,
    attribute: STYLE_NAME,
    isForComponents: true,
    code: 'mdx/inline-style',
    message: () => 'Inline styles are blocked by the content security policy; this one is left out.',
    hint: 'Use a class of the theme instead.',
  },
  {
    sign: /[\s/"'}]on[a-z]+\s*=/i,
    attribute: HANDLER_NAME,
    isForComponents: false,
    code: 'mdx/event-handler',
    message: (attribute) => `What stands in a text does not run in the browser; '${attribute}' is left out.`,
    hint: "Make it an island: a component in a file of its own in 'islands/', which comes to life in the browser.",
  },
];

const COMMENT_OR_TAG = /<!--[\s\S]*?-->|<([A-Za-z][^\s"'<>/={}]*)/g;
/** An attribute up to its value, or with the whole of it if no braces enclose it; the first group is its name. */
const ATTRIBUTE = /[\s/]*([^\s"'<>/={}]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>={}]+|(?=\{)))?/y;
const BRACE = /\s*(?=\{)/y;
const TAG_END = /[\s/]*>/y;

/** Warns of each attribute that is left out of the page. */
export function warnOfDroppedAttributes(
  file: string,
  text: string,
  format: MaskedText['format'],
): Diagnostic[] {
  const present = DROPPED.filter(({ sign }) => sign.test(text));
  if (present.length === 0) return [];
  const masked = { text: maskCode(text), format, unclosed: new Set<string>() };
  return [...masked.text.matchAll(COMMENT_OR_TAG)].flatMap(({ 0: opening, 1: name, index }) => {
    if (name === undefined) return [];
    const isComponent = format === 'mdx' && /^[A-Z]/.test(name);
    const suspects = present.filter(({ isForComponents }) => isForComponents || !isComponent);
    return attributesFrom(index + opening.length, masked).flatMap((attribute) =>
      suspects
        .filter((suspect) => suspect.attribute.test(attribute.name))
        .map(({ code, message, hint }): Diagnostic => {
          const place = positionAt(text, attribute.index);
          return { file, ...place, severity: 'warning', code, message: message(attribute.name), hint };
        }),
    );
  });
}

interface Attribute {
  readonly name: string;
  readonly index: number;
}

/** The attributes with a value of the tag whose name ends at an offset; none if it is no tag after all. */
function attributesFrom(start: number, masked: MaskedText): Attribute[] {
  const { text } = masked;
  const attributes: Attribute[] = [];
  for (let index = start; index !== -1;) {
    TAG_END.lastIndex = index;
    if (TAG_END.test(text)) return attributes;
    ATTRIBUTE.lastIndex = index;
    const match = ATTRIBUTE.exec(text);
    const [whole = '', name = ''] = match ?? [];
    const before = whole.indexOf(name);
    if (whole.length > before + name.length) attributes.push({ name, index: index + before });
    BRACE.lastIndex = index + whole.length;
    if (BRACE.test(text)) index = endOfBraces(masked, BRACE.lastIndex);
    else if (match === null) break;
    else index += whole.length;
  }
  return [];
}
