import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes from a folder of the cache what is not among these names. */
export function forgetOthers(folder: string, used: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!used.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
}
