import type { Diagnostic } from '#model/diagnostic.ts';
import { positionAt } from '../../positionAt.ts';
import { maskCode } from './codeMask.ts';

const STYLE = /<[A-Za-z][^<>]*?\s(style)\s*=\s*["'{]/g;

/** Warns of each `style` attribute: the site's content security policy forbids them, so they are dropped. */
export function warnOfInlineStyles(file: string, text: string): Diagnostic[] {
  if (!/style\s*=/.test(text)) return [];
  return [...maskCode(text).matchAll(STYLE)].map((match) => ({
    file,
    ...positionAt(text, match.index + match[0].lastIndexOf('style')),
    severity: 'warning',
    code: 'mdx/inline-style',
    message: 'Inline styles are blocked by the content security policy; this one is left out.',
    hint: 'Use a class of the theme instead.',
  }));
}
