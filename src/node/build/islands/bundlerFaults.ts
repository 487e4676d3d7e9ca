import { isAbsolute, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '#model/diagnostic.ts';
import { islandFault, ISLANDS_FOLDER } from '../../content/readIslands.ts';

/** Such as `╭─[ ../site/islands/Chart.tsx:1:18 ]`. */
const PLACE = /\[ (.+?):(\d+):(\d+) \]/;

/** What the bundler says of the files of the islands folder, which are the owner's to mend. */
export function bundlerFaults(error: unknown, siteDir: string, engineRoot: string): Diagnostic[] {
  const errors = (error as { readonly errors?: readonly unknown[] } | null)?.errors ?? [];
  const folder = join(siteDir, ISLANDS_FOLDER);
  return errors.flatMap((each) => {
    const text = stripVTControlCharacters(String((each as { readonly message?: unknown }).message));
    const [, path = '', line, column] = PLACE.exec(text) ?? [];
    const file = relative(folder, resolve(engineRoot, path));
    if (path === '' || file.startsWith('..') || isAbsolute(file)) return [];
    const message = (text.split('\n')[0] ?? '').replace(/^\[[^\]]*\]\s*/, '');
    const place = { line: Number(line), column: Number(column) };
    return [islandFault(file, { ...place, code: 'island/syntax', message: `${message}.`, hint: null })];
  });
}
