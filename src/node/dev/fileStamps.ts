import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../content/listFiles.ts';

/** By path, what is another after a file was saved. */
export type FileStamps = ReadonlyMap<string, string>;

/** What happened to a file, in the words of Vite's watcher. */
export interface FileChange {
  readonly event: 'add' | 'change' | 'unlink';
  readonly file: string;
}

/** Names that Vite's watcher passes over. */
const UNWATCHED = /^(?:\.git|\.lontar|\.dist\..*|dist|node_modules|test-results)$/;

/** The wanted files below some folders, as they stand. Reads none of them. */
export function stampFiles(folders: readonly string[], isWanted: (file: string) => boolean): FileStamps {
  const stamps = new Map<string, string>();
  for (const folder of folders) {
    // Who reads the site tells of what cannot be read.
    for (const name of listFiles(folder, '', () => undefined, { skipped: UNWATCHED })) {
      const file = join(folder, name);
      const stat = isWanted(file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
      if (stat) stamps.set(file, `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`);
    }
  }
  return stamps;
}

/** What was saved, made or removed between two looks. */
export function changesBetween(before: FileStamps, after: FileStamps): FileChange[] {
  const gone = [...before.keys()].filter((file) => !after.has(file));
  const others = [...after].filter(([file, stamp]) => before.get(file) !== stamp);
  return [
    ...gone.map((file): FileChange => ({ event: 'unlink', file })),
    ...others.map(([file]): FileChange => ({ event: before.has(file) ? 'change' : 'add', file })),
  ];
}
