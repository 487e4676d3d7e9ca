import { readdirSync } from 'node:fs';
import { twinsOf } from './compress.ts';
import type { RouteManifest } from './routeManifest.ts';

/** What file managers leave in a folder that somebody looks at. */
const JUNK = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** Names at the top of an output folder that no build has put there. To look further would cost every build a walk of the site. */
export function ownersNames(outDir: string, { routes, others }: RouteManifest): string[] {
  const ofPages = namesOfPages(Object.values(routes).map(({ file }) => file));
  const known = new Set(others);
  // Engines before this list never wrote a hidden name but one.
  const isOther = (name: string): boolean =>
    others ? known.has(name) : !name.startsWith('.') || name === '.well-known';
  return readdirSync(outDir)
    .filter((name) => !JUNK.has(name) && !ofPages.has(name) && !isOther(name))
    .toSorted();
}

/** The names that these files have at the top of the output folder, but for those that follow from the pages. */
export function otherNames(files: readonly string[], pageFiles: Iterable<string>): string[] {
  const ofPages = namesOfPages([...pageFiles]);
  const names = new Set(files.flatMap(namesAtTop));
  return [...names].filter((name) => !ofPages.has(name)).toSorted();
}

/** With their Markdown: what the manifest says by its routes, it need not say again. */
function namesOfPages(files: readonly string[]): Set<string> {
  return new Set(files.flatMap(namesAtTop).flatMap((name) => [name, `${name}.md`]));
}

/** A file and its twins; of one that lies further down, the folder at the top that it lies in. */
function namesAtTop(file: string): string[] {
  const end = file.indexOf('/');
  return end === -1 ? ['', ...twinsOf(file)].map((ending) => file + ending) : [file.slice(0, end)];
}
