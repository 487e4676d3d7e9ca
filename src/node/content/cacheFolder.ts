import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from './hash.ts';

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Where the engine keeps what it made of a site: in the site's own folder, else, if that is read-only, among temporary files. */
export function cacheFolderOf(siteDir: string): string {
  try {
    return prepare(join(siteDir, '.lontar'));
  } catch (error) {
    if (!NOT_WRITABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return prepare(join(tmpdir(), `lontar-${hashOf(siteDir)}`));
  }
}

function prepare(folder: string): string {
  const cache = join(folder, 'cache');
  mkdirSync(cache, { recursive: true });
  // Nobody else's repository should see it.
  writeFileSync(join(folder, '.gitignore'), '*\n');
  return cache;
}
