import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { hashOf } from '../content/hash.ts';
import { listFiles } from '../content/listFiles.ts';
import { STATIC_FOLDER } from './links/siteFiles.ts';
import type { OutputFile } from './outputFile.ts';

const HIDDEN = /^\.(?!well-known$)/;

/** The files of `static/`, copied as they are, links followed. Hidden ones stay behind but for `.well-known`. */
export function staticFilesOf(siteDir: string, report: (diagnostic: Diagnostic) => void): OutputFile[] {
  return listFiles(siteDir, STATIC_FOLDER, report, HIDDEN).map((file): OutputFile => {
    const bytes = readFileSync(join(siteDir, STATIC_FOLDER, file));
    return { file, key: hashOf(bytes), kind: 'asset', make: () => bytes };
  });
}
