import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';

/**
 * Names that hold no content: hidden files, installed packages, and partials, which start with `_`.
 * `_category_` files are kept: they name their folder.
 */
const NO_CONTENT = /^(?:\..*|_(?!category_\.).*|node_modules)$/;

/** Whether a folder or a file of this name, with all that lies in it, is no part of the site. */
export function isLeftOut(name: string): boolean {
  return NO_CONTENT.test(name);
}

interface Listing {
  readonly skipped?: RegExp;
  /** Asked of each link with the place that it leads to; one that is refused is left out. */
  readonly mayFollow?: (name: string, place: string) => boolean;
}

/**
 * Every file below `dir` by its path below it, sorted. Symbolic links are followed, each folder once.
 * What cannot be read is reported.
 */
export function listFiles(
  siteDir: string,
  dir: string,
  report: (diagnostic: Diagnostic) => void,
  { skipped = NO_CONTENT, mayFollow = () => true }: Listing = {},
): string[] {
  const files: string[] = [];
  const root = join(siteDir, dir);
  if (!existsSync(root)) return files;
  walk(root, '', new Set([realpathSync(root)]));
  return files.sort();

  function walk(folder: string, prefix: string, above: ReadonlySet<string>): void {
    for (const item of entriesOf(folder, prefix)) {
      const path = join(folder, item.name);
      const name = prefix + item.name;
      if (skipped.test(item.name)) continue;
      const kind = item.isSymbolicLink() ? kindBehindLink(path, name) : item;
      if (kind && item.isSymbolicLink() && !mayFollow(name, realpathSync(path))) continue;
      if (kind?.isFile()) files.push(name);
      if (!kind?.isDirectory()) continue;
      const real = item.isSymbolicLink() ? realpathSync(path) : path;
      if (!above.has(real)) walk(path, `${name}/`, new Set([...above, real]));
    }
  }

  function entriesOf(folder: string, prefix: string): Dirent[] {
    try {
      return readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      report(unreadable(`${dir}/${prefix}`.replace(/\/$/, ''), error));
      return [];
    }
  }

  function kindBehindLink(path: string, name: string): Pick<Dirent, 'isFile' | 'isDirectory'> | null {
    try {
      return statSync(path);
    } catch (error) {
      report(unreadable(`${dir}/${name}`, error));
      return null;
    }
  }
}

/** A file or folder that the system does not let us read. */
export function unreadable(file: string, error: unknown): Diagnostic {
  const { code, message } = error as NodeJS.ErrnoException;
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'file/unreadable',
    message: `This cannot be read (${code ?? message}).`,
    hint:
      code === 'EACCES'
        ? 'Check its permissions.'
        : code === 'ELOOP' || code === 'ENOENT'
          ? 'The link leads nowhere: remove or mend it.'
          : null,
  };
}
