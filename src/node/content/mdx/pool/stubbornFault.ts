import type { Diagnostic } from '#model/diagnostic.ts';
import type { ChildEnd } from './poolChild.ts';

type Words = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

/** A text that neither compiler gets through, or that never ends when it runs. */
export function stubbornFault(file: string, end: ChildEnd, limitMs: number): Diagnostic {
  return { file, line: 1, column: 1, severity: 'error', ...wordsFor(end, limitMs / 1000) };
}

function wordsFor({ reason, detail }: ChildEnd, seconds: number): Words {
  if (reason === 'endless') {
    return {
      code: 'mdx/too-long',
      message: `Running this text took more than ${seconds} s.`,
      hint: 'Look for an expression or a component that never ends.',
    };
  }
  const hint =
    'Look for a `{` or `<` that is not closed, for very deep nesting, and for an expression that never ends.';
  return reason === 'too-long'
    ? {
        code: 'mdx/too-long',
        message: `Compiling and running this text took more than ${seconds} s.`,
        hint,
      }
    : {
        code: 'mdx/crash',
        message: `Compiling and running this text ended the process that did it with ${detail}.`,
        hint,
      };
}
