import { describeValue } from '../describeValue.ts';
import type { Problem, Report } from '../problem.ts';
import type { Reporter } from '../report.ts';
import { parseDataFile } from './readDataFile.ts';
import { isRecord, readRecord, reportUnknownKeys } from './readRecord.ts';
import { withoutNumber } from '../texts/docName.ts';

/** What Docusaurus knows, read or not. */
const KEYS = [
  'label',
  'position',
  'link',
  'description',
  'key',
  'className',
  'collapsed',
  'collapsible',
  'customProps',
];

/** A `_category_.json` or `_category_.yml`. */
export interface CategoryFile {
  readonly file: string;
  /** The folder that it describes, below its root: the same in every language. */
  readonly folder: string;
  /** The language of a label that is one for all; null: the default one. */
  readonly locale: string | null;
}

/** A folder of documents as those files describe it. */
export interface Category {
  /** By language. */
  readonly labels: Readonly<Record<string, string>>;
  readonly position: number | null;
  /** Id of the document that stands for the folder, whole or within it; null: its index. */
  readonly linkedDoc: { readonly id: string; readonly report: Report } | null;
}

/** The categories by folder. Files of translations come after those of originals and say only what it is called there. */
export function readCategories(
  siteDir: string,
  files: readonly CategoryFile[],
  defaultLocale: string,
  reporter: Reporter,
): Map<string, Category> {
  const categories = new Map<string, Category>();
  for (const { file, folder, locale } of files) {
    const data = parseDataFile(siteDir, file, reporter);
    if (!data || data.value === null) continue;
    if (!isRecord(data.value)) {
      data.report(noRecord(data.value));
      continue;
    }
    reportUnknownKeys(data.value, KEYS, [], (problem) =>
      data.report({ ...problem, of: 'key', severity: 'warning', code: 'category/unknown-key' }),
    );
    const reader = readRecord(data.value, [], 'category/invalid-value', data.report);
    const label = reader.texts('label') ?? {};
    const position = reader.number('position');
    const known = categories.get(folder);
    categories.set(folder, {
      labels: {
        ...known?.labels,
        ...(typeof label === 'string' ? { [locale ?? defaultLocale]: label } : label),
      },
      position: known?.position ?? position,
      linkedDoc: known ? known.linkedDoc : linkedDocOf(data.value, data.report),
    });
  }
  return categories;
}

function noRecord(value: unknown): Problem {
  return {
    path: [],
    of: 'value',
    code: 'category/invalid-value',
    message: `Expected fields such as 'label' and 'position', found ${describeValue(value)}.`,
    hint: 'Write for example: label: Guide',
  };
}

/** Of the links that Docusaurus knows, the one to a document. Of a page that it makes by itself is told that there is none. */
function linkedDocOf({ link }: Readonly<Record<string, unknown>>, report: Report): Category['linkedDoc'] {
  if (isRecord(link) && link.type === 'generated-index')
    report({
      path: ['link'],
      of: 'key',
      severity: 'warning',
      code: 'category/generated-index',
      message: 'Lontar makes no page that lists the documents of a folder.',
      hint: "Write one as 'index.mdx' in the folder: the folder's name leads to it.",
    });
  const isDoc = isRecord(link) && link.type === 'doc' && typeof link.id === 'string';
  return isDoc ? { id: String(link.id).normalize(), report } : null;
}

/** The name of a folder without the number before it. */
export function nameOfFolder(folder: string): string {
  return withoutNumber(folder.slice(folder.lastIndexOf('/') + 1)).name;
}
