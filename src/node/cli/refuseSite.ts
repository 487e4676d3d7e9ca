import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_FILES } from '../content/config/configFiles.ts';
import { isSite, sitesIn, TEXT_FOLDERS } from '../content/findSites.ts';
import type { CommandName } from './flags.ts';
import { relativeToHere } from './relativeToHere.ts';

/** Those that read texts: `new` makes the first one, the others take what was built. */
const READERS: ReadonlySet<CommandName> = new Set(['build', 'check', 'dev', 'links']);

/** Why a folder is no site for a command; null if it is one. */
export function refuseSite(siteDir: string, command: CommandName): string | null {
  if (!isFolder(siteDir))
    return `There is no folder ${siteDir}.\n  hint: give --site the folder that holds content/ or site.config.ts`;
  if (!READERS.has(command) || isSite(siteDir)) return null;
  const folders = TEXT_FOLDERS.map((name) => `${name}/`).join(', ');
  const below = sitesIn(siteDir).map((name) => `--site ${relativeToHere(join(siteDir, name))}`);
  const hint =
    below.length > 0
      ? `did you mean ${below.join(' or ')}?`
      : "give --site the folder that holds them, or begin with 'npm run new'";
  return `There is no site in ${siteDir}: neither a configuration (${CONFIG_FILES[0]}) nor any of ${folders}.\n  hint: ${hint}`;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
