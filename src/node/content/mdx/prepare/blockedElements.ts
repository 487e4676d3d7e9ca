import type { Diagnostic } from '#model/diagnostic.ts';
import { positionAt } from '../../positionAt.ts';
import type { MaskedText } from '../math/notProse.ts';
import { MAKE_ISLAND, USE_CLASS } from './hints.ts';
import { type Tag, tagsIn } from './tags.ts';

type Fault = Pick<Diagnostic, 'message' | 'hint'>;
/** What is wrong with an element, or null. An attribute is `undefined` where it is missing and null where it is code. */
type Judge = (attribute: (name: string) => string | null | undefined, tag: string) => Fault | null;

/** Whether a text may have one at all: looking for places takes longer. */
const SIGN = /<(?:script|style|link|object|embed|iframe|form)\b/i;
const OUTSIDE = /^\s*(?:https?:)?\/\//i;
/** A script of any other type is data, which no policy is about. */
const RUNS = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/** Elements that the content security policy lets no browser load or run, wholly or from other sites. */
const BLOCKED: Readonly<Record<string, Judge>> = {
  script: (attribute) => {
    if (!RUNS.test(attribute('type')?.trim() ?? '')) return null;
    const src = attribute('src');
    const isOwnFile = src !== undefined && !isOutside(src);
    return {
      message: isOwnFile
        ? 'A script in a text runs only where its page is loaded anew, not for readers who come from another page.'
        : 'Scripts in a text are blocked by the content security policy; this one does not run.',
      hint: MAKE_ISLAND,
    };
  },
  style: () => ({
    message: 'Style sheets in a text are blocked by the content security policy; this one has no effect.',
    hint: USE_CLASS,
  }),
  link: (attribute) =>
    /\bstylesheet\b/i.test(attribute('rel') ?? '') && isOutside(attribute('href'))
      ? {
          message:
            'Style sheets of other sites are blocked by the content security policy; this one has no effect.',
          hint: USE_CLASS,
        }
      : null,
  object: blockedFrame,
  embed: blockedFrame,
  iframe: blockedFrame,
  form: (attribute) =>
    isOutside(attribute('action'))
      ? {
          message: `The content security policy lets no form be sent to another site, such as '${attribute('action')}'.`,
          hint: 'Link to a page of that site which has the form.',
        }
      : null,
};

/** Warns of each element that is published as it is written and then blocked by browsers. */
export function warnOfBlockedElements(
  file: string,
  text: string,
  format: MaskedText['format'],
): Diagnostic[] {
  if (!SIGN.test(text)) return [];
  return tagsIn(text, format).flatMap((tag) => {
    // In MDX a name with a capital is a component.
    const fault = judgeOf(format === 'mdx' ? tag.name : tag.name.toLowerCase())?.(valuesOf(tag), tag.name);
    if (!fault) return [];
    const place = positionAt(text, tag.index);
    return [{ file, ...place, severity: 'warning', code: 'mdx/blocked-element', ...fault }];
  });
}

function judgeOf(name: string): Judge | undefined {
  return Object.hasOwn(BLOCKED, name) ? BLOCKED[name] : undefined;
}

function valuesOf({ attributes }: Tag): (name: string) => string | null | undefined {
  return (name) => attributes.find((attribute) => attribute.name.toLowerCase() === name)?.value;
}

/** Those of other sites are warned of with films and sound, and shown as links. */
function blockedFrame(attribute: Parameters<Judge>[0], tag: string): Fault | null {
  if (isOutside(attribute('src'))) return null;
  return {
    message: `The content security policy lets browsers show nothing in <${tag}>.`,
    hint: 'Link to what it shows, or make it a picture, `<video>` or `<audio>`.',
  };
}

function isOutside(address: string | null | undefined): boolean {
  return OUTSIDE.test(address ?? '');
}
