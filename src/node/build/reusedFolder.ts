import { type BigIntStats, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';

/** What the disk knows of a file, if it is there. Some disks number files so high that only a bigint holds it. */
export type Found = BigIntStats | undefined;

/** A folder that is filled anew, though most of what it should hold may lie in it already. */
export interface ReusedFolder {
  /** Makes the folder of a file, and sees that the file can be written without changing what else links to it. */
  clear(path: string): void;
  /** Whether the file at `path` is the very one that was found elsewhere: then it stays. */
  holds(path: string, found: Found): boolean;
  /** Whether all of these files of one folder are there, the first as large as it should be: then they stay. */
  holdsWhole(paths: readonly string[], size: number): boolean;
  /** Removes whatever was neither cleared nor held. */
  removeRest(): void;
}

/** Moves a folder to where it is used again; without one there, begins an empty one. Making folders takes long. */
export function reuseFolder(from: string, folder: string): ReusedFolder {
  if (!move(from, folder)) mkdirSync(folder, { recursive: true });
  const files = new Set<string>();
  const folders = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    (entry.isDirectory() ? folders : files).add(entry.parentPath + sep + entry.name);
  const used = new Set([folder]);

  /** Sees that the folder of a file is there, and notes that it is used with all that it lies in. */
  const enter = (file: string): void => {
    const parent = dirname(file);
    if (used.has(parent)) return;
    for (let above = parent; !used.has(above); above = dirname(above)) {
      used.add(above);
      if (files.delete(above)) rmSync(above);
    }
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
  };
  const removeFolder = (path: string): void => {
    rmSync(path, { recursive: true });
    for (const paths of [files, folders])
      for (const inner of paths) if ((inner + sep).startsWith(path + sep)) paths.delete(inner);
  };
  return {
    clear(path) {
      enter(path);
      if (files.delete(path)) rmSync(path);
      if (folders.has(path)) removeFolder(path);
    },
    holds(path, found) {
      if (!files.has(path) || !isSame(path, found)) return false;
      enter(path);
      return files.delete(path);
    },
    holdsWhole(paths, size) {
      const [path = ''] = paths;
      if (!paths.every((each) => files.has(each)) || statSync(path).size !== size) return false;
      enter(path);
      for (const each of paths) files.delete(each);
      return true;
    },
    removeRest() {
      for (const path of folders) if (!used.has(path)) rmSync(path, { recursive: true, force: true });
      // Some of them have gone with their folders.
      for (const path of files) rmSync(path, { force: true });
    },
  };
}

/** Moves a folder unless there is none, or it would have to change disks. */
export function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'EXDEV', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw error;
    return false;
  }
}

function isSame(path: string, found: Found): boolean {
  const own = statSync(path, { bigint: true, throwIfNoEntry: false });
  return own !== undefined && own.ino === found?.ino && own.dev === found.dev;
}
