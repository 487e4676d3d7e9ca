import { decodeSafely } from '#model/decodeSafely.ts';
import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts';
import { outputFileOf } from '#model/paths.ts';
import { STATIC_FOLDER } from './siteFiles.ts';
import type { RouteSpec } from './routeIndex.ts';

interface Place {
  /** Below the output folder. */
  readonly file: string;
  /** What its owner calls it: the source, or the path of a page without one. */
  readonly source: string;
}

/** A warning for every page or file of `static/` whose name differs from another's in capital letters only. */
export function checkCase(routes: readonly RouteSpec[], staticFiles: readonly string[]): Diagnostic[] {
  const places: Place[] = [
    ...routes.map(({ path, files }) => ({
      file: outputFileOf(decodeSafely(path)),
      source: files[0] ?? path,
    })),
    ...staticFiles.map((file) => ({ file, source: `${STATIC_FOLDER}/${file}` })),
  ];
  const first = new Map<string, Place>();
  const warnings = new Map<string, Diagnostic>();
  for (const place of places) {
    const key = onOtherDisks(place.file);
    const other = first.get(key) ?? place;
    first.set(key, other);
    if (other.file === place.file) continue;
    // The same two texts meet once in every locale.
    const pair = `${other.source}\0${place.source}`;
    if (!warnings.has(pair)) warnings.set(pair, describe(place, other));
  }
  return [...warnings.values()].toSorted(compareDiagnostics);
}

/** The name as those disks compare it that know no capital letters, and one form of each accented letter. */
function onOtherDisks(file: string): string {
  return file.normalize('NFC').toLowerCase();
}

function describe(place: Place, other: Place): Diagnostic {
  return {
    file: place.source,
    line: 1,
    column: 1,
    severity: 'warning',
    code: 'routes/case',
    message: `The addresses of '${place.source}' and '${other.source}', '/${addressOf(place)}' and '/${addressOf(other)}', differ in capital letters only: on many disks one overwrites the other.`,
    hint: 'Give one of the two another name.',
  };
}

function addressOf({ file }: Place): string {
  return file.replace(/\/?index\.html$/, '');
}
