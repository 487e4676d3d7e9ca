import type { Diagnostic } from '#model/diagnostic.ts';
import { positionAt } from '../../positionAt.ts';
import { HANDLER_NAME, STYLE_NAME } from '../html.ts';
import type { MaskedText } from '../math/notProse.ts';
import { MAKE_ISLAND, USE_CLASS } from './hints.ts';
import { tagsIn } from './tags.ts';

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
    hint: USE_CLASS,
  },
  {
    sign: /[\s/"'}]on[a-z]+\s*=/i,
    attribute: HANDLER_NAME,
    isForComponents: false,
    code: 'mdx/event-handler',
    message: (attribute) => `What stands in a text does not run in the browser; '${attribute}' is left out.`,
    hint: MAKE_ISLAND,
  },
];

/** Warns of each attribute that is left out of the page. */
export function warnOfDroppedAttributes(
  file: string,
  text: string,
  format: MaskedText['format'],
): Diagnostic[] {
  const present = DROPPED.filter(({ sign }) => sign.test(text));
  if (present.length === 0) return [];
  return tagsIn(text, format).flatMap(({ name, attributes }) => {
    const isComponent = format === 'mdx' && /^[A-Z]/.test(name);
    const suspects = present.filter(({ isForComponents }) => isForComponents || !isComponent);
    return attributes.flatMap((attribute) =>
      suspects
        .filter((suspect) => suspect.attribute.test(attribute.name))
        .map(({ code, message, hint }): Diagnostic => {
          const place = positionAt(text, attribute.index);
          return { file, ...place, severity: 'warning', code, message: message(attribute.name), hint };
        }),
    );
  });
}
