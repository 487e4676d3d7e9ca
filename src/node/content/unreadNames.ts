import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { findDataFile } from './data/readDataFile.ts';
import { errorCode } from './errorCode.ts';
import { DATA_FILES, type Layout } from './layout.ts';

const LIKE_TEXT = /\.(?:mdx?|markdown|mdown|mkdn?)$/i;
const LIKE_CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/i;
const LIKE_DATA = /\.(?:json|ya?ml)$/i;

interface Site {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly layout: Layout;
}

/** A warning for each file that has almost the name of one that is read; `others` lie beside texts and are not read as such. */
export function unreadNames(others: readonly string[], site: Site): Diagnostic[] {
  const texts = others.filter((file) => LIKE_TEXT.test(file)).map(textWarning);
  const docRoots = site.layout.roots.filter(({ kind }) => kind === 'doc');
  const categories = others
    .filter((file) => LIKE_CATEGORY.test(file) && docRoots.some(({ dir }) => file.startsWith(`${dir}/`)))
    .map((file) => warning(file, `Rename it to '${posix.basename(file).toLowerCase()}'.`));
  return [...texts, ...categories, ...dataWarnings(others, site)];
}

function textWarning(file: string): Diagnostic {
  const ending = posix.extname(file);
  const name = posix.basename(file, ending) + (ending.toLowerCase() === '.mdx' ? '.mdx' : '.md');
  return warning(
    file,
    `Texts end in .md or .mdx: rename it to '${name}', or let its name begin with '_' if it is no text of the site.`,
  );
}

/** Of files with the name of a data file, but for capitals and ending, one is read. */
function dataWarnings(others: readonly string[], { siteDir, config, layout }: Site): Diagnostic[] {
  const bases = DATA_FILES.flatMap((name) => config.locales.map(({ code }) => layout.dataFile(name, code)));
  const files = [...(layout.name === 'lontar' ? filesOf(siteDir, 'content') : []), ...others];
  const data = files.filter((file) => LIKE_DATA.test(file));
  return [...new Set(bases)].flatMap((base) => {
    const namesakes = data.filter((file) => isSame(file.replace(LIKE_DATA, ''), base));
    const found = findDataFile(siteDir, base);
    // Where the disk knows no capitals, it is found under another name than it is listed.
    const read = namesakes.find((file) => file === found) ?? namesakes.find((file) => isSame(file, found));
    const name = posix.basename(base);
    return namesakes
      .filter((file) => file !== read)
      .map((file) =>
        warning(
          file,
          found === undefined
            ? `Rename it to '${name}${/json$/i.test(file) ? '.json' : '.yml'}'.`
            : `Put what it says into '${found}', which is read, and remove it.`,
        ),
      );
  });
}

function filesOf(siteDir: string, dir: string): string[] {
  try {
    return readdirSync(join(siteDir, dir)).map((name) => `${dir}/${name}`);
  } catch (error) {
    // What lies in a folder that may not be listed is read all the same.
    if (errorCode(error) === '') throw error;
    return [];
  }
}

function isSame(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase();
}

function warning(file: string, hint: string): Diagnostic {
  const message = 'This file is not read: its name is almost that of one that would be.';
  return { file, line: 1, column: 1, severity: 'warning', code: 'content/unread-name', message, hint };
}
