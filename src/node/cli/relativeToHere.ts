import { relative } from 'node:path';

/** A folder as a person in the current one would name it. */
export function relativeToHere(folder: string): string {
  const path = relative(process.cwd(), folder);
  return path === '' ? '.' : path.startsWith('..') ? folder : path;
}
