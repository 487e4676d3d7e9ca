import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ISLANDS_FOLDER } from '../content/readIslands.ts';
import { STATIC_FOLDER } from './links/siteFiles.ts';
import { readManifest } from './liveManifest.ts';
import { ownersNames } from './ownersNames.ts';
import { MANIFEST_FILE } from './routeManifest.ts';

/** Parts of a site that hold the owner's work. */
const OWN_FOLDERS = ['content', STATIC_FOLDER, 'blog', 'docs', 'src', 'i18n', ISLANDS_FOLDER];

/** Of many names, so many are told. */
const NAMES_TOLD = 3;

export interface Refusal {
  readonly message: string;
  readonly hint: string;
}

/** Why a build may not replace this folder, or null if it may. A build replaces its output folder whole. */
export function checkOutDir(outDir: string, siteDir: string): Refusal | null {
  const elsewhere = 'give --out a new folder, an empty one or one that a build has made';
  const refuse = (message: string): Refusal => ({ message, hint: elsewhere });
  const there = nearestThere(outDir);
  if (!statSync(there).isDirectory()) return refuse(`${there} is a file, not a folder.`);
  const [out, site] = [realPlaceOf(resolve(outDir)), realpathSync(siteDir)];
  if (isIn(site, out)) return refuse(`${outDir} holds the site itself.`);
  const own = OWN_FOLDERS.find((name) => isIn(out, join(site, name)));
  if (own !== undefined) return refuse(`${outDir} lies in the site's ${own} folder.`);
  const built = foldersAbove(out).find((folder) => readManifest(folder) !== null);
  if (built !== undefined) return refuse(`${outDir} lies in ${built}, which builds replace as a whole.`);
  if (there !== outDir || readdirSync(outDir).length === 0) return null;
  const manifest = readManifest(outDir);
  if (manifest === null)
    return refuse(
      `${outDir} holds files that no build has made, or its ${MANIFEST_FILE} is damaged: if none of them is yours, delete the folder.`,
    );
  const names = ownersNames(outDir, manifest);
  if (names.length === 0) return null;
  const rest = names.length > NAMES_TOLD ? ` and ${names.length - NAMES_TOLD} more` : '';
  return {
    message: `${outDir} holds what no build has made, and a build would remove it: ${names.slice(0, NAMES_TOLD).join(', ')}${rest}.`,
    hint: `move it elsewhere; what is to be published with the site belongs in ${STATIC_FOLDER}/, and a repository to deploy from in a folder of its own, to which the output is copied`,
  };
}

/** The path itself, or what it would lie in once it is made. */
function nearestThere(path: string): string {
  return existsSync(path) ? path : nearestThere(dirname(path));
}

/** Where a folder is, or will be once it is made. */
function realPlaceOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPlaceOf(parent), path.slice(parent.length));
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}

/** Whether a path is a folder or lies in it. */
function isIn(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith(`..${sep}`) && way !== '..' && !way.startsWith(sep));
}
