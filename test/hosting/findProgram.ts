import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where programs for administrators lie, which not every PATH names. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** The path of the first of these programs that is there. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...MORE_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
