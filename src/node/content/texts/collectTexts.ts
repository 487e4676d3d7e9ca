import { dirname } from 'node:path/posix';
import type { SiteConfig } from '#model/schema/config.ts';
import type { CategoryFile } from '../data/categories.ts';
import { readFields } from '../frontMatter/fields.ts';
import type { Layout, TextRoot } from '../layout.ts';
import { listFiles } from '../listFiles.ts';
import { readTextFile } from '../readTextFile.ts';
import type { FrontMatterCache } from '../readTextFile.ts';
import type { Reporter } from '../report.ts';
import { languageOfName } from './languageOfName.ts';
import type { TextFile } from './textFile.ts';
import { reportUnknownLanguages } from './unknownLanguages.ts';

const TEXT_ENDING = /\.mdx?$/;
const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

export interface Collected {
  /** Sorted by file. */
  readonly texts: readonly TextFile[];
  readonly categoryFiles: readonly CategoryFile[];
}

interface Task {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly layout: Layout;
  readonly cache: FrontMatterCache | undefined;
  readonly reporter: Reporter;
}

/** Reads every text of the site with its front matter. */
export function collectTexts(task: Task): Collected {
  const texts: TextFile[] = [];
  const categoryFiles: CategoryFile[] = [];
  const strangers = new Map<string, string[]>();
  for (const root of task.layout.roots) {
    const paths = listFiles(task.siteDir, root.dir, task.reporter.add);
    const names = new Set(paths.map((path) => path.replace(TEXT_ENDING, '')));
    for (const path of paths) {
      const file = `${root.dir}/${path}`;
      if (root.kind === 'doc' && CATEGORY_FILE.test(path))
        categoryFiles.push({ file, folder: dirname(path), locale: root.locale });
      if (!TEXT_ENDING.test(path)) continue;
      const { name, language, isKnown } = languageOfName(
        path.replace(TEXT_ENDING, ''),
        root,
        task.config,
        names,
      );
      if (!isKnown) strangers.set(language, (strangers.get(language) ?? []).concat(file));
      else texts.push(...readText(task, root, file, { name, language }));
    }
  }
  reportUnknownLanguages(strangers, task);
  return { texts: texts.toSorted((a, b) => (a.file < b.file ? -1 : 1)), categoryFiles };
}

function readText(
  { siteDir, config, cache, reporter }: Task,
  root: TextRoot,
  file: string,
  { name, language }: { name: string; language: string },
): TextFile[] {
  const read = readTextFile(siteDir, file, cache, reporter.add);
  if (!read) return [];
  const { data, hasHeading, hash } = read;
  const fields = readFields(data, reporter.inFrontMatter(file));
  const { format, math: hasMath } = config.markdown;
  const place = { kind: root.kind, file, locale: language, name };
  const isLocalized = root.isLocalized === true;
  return [{ ...place, isLocalized, replaces: null, hash, format, hasMath, fields, data, hasHeading }];
}
