import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LIST_FILE = 'sizes.json';

/** Notes the sizes of all files of a folder, in the folder. */
export function noteSizes(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const sizes = files.map((file) => [relative(folder, file), statSync(file).size] as const);
  writeFileSync(join(folder, LIST_FILE), JSON.stringify(sizes));
}

/** Whether all files of a folder are as large as noted: a machine that lost its power may have kept their names alone. */
export function isWholeFolder(folder: string): boolean {
  const list = join(folder, LIST_FILE);
  if (!existsSync(list)) return false;
  try {
    const sizes = JSON.parse(readFileSync(list, 'utf8')) as readonly (readonly [string, number])[];
    return sizes.every(
      ([file, size]) => statSync(join(folder, file), { throwIfNoEntry: false })?.size === size,
    );
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
