import { isLong, LONG_PART } from '#model/addressParts.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { outputFileOf, withoutTrailingSlash } from '#model/paths.ts';
import type { Text } from '#model/site.ts';
import { createReporter } from '../../content/report.ts';
import { isUnseen, ownFolderOf } from '../ownPlaces.ts';
import { foldersOf } from '../redirects/takenPlaces.ts';
import type { RouteSpec } from './routeIndex.ts';

interface Reason {
  readonly code: string;
  readonly words: string;
}

const TWIN = /\.(?:br|gz)$/;

interface PathSite {
  readonly siteDir: string;
  readonly texts: readonly Pick<Text, 'entry'>[];
  /** What the site has besides pages. */
  readonly files: ReadonlySet<string>;
}

/** An error for every page that no disk could hold or no server would show at its path. */
export function checkFilePaths(
  routes: readonly RouteSpec[],
  { siteDir, texts, files }: PathSite,
): readonly Diagnostic[] {
  const { add, inFrontMatter, diagnostics } = createReporter(siteDir);
  const withSlug = new Set(
    texts.filter(({ entry }) => 'slug' in entry.frontMatter).map(({ entry }) => entry.file),
  );
  const known = new Set<string>();
  for (const { path, files: sources } of routes) {
    const reason = reasonAgainst(withoutTrailingSlash(decodeSafely(path)), files);
    const slugged = sources.find((source) => withSlug.has(source));
    const file = slugged ?? sources.toSorted()[0] ?? path;
    // The same page stands in every locale.
    if (reason === null || known.has(file)) continue;
    known.add(file);
    const { code, words } = reason;
    const message = `The path '${path}' cannot be that of a page: ${words}.`;
    const problem = { severity: 'error', code, message, hint: 'Give the page another slug.' } as const;
    if (slugged === undefined) add({ ...problem, file, line: 1, column: 1 });
    else inFrontMatter(file)({ ...problem, path: ['slug'], of: 'value' });
  }
  return diagnostics;
}

function reasonAgainst(path: string, files: ReadonlySet<string>): Reason | null {
  const file = outputFileOf(path);
  const taken = foldersOf(file).find(
    (folder) => files.has(folder.replace(TWIN, '')) || /(?:^|\/)index\.html(?:\.\w+)?$/.test(folder),
  );
  if (taken !== undefined) return { code: 'routes/name-of-a-file', words: `the site has a file '${taken}'` };
  const folder = ownFolderOf(file);
  if (folder !== null)
    return { code: 'routes/own-place', words: `the folder '${folder}' is the build's own` };
  if (isUnseen(path)) return { code: 'routes/own-place', words: 'no server shows what is called so' };
  return isLong(path) ? { code: 'routes/too-long', words: `a part of it is ${LONG_PART}` } : null;
}
