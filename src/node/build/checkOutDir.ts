import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { STATIC_FOLDER } from './links/siteFiles.ts';
import { readManifest } from './liveManifest.ts';
import { MANIFEST_FILE } from './routeManifest.ts';

/** Parts of a site that hold the owner's work. */
const OWN_FOLDERS = ['content', STATIC_FOLDER, 'blog', 'docs', 'src', 'i18n'];

/** Why a build may not replace this folder, or null if it may. A build replaces its output folder whole. */
export function checkOutDir(outDir: string, siteDir: string): string | null {
  if (!existsSync(outDir)) return null;
  if (!statSync(outDir).isDirectory()) return `${outDir} is a file, not a folder.`;
  const [out, site] = [realpathSync(outDir), realpathSync(siteDir)];
  if (isIn(site, out)) return `${outDir} holds the site itself.`;
  const own = OWN_FOLDERS.find((name) => isIn(out, join(site, name)));
  if (own !== undefined) return `${outDir} lies in the site's ${own} folder.`;
  if (readdirSync(outDir).length === 0 || readManifest(outDir) !== null) return null;
  return `${outDir} holds files that no build has made, or its ${MANIFEST_FILE} is damaged: if none of them is yours, delete the folder.`;
}

/** Whether a path is a folder or lies in it. */
function isIn(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith(`..${sep}`) && way !== '..' && !way.startsWith(sep));
}
