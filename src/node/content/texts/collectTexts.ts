import { dirname } from 'node:path/posix';
import type { SiteConfig } from '#model/schema/config.ts';
import type { CategoryFile } from '../data/categories.ts';
import { readFields } from '../frontMatter/fields.ts';
import type { Layout, TextRoot } from '../layout.ts';
import { listFiles } from '../listFiles.ts';
import { readTextFile } from '../readTextFile.ts';
import type { FrontMatterCache } from '../readTextFile.ts';
import type { Reporter } from '../report.ts';
import type { TextFile } from './textFile.ts';
import { isText, spelledOut, textNames } from './textNames.ts';
import { reportUnknownLanguages } from './unknownLanguages.ts';

const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

export interface Collected {
  /** Sorted by file. */
  readonly texts: readonly TextFile[];
  /** Those whose front matter cannot be read, though their bodies can. */
  readonly unread: readonly TextFile[];
  /** Names of posts whose front matter cannot be read. */
  readonly unreadPosts: ReadonlySet<string>;
  readonly categoryFiles: readonly CategoryFile[];
  /** Files beside them. */
  readonly others: readonly string[];
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
  const unread: TextFile[] = [];
  const unreadPosts = new Set<string>();
  const categoryFiles: CategoryFile[] = [];
  const others: string[] = [];
  const strangers = new Map<string, string[]>();
  for (const root of task.layout.roots) {
    const paths = listFiles(task.siteDir, root.dir, task.reporter.add);
    for (const path of paths) {
      const file = `${root.dir}/${path}`;
      if (root.kind === 'doc' && CATEGORY_FILE.test(path))
        categoryFiles.push({ file, folder: spelledOut(dirname(path)), locale: root.locale });
      else if (!isText(path)) others.push(file);
    }
    for (const { path, name, language, isKnown } of textNames(paths, root, task.config)) {
      const file = `${root.dir}/${path}`;
      if (!isKnown) {
        strangers.set(language, (strangers.get(language) ?? []).concat(file));
        continue;
      }
      const { text, isWhole } = readText(task, root, file, { name, language });
      if (text) (isWhole ? texts : unread).push(text);
      if (!isWhole && root.kind === 'post') unreadPosts.add(name);
    }
  }
  reportUnknownLanguages(strangers, task);
  texts.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { texts, unread, unreadPosts, categoryFiles, others };
}

function readText(
  { siteDir, config, cache, reporter }: Task,
  root: TextRoot,
  file: string,
  { name, language }: { name: string; language: string },
): { text: TextFile | null; isWhole: boolean } {
  const read = readTextFile(siteDir, file, cache, reporter.add);
  if (!read) return { text: null, isWhole: false };
  const { data, hasHeading, hash, isWhole } = read;
  // Its fault is that it is no YAML; more is known of it then.
  const fields = readFields(data, isWhole ? reporter.inFrontMatter(file) : () => {});
  const { format, math: hasMath } = config.markdown;
  const place = { kind: root.kind, file, locale: language, name };
  const isLocalized = root.isLocalized === true;
  const own = { isLocalized, replaces: null, inherited: [] };
  return { text: { ...place, ...own, hash, format, hasMath, fields, data, hasHeading }, isWhole };
}
