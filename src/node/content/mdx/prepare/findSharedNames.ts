import type { Diagnostic } from '#model/diagnostic.ts';
import { maskCode } from './codeMask.ts';
import type { WrittenText } from './origins.ts';

const NAMED = /^export\s+(?:const|let|var|class|(?:async\s+)?function\*?)\s+([\w$]+)/;

/** Names that two files of one text give to different things: all of it is one module. */
export function findSharedNames({ text, origins }: WrittenText): Diagnostic[] {
  const files = new Map<string, string>();
  return maskCode(text)
    .split('\n')
    .flatMap((line, index) => {
      const name = NAMED.exec(line)?.[1];
      const origin = origins?.[index];
      if (name === undefined || !origin) return [];
      const other = files.get(name) ?? origin.file;
      files.set(name, other);
      return other === origin.file ? [] : [sharedName(name, other, origin)];
    });
}

function sharedName(
  name: string,
  other: string,
  { file, line }: { readonly file: string; readonly line: number },
): Diagnostic {
  return {
    file,
    line,
    column: 1,
    severity: 'error',
    code: 'mdx/include-name',
    message: `The name '${name}' belongs to '${other}', which is part of the same page.`,
    hint: 'Give one of them another name: a text and those that it includes share their names.',
  };
}
