import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { hashOf } from '../content/hash.ts';
import { listFiles } from '../content/listFiles.ts';
import { STATIC_FOLDER } from './links/siteFiles.ts';
import type { OutputFile } from './outputFile.ts';

const HIDDEN = /^\.(?!well-known$)/;

/** The files of `static/`, copied as they are, links within the site followed. Hidden ones stay behind but for `.well-known`. */
export function staticFilesOf(siteDir: string, report: (diagnostic: Diagnostic) => void): OutputFile[] {
  const root = join(siteDir, STATIC_FOLDER);
  // The folder itself may lie elsewhere.
  const homes = [siteDir, ...(existsSync(root) ? [root] : [])].map((folder) => realpathSync(folder) + sep);
  const mayFollow = (name: string, place: string): boolean => {
    const isInside = homes.some((home) => `${place}${sep}`.startsWith(home));
    if (!isInside) report(leadsOutside(`${STATIC_FOLDER}/${name}`));
    return isInside;
  };
  return listFiles(siteDir, STATIC_FOLDER, report, { skipped: HIDDEN, mayFollow }).map((file): OutputFile => {
    const bytes = readFileSync(join(root, file));
    return { file, key: hashOf(bytes), kind: 'asset', make: () => bytes };
  });
}

function leadsOutside(file: string): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'static/outside',
    message: "This link leads to a place which is outside of the site's folder.",
    hint: 'Copy what it leads to into the site, or remove the link.',
  };
}
