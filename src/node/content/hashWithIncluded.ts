import { join } from 'node:path';
import { hashOf } from './hash.ts';
import { readIfThere } from './readIfThere.ts';
import { fileOfImport, importedTexts } from './textImports.ts';

/** The hash of a text together with the texts that it includes, so that its body is made anew when one of them changes. */
export function hashWithIncluded(
  siteDir: string,
  file: string,
  hash: string,
  imports: readonly string[],
): string {
  if (imports.length === 0) return hash;
  const seen = new Set([file]);
  const parts: (string | Uint8Array)[] = [hash];
  const add = (from: string, specifiers: readonly string[]): void => {
    for (const specifier of specifiers) {
      const included = fileOfImport(specifier, from);
      if (included === null || seen.has(included)) continue;
      seen.add(included);
      // Where a text includes one that is not there, compiling it tells.
      const bytes = readIfThere(join(siteDir, included));
      parts.push(included, bytes);
      add(included, importedTexts(bytes.toString()));
    }
  };
  add(file, imports);
  return hashOf(...parts);
}
