import type { Diagnostic } from '#model/diagnostic.ts';

/** The fault of a text whose nesting no engine can follow. */
export function tooDeep(file: string): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'mdx/too-deep',
    message: 'Blocks are nested too deeply to be compiled.',
    hint: 'Take out some levels of lists, quotes, emphasis or tags.',
  };
}
