import {
  existsSync,
  linkSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type FileKind, twinsOf } from './compress.ts';
import { isAlive } from './isAlive.ts';
import { type Found, move, reuseFolder } from './reusedFolder.ts';
import { writeWithTwins } from './writeWithTwins.ts';

/** The folder a build writes to, beside the live one, until `publish` puts it in its place. */
export interface Output {
  /** Writes a file with its compressed twins. */
  write(file: string, bytes: Uint8Array, kind: FileKind): void;
  /** Copies a file that lies elsewhere with its compressed twins. */
  copy(file: string, source: string): void;
  /** Takes over an unchanged file of the live folder, its twins included; false if it is not whole. */
  keep(file: string, size: number): boolean;
  /** The content of a file that was written or taken over. */
  read(file: string): Uint8Array;
  /** Takes over a file of an earlier build, if it is still there. */
  carry(file: string): void;
  /** Puts the new folder in the place of the live one. */
  publish(): void;
  /** Drops the new folder; the live one stays as it was. */
  discard(): void;
}

/**
 * Opens a staging folder beside `outDir`. What `publish` replaces goes to `spare`, for the next build to begin with. `isSpared` tells of files
 * of the live folder that the spare one had as well when it was put there.
 */
export function openOutput(
  outDir: string,
  spare: string,
  isSpared: (file: string) => boolean = () => false,
): Output {
  const live = liveFolder(outDir);
  const staging = siblingOf(live, 'next', process.pid);
  const reused = reuseFolder(spare, staging);
  const place = (file: string): string => {
    const target = join(staging, file);
    for (const ending of endingsOf(file)) reused.clear(target + ending);
    return target;
  };
  const takeOver = (file: string, found: readonly Found[]): void => {
    for (const [index, ending] of endingsOf(file).entries()) {
      const to = join(staging, file + ending);
      if (reused.holds(to, found[index])) continue;
      reused.clear(to);
      linkOrCopy(join(live, file + ending), to);
    }
  };
  return {
    write: (file, bytes, kind) => writeWithTwins(place(file), bytes, kind),
    copy(file, source) {
      const target = place(file);
      for (const ending of endingsOf(file)) copyFileSync(source + ending, target + ending);
    },
    keep(file, size) {
      const target = join(staging, file);
      const paths = endingsOf(file).map((ending) => target + ending);
      if (isSpared(file) && reused.holdsWhole(paths, size)) return true;
      const found = find(live, file);
      if (!isWhole(found, size)) return false;
      takeOver(file, found);
      return true;
    },
    read: (file) => readFileSync(join(staging, file)),
    carry: (file) => takeOver(file, find(live, file)),
    publish() {
      reused.removeRest();
      const old = siblingOf(live, 'old', process.pid);
      if (existsSync(live)) renameSync(live, old);
      renameSync(staging, live);
      if (!move(old, spare)) rmSync(old, { recursive: true, force: true });
    },
    discard() {
      rmSync(staging, { recursive: true, force: true });
    },
  };
}

/** A file of an output folder and its twins. */
export function find(outDir: string, file: string): Found[] {
  return endingsOf(file).map((ending) =>
    statSync(join(outDir, file + ending), { bigint: true, throwIfNoEntry: false }),
  );
}

/** Whether a file and its twins are there, the file as large as it was written. */
export function isWhole(found: readonly Found[], size: number): boolean {
  return found.every((each) => each !== undefined) && found[0]?.size === BigInt(size);
}

/** What is put behind the name of a file for itself and for its twins. */
function endingsOf(file: string): readonly string[] {
  return ['', ...twinsOf(file)];
}

/** Puts the old folder back if a build was killed between its two renames. Removes nothing: who only reads may call it. */
export function recoverOutput(outDir: string): void {
  const live = liveFolder(outDir);
  if (existsSync(live)) return;
  const old = leftBeside(live).find((path) => path.startsWith(siblingOf(live, 'old', '')));
  if (old !== undefined) renameSync(old, live);
}

/** Removes what killed builds left beside the folder; call `recoverOutput` first. */
export function removeLeft(outDir: string): void {
  for (const path of leftBeside(liveFolder(outDir))) rmSync(path, { recursive: true, force: true });
}

/** The folders that builds which have ended left. What else begins with such a name is the owner's. */
function leftBeside(live: string): string[] {
  const parent = dirname(live);
  if (!existsSync(parent)) return [];
  const prefix = `.${basename(live)}.`;
  const isLeft = (name: string): boolean => {
    if (!name.startsWith(prefix)) return false;
    const pid = Number(/^(?:next|old)\.(\d+)$/.exec(name.slice(prefix.length))?.[1] ?? Number.NaN);
    return !Number.isNaN(pid) && (pid === process.pid || !isAlive(pid));
  };
  return readdirSync(parent)
    .filter(isLeft)
    .map((name) => join(parent, name));
}

/** The folder itself where the owner has put a link. */
function liveFolder(outDir: string): string {
  return existsSync(outDir) ? realpathSync(outDir) : resolve(outDir);
}

function siblingOf(live: string, role: 'next' | 'old', pid: number | ''): string {
  return join(dirname(live), `.${basename(live)}.${role}.${pid}`);
}

/** A hard link costs neither bytes nor reading; folders on different disks get a copy. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') copyFileSync(from, to);
  }
}
