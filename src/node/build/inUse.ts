import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './isAlive.ts';

const ENDING = '.pid';
const marks = new Set<string>();

/**
 * Leaves a file named after this process in a folder until the process ends, so that no other one takes away what it reads
 * there. Where we may only read, nobody else may either.
 */
export function markInUse(folder: string): void {
  const mark = join(folder, process.pid + ENDING);
  try {
    writeFileSync(mark, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EROFS') return;
    throw error;
  }
  if (marks.size === 0) process.once('exit', removeMarks);
  marks.add(mark);
}

function removeMarks(): void {
  for (const mark of marks) rmSync(mark, { force: true });
}

/** The processes that use a folder, this one among them. Removes the marks of those that were killed. */
export function usersOf(folder: string): number[] {
  const pids = namesIn(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => Number.parseInt(name, 10));
  for (const pid of pids) if (!isAlive(pid)) rmSync(join(folder, pid + ENDING), { force: true });
  return pids.filter(isAlive);
}

/** None where another process has just removed the folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
