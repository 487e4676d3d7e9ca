import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '#model/diagnostic.ts';
import { islandFault, ISLANDS_FOLDER } from '../../content/readIslands.ts';
import { missingFault } from './importFaults.ts';

/** Such as `╭─[ ../site/islands/Chart.tsx:1:18 ]`. */
const PLACE = /\[ (.+?):(\d+):(\d+) \]/;
/** What Vite says of a package that lacks another one; those of islands are found before. */
const UNRESOLVED = /failed to resolve import "(.+?)" from "(.+?)"/;
/** What is said of a style sheet that imports one that is not there. */
const UNREAD = /ENOENT: .+ open '(.+)'/;

/** What is said of the error by the bundler, or by the plugin of Vite that threw. */
interface BundlerError {
  readonly message?: string;
  /** The file that was being read. */
  readonly id?: string;
  /** Where a style sheet is wrong, columns counted from 0; of other code no file is named. */
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** What the bundler says of the files of the islands folder, and of packages they use, which are the owner's to mend. */
export async function bundlerFaults(
  thrown: unknown,
  siteDir: string,
  engineRoot: string,
): Promise<Diagnostic[]> {
  const faults: Diagnostic[] = [];
  const { errors = [] } = thrown as { readonly errors?: readonly BundlerError[] };
  for (const error of errors) {
    const fault = await faultOf(error, siteDir, engineRoot);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

async function faultOf(error: BundlerError, siteDir: string, engineRoot: string): Promise<Diagnostic | null> {
  const text = stripVTControlCharacters(error.message ?? '');
  const [, source, importer] = UNRESOLVED.exec(text) ?? [];
  if (source !== undefined && importer !== undefined && !isInside(join(engineRoot, 'src'), importer))
    return missingFault({ siteDir, importer, source });
  const { path, ...place } = placeOf(error, text);
  const file = resolve(engineRoot, path);
  const folder = join(siteDir, ISLANDS_FOLDER);
  if (path === '' || !isInside(folder, file)) return null;
  const [, unread] = UNREAD.exec(text) ?? [];
  if (unread !== undefined) return missingFault({ siteDir, importer: file, source: unread });
  const message = (text.split('\n')[0] ?? '').replace(/^\[[^\]]*\]\s*/, '');
  const own = relative(folder, file).split(sep).join('/');
  return islandFault(own, { ...place, code: 'island/syntax', message: `${message}.`, hint: null });
}

function placeOf(
  { loc, id = '' }: BundlerError,
  text: string,
): { readonly path: string; readonly line: number; readonly column: number } {
  if (loc?.file !== undefined) return { path: loc.file, line: loc.line, column: loc.column + 1 };
  const [, path = id, line = 1, column = 1] = PLACE.exec(text) ?? [];
  return { path, line: Number(line), column: Number(column) };
}

function isInside(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return !below.startsWith('..') && !isAbsolute(below);
}
