import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { errorCode } from '../../content/errorCode.ts';

/** Folder of files that are copied as they are, below the site's folder. */
export const STATIC_FOLDER = 'static';

/** Whether a file is there; paths are relative to the site's folder, with forward slashes. */
export type HasFile = (file: string) => boolean;

/**
 * Looks files up in the site's folder, each once.
 * What lies outside of it, is hidden or is a package is never found, so that no link publishes it.
 */
export function createFileLookup(siteDir: string): HasFile {
  const known = new Map<string, boolean>();
  return (file) => {
    let found = known.get(file);
    if (found === undefined) {
      found = isPublishable(file) && isFile(join(siteDir, file));
      known.set(file, found);
    }
    return found;
  };
}

function isPublishable(file: string): boolean {
  if (file === '' || file.includes('\0') || posix.isAbsolute(file)) return false;
  return file.split('/').every((segment) => !segment.startsWith('.') && segment !== 'node_modules');
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch (error) {
    // A name that is too long or leads through a file names nothing either.
    if (errorCode(error) !== '') return false;
    throw error;
  }
}

/** The names under which a file may lie: some systems write letters with accents as one sign, others as two. */
export function formsOf(name: string): string[] {
  return [...new Set([name, name.normalize('NFC'), name.normalize('NFD')])];
}

/** Whether a decoded address is that of one of these files, or of a folder among them that has a page. */
export function isFileIn(files: ReadonlySet<string>, address: string): boolean {
  const file = address.replace(/^\/+|\/+$/g, '');
  return files.has(file) || files.has(`${file}/index.html`);
}

/** Folders above a file, innermost first, the site's folder ('') last. */
export function foldersAbove(file: string): string[] {
  const folders: string[] = [];
  let folder = posix.dirname(file);
  while (folder !== '.' && folder !== '/') {
    folders.push(folder);
    folder = posix.dirname(folder);
  }
  return [...folders, ''];
}

/** `path` seen from `folder`, or null if that leads out of the site's folder. */
export function joinInside(folder: string, path: string): string | null {
  const joined = posix.join(folder, path);
  return joined === '..' || joined.startsWith('../') ? null : joined;
}
