import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { changeKind, UNREAD_CONFIG, watchedFolders } from './changeKind.ts';
import { changesBetween, type FileChange, type FileStamps, stampFiles } from './fileStamps.ts';

/** A watcher that has just started is looked after this soon, and then twice as late each time. */
const FIRST_LOOK_MS = 100;

/** Finds what is saved before a watcher has all files: it would never tell of that. */
export interface UnwatchedChanges {
  /** Tells of what changed since it was asked last. Nothing once the watcher does. */
  look(): void;
  /** Looks again and again, until the watcher has all files. */
  lookUntilWatched(watcher: ViteDevServer['watcher']): void;
  stop(): void;
}

/** Begins with the files as they are now. `tell` gets what changed, never an empty list. */
export function findUnwatchedChanges(
  siteDir: string,
  tell: (changes: readonly FileChange[]) => void,
): UnwatchedChanges {
  // What may concern the site, since it has not been read yet.
  const isWanted = (file: string): boolean => changeKind(file, siteDir, UNREAD_CONFIG) !== null;
  const stampsNow = (): FileStamps => stampFiles(watchedFolders(siteDir), isWanted);
  let stamps = stampsNow();
  let isWatched = false;
  let timer: NodeJS.Timeout | undefined;

  const look = (): void => {
    if (isWatched) return;
    const before = stamps;
    stamps = stampsNow();
    const changes = changesBetween(before, stamps);
    if (changes.length > 0) tell(changes);
  };
  const lookAgain = (watcher: ViteDevServer['watcher'], wait: number, hadAll: boolean): void => {
    const hasAll = hasFiles(watcher, stamps);
    look();
    // A folder is watched a moment after the files that were in it.
    isWatched = hadAll && hasAll;
    if (!isWatched) timer = setTimeout(lookAgain, wait, watcher, wait * 2, hasAll);
  };
  return {
    look,
    lookUntilWatched: (watcher) => lookAgain(watcher, FIRST_LOOK_MS, false),
    stop: () => clearTimeout(timer),
  };
}

function hasFiles(watcher: ViteDevServer['watcher'], stamps: FileStamps): boolean {
  const watched = new Set(
    Object.entries(watcher.getWatched()).flatMap(([folder, names]) =>
      names.map((name) => join(folder, name)),
    ),
  );
  return [...stamps.keys()].every((file) => watched.has(file));
}
