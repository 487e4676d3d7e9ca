import { fileOfKey } from '#model/content.ts';
import type { Content } from '#model/content.ts';
import { decodeSafely } from '#model/decodeSafely.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { nameOfPath } from '#model/nameOfPath.ts';
import { localizePath, withoutTrailingSlash } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Text } from '#model/site.ts';
import { FIXED_PATHS } from '../plan/fixedPaths.ts';
import { reportInConfig } from '../../content/config/reportInConfig.ts';
import { createReporter } from '../../content/report.ts';
import { folderFault, type PathFault, pathFault } from './pathFault.ts';
import type { RouteSpec } from './routeIndex.ts';

interface PathSite {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly texts: readonly Pick<Text, 'entry'>[];
  readonly content: Pick<Content, 'docs'>;
  /** What the site has besides pages. */
  readonly files: ReadonlySet<string>;
}

/** An error for every page that no disk could hold or no server would show at its path, or for what the configuration calls its folder. */
export async function checkFilePaths(
  routes: readonly RouteSpec[],
  site: PathSite,
): Promise<readonly Diagnostic[]> {
  const folders = faultyFolders(site);
  const pages = routes.flatMap((route): FaultyPage[] => {
    const path = withoutTrailingSlash(decodeSafely(route.path));
    if (folders.some(({ folder }) => isWithin(path, folder))) return [];
    const fault = pathFault(path, site.files);
    return fault === null ? [] : [{ ...route, fault }];
  });
  return [...inTexts(pages, site), ...(await inConfig(folders, site))];
}

/** A folder that the configuration names and that can hold no page. */
interface FaultyFolder {
  readonly at: readonly (string | number)[];
  readonly folder: string;
  readonly fault: PathFault;
}

/** Those of the languages; of the docs only where the languages are fine, since another name of the docs mends nothing of them. */
function faultyFolders({ config: { locales, docs }, content, files }: PathSite): FaultyFolder[] {
  const faulty = (at: FaultyFolder['at'], folder: string, localPath = folder): FaultyFolder[] => {
    const fault = FIXED_PATHS.includes(localPath) ? TAKEN : folderFault(folder, files);
    return fault === null ? [] : [{ at, folder, fault }];
  };
  const ofLocales = locales.flatMap(({ path }, index) =>
    path === '' ? [] : faulty(['locales', index, 'path'], `/${path}`),
  );
  if (content.docs.length === 0) return ofLocales;
  const docsPath = `/${docs.path}`;
  const ofDocs = locales.flatMap((locale) =>
    faulty(['docs', 'path'], localizePath(locale, docsPath), docsPath),
  );
  return [
    ...ofLocales,
    ...ofDocs.filter((each) => !ofLocales.some(({ folder }) => isWithin(each.folder, folder))),
  ];
}

function isWithin(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`);
}

function inConfig(folders: readonly FaultyFolder[], { siteDir }: PathSite): Promise<Diagnostic[]> {
  const known = new Set<string>();
  return reportInConfig(siteDir, (report) => {
    for (const { at, folder, fault } of folders) {
      const field = nameOfPath(at);
      // The docs have a folder in every locale.
      if (known.has(field)) continue;
      known.add(field);
      const message = `${field}: '${folder}' cannot be a folder of pages: ${fault.words}.`;
      const hint =
        fault.takenBy === undefined
          ? 'Choose another path.'
          : 'Choose another path, or give the file another name.';
      report({ path: at, of: 'value', code: fault.code, message, hint });
    }
  });
}

const TAKEN: PathFault = { code: 'routes/own-place', words: 'every site has a page there' };

interface FaultyPage extends RouteSpec {
  readonly fault: PathFault;
}

function inTexts(pages: readonly FaultyPage[], { siteDir, texts }: PathSite): readonly Diagnostic[] {
  const { add, inFrontMatter, diagnostics } = createReporter(siteDir);
  const withSlug = new Set(
    texts.filter(({ entry }) => 'slug' in entry.frontMatter).map(({ entry }) => fileOfKey(entry, 'slug')),
  );
  const known = new Set<string>();
  for (const { path, files: sources, fault } of pages) {
    const slugged = sources.find((source) => withSlug.has(source));
    const inTheWay = sources.length > 0 ? undefined : fault.takenBy;
    const file = slugged ?? sources.toSorted()[0] ?? (inTheWay === undefined ? path : `static/${inTheWay}`);
    // The same page stands in every locale.
    if (known.has(file)) continue;
    known.add(file);
    const { code, words } = fault;
    const message = `The path '${path}' cannot be that of a page: ${words}.`;
    const hint = inTheWay === undefined ? 'Give the page another slug.' : 'Give the file another name.';
    const problem = { severity: 'error', code, message, hint } as const;
    if (slugged === undefined) add({ ...problem, file, line: 1, column: 1 });
    else inFrontMatter(file)({ ...problem, path: ['slug'], of: 'value' });
  }
  return diagnostics;
}
