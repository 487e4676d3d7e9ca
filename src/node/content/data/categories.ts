import { dirname } from 'node:path/posix';
import type { Reporter } from '../report.ts';
import { parseDataFile } from './readDataFile.ts';
import { isRecord, readRecord } from './readRecord.ts';
import { withoutNumber } from '../texts/docName.ts';

/** A folder of documents as `_category_.json` or `_category_.yml` describes it. */
export interface Category {
  readonly label: string | null;
  readonly position: number | null;
}

/** The categories by folder, relative to the site. */
export function readCategories(
  siteDir: string,
  files: readonly string[],
  locale: string,
  reporter: Reporter,
): Map<string, Category> {
  const categories = new Map<string, Category>();
  for (const file of files) {
    const data = parseDataFile(siteDir, file, reporter);
    if (!data || !isRecord(data.value)) continue;
    const reader = readRecord(data.value, [], 'category/invalid-value', data.report);
    categories.set(dirname(file), {
      label: reader.text('label', locale),
      position: reader.number('position'),
    });
  }
  return categories;
}

/** What a folder is called without a label: its name without the number before it. */
export function labelOfFolder(folder: string): string {
  return withoutNumber(folder.slice(folder.lastIndexOf('/') + 1)).name;
}
