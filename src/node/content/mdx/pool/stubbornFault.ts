import type { Diagnostic } from '#model/diagnostic.ts';
import type { ChildEnd } from './poolChild.ts';

/** A text that neither compiler gets through. */
export function stubbornFault(file: string, end: ChildEnd, limitMs: number): Diagnostic {
  const what =
    end.reason === 'too-long'
      ? `took more than ${limitMs / 1000} s`
      : `ended the process that did it with ${end.detail}`;
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: end.reason === 'too-long' ? 'mdx/too-long' : 'mdx/crash',
    message: `Compiling and running this text ${what}.`,
    hint: 'Look for a `{` or `<` that is not closed, for very deep nesting, and for an expression that never ends.',
  };
}
