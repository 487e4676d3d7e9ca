import { HIDDEN_PART } from '#model/addressParts.ts';
import { HASHED_ASSETS_FOLDER, HOSTING_FOLDER } from './headers.ts';

/** Below it the server answers searches and counts views. */
const SERVER_FOLDER = '1/';

/** The folder of the build or the server in which a file of the output would lie; null if it is none of theirs. */
export function ownFolderOf(file: string): string | null {
  // Nothing is asked for at '/1' itself.
  if (file === `${SERVER_FOLDER}index.html`) return null;
  return [HASHED_ASSETS_FOLDER, HOSTING_FOLDER, SERVER_FOLDER].find((name) => file.startsWith(name)) ?? null;
}

/** Files that tell hosts what to do, and pages that say that there is none. */
const UNSEEN = /^\/_(?:headers$|redirects$|hosting\/)|\/404\.html$/;

/** Whether a decoded path is nobody's business: no server of ours answers it with a file. */
export function isUnseen(path: string): boolean {
  return HIDDEN_PART.test(path) || UNSEEN.test(path);
}
