import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hashOf } from '../content/hash.ts';
import type { OutputFile } from './outputFile.ts';

/** The files of `static/`, copied as they are. Hidden ones stay behind but for `.well-known`. */
export function staticFilesOf(siteDir: string): OutputFile[] {
  const folder = join(siteDir, 'static');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.toSorted().flatMap((path): OutputFile[] => {
    const file = relative(folder, path).split(sep).join('/');
    if (file.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) return [];
    const bytes = readFileSync(path);
    return [{ file, key: hashOf(bytes), kind: 'asset', make: () => bytes }];
  });
}
