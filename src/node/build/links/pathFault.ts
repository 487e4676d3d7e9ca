import { isLong, LONG_PART } from '#model/addressParts.ts';
import { outputFileOf } from '#model/paths.ts';
import { isUnseen, ownFolderOf } from '../ownPlaces.ts';
import { foldersOf } from '../redirects/takenPlaces.ts';

/** Why no disk could hold a page or no server would show it. */
export interface PathFault {
  readonly code: string;
  readonly words: string;
  /** The file of the site that is in the way. */
  readonly takenBy?: string;
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const REFUSED = /[\\\u0000-\u001F\u007F]/;
const TWIN = /\.(?:br|gz)$/;

/** What is against a page at a decoded path; null: nothing. `files` are those that the site has besides pages. */
export function pathFault(path: string, files: ReadonlySet<string>): PathFault | null {
  const file = outputFileOf(path);
  const taken = foldersOf(file).find(
    (folder) => files.has(folder.replace(TWIN, '')) || /(?:^|\/)index\.html(?:\.\w+)?$/.test(folder),
  );
  if (taken !== undefined)
    return { code: 'routes/name-of-a-file', words: `the site has a file '${taken}'`, takenBy: taken };
  const own = ownPlaceFault(file);
  if (own !== null) return own;
  if (REFUSED.test(path))
    return { code: 'routes/refused', words: 'servers refuse backslashes and control characters' };
  if (isUnseen(path)) return { code: 'routes/own-place', words: 'no server shows what is called so' };
  return isLong(path) ? { code: 'routes/too-long', words: `a part of it is ${LONG_PART}` } : null;
}

/** What is against all pages of a folder. */
export function folderFault(folder: string, files: ReadonlySet<string>): PathFault | null {
  return pathFault(folder, files) ?? ownPlaceFault(`${folder.slice(1)}/`);
}

function ownPlaceFault(file: string): PathFault | null {
  const folder = ownFolderOf(file);
  return folder === null
    ? null
    : { code: 'routes/own-place', words: `the folder '${folder}' is the build's own` };
}
