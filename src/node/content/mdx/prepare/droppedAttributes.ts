import type { Diagnostic } from '#model/diagnostic.ts';
import { positionAt } from '../../positionAt.ts';
import { maskCode } from './codeMask.ts';

interface Dropped {
  /** Whether a text may have it at all: looking for places takes longer. */
  readonly sign: RegExp;
  /** An element up to the value; the first group is the attribute. */
  readonly place: RegExp;
  readonly code: string;
  readonly message: (attribute: string) => string;
  readonly hint: string;
}

/** What an element may have in a text, and does not have on the page. */
const DROPPED: readonly Dropped[] = [
  {
    sign: /style\s*=/,
    place: /<[A-Za-z][^<>]*?\s(style)\s*=\s*["'{]/g,
    code: 'mdx/inline-style',
    message: () => 'Inline styles are blocked by the content security policy; this one is left out.',
    hint: 'Use a class of the theme instead.',
  },
  {
    sign: /\son[A-Za-z]+\s*=/,
    place: /<[a-z][^<>]*?\s(on[A-Za-z]+)\s*=\s*["'{]/g,
    code: 'mdx/event-handler',
    message: (attribute) => `What stands in a text does not run in the browser; '${attribute}' is left out.`,
    hint: "Make it an island: a component in a file of its own in 'islands/', which comes to life in the browser.",
  },
];

/** Warns of each attribute that is left out of the page. */
export function warnOfDroppedAttributes(file: string, text: string): Diagnostic[] {
  const present = DROPPED.filter(({ sign }) => sign.test(text));
  if (present.length === 0) return [];
  const masked = maskCode(text);
  return present.flatMap(({ place, code, message, hint }) =>
    [...masked.matchAll(place)].map((match): Diagnostic => {
      const [element, attribute = ''] = match;
      return {
        file,
        ...positionAt(text, match.index + element.lastIndexOf(attribute)),
        severity: 'warning',
        code,
        message: message(attribute),
        hint,
      };
    }),
  );
}
