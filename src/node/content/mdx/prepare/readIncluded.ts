import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BodySource } from '#model/body.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { nearest } from '#model/nearest.ts';
import { decodeText } from '../../decodeText.ts';
import { mergeConflictsInText } from '../../mergeConflicts.ts';
import { fileOfImport } from '../../textImports.ts';
import type { TextImport } from './imports.ts';

/** The text that another one imports, or what is wrong with that. `above` are the files that include one another. */
export function readIncluded(
  { specifier, line }: TextImport,
  source: BodySource,
  above: readonly string[],
): BodySource | readonly Diagnostic[] {
  const fault = (message: string, hint: string): readonly Diagnostic[] => [
    {
      file: source.file,
      line,
      column: 1,
      severity: 'error',
      code: 'mdx/include',
      message,
      hint,
    },
  ];
  const file = fileOfImport(specifier, source.file);
  if (file === null)
    return fault(`'${specifier}' lies outside of the site's folder.`, 'Put the file into the site.');
  if (above.includes(file))
    return fault(
      `The texts include each other in a circle: ${[...above, file].join(', ')}.`,
      'Take one import out.',
    );
  const path = join(source.siteDir ?? '', file);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
      return fault(`'${file}' cannot be read (${code}).`, 'Check the file.');
    return fault(`There is no file '${file}'.`, hintFor(path));
  }
  const decoded = decodeText(bytes);
  if ('textBefore' in decoded)
    return fault(`'${file}' is not UTF-8.`, 'Save the file with the encoding UTF-8.');
  const conflicts = mergeConflictsInText(file, decoded.text);
  return conflicts.length > 0 ? conflicts : { ...source, file, text: decoded.text };
}

/** Names a file of the same folder that may be meant. */
function hintFor(path: string): string {
  let names: string[] = [];
  try {
    names = readdirSync(dirname(path)).filter((name) => /\.mdx?$/.test(name));
  } catch {
    // Without the folder there is nothing to choose from.
  }
  const meant = nearest(basename(path), names);
  return meant === null
    ? 'Check the path: it begins at the file that imports, or with `@site/`.'
    : `Did you mean '${meant}'?`;
}
