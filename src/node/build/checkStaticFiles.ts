import { basename } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { outputFileOf } from '#model/paths.ts';
import { twinsOf } from './compress.ts';
import { STATIC_FOLDER } from './links/siteFiles.ts';
import type { OutputFile } from './outputFile.ts';
import type { LocalePlan } from './plan/planLocale.ts';

/**
 * A warning for every file of `static/` that has the name of one the build makes: that one is published. An error for one whose name
 * leaves no room for the ending of its compressed copy.
 */
export function checkStaticFiles(
  files: readonly OutputFile[],
  plans: readonly LocalePlan[],
  generated: readonly string[],
): Diagnostic[] {
  const pages = plans.flatMap((plan) => plan.pages.map(({ page }) => outputFileOf(page.frame.path)));
  const taken = new Set([...pages, ...generated]);
  return files.flatMap(({ file }): Diagnostic[] => {
    const at = { file: `${STATIC_FOLDER}/${file}`, line: 1, column: 1 };
    if (taken.has(file)) {
      const message = `The build makes a file '${file}' itself, so this one is not published.`;
      const hint = 'Give it another name.';
      return [{ ...at, severity: 'warning', code: 'static/name-taken', message, hint }];
    }
    if (hasRoom(file)) return [];
    const message = `The name of this file is too long: no disk has room for the ending of its compressed copy.`;
    const hint = 'Give it a shorter name.';
    return [{ ...at, severity: 'error', code: 'static/too-long', message, hint }];
  });
}

/** What disks take for a name, in bytes. */
const LONGEST_NAME = 255;

function hasRoom(file: string): boolean {
  return twinsOf(file).every((twin) => Buffer.byteLength(basename(file) + twin) <= LONGEST_NAME);
}
