import { decodeSafely } from '#model/decodeSafely.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { nameOfPath } from '#model/nameOfPath.ts';
import { localizePath, withoutTrailingSlash } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { Text } from '#model/site.ts';
import { reportInConfig } from '../../content/config/reportInConfig.ts';
import { createReporter } from '../../content/report.ts';
import { folderFault, type PathFault, pathFault } from './pathFault.ts';
import type { RouteSpec } from './routeIndex.ts';

interface PathSite {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly texts: readonly Pick<Text, 'entry'>[];
  /** What the site has besides pages. */
  readonly files: ReadonlySet<string>;
}

/** An error for every page that no disk could hold or no server would show at its path, or for what the configuration calls its folder. */
export async function checkFilePaths(
  routes: readonly RouteSpec[],
  site: PathSite,
): Promise<readonly Diagnostic[]> {
  const folders = faultyFolders(site);
  // By field: the docs have a folder in every locale.
  const chosen = new Map<string, FaultyFolder>();
  const pages: FaultyPage[] = [];
  for (const route of routes) {
    const path = withoutTrailingSlash(decodeSafely(route.path));
    const fault = pathFault(path, site.files);
    if (fault === null) continue;
    const folder = folders.find((each) => `${path}/`.startsWith(`${each.folder}/`));
    if (!folder) pages.push({ ...route, fault });
    else if (!chosen.has(nameOfPath(folder.at))) chosen.set(nameOfPath(folder.at), folder);
  }
  return [...inTexts(pages, site), ...(await inConfig(chosen, site))];
}

/** A folder that the configuration names and that can hold no page. */
interface FaultyFolder {
  readonly at: readonly (string | number)[];
  readonly folder: string;
  readonly fault: PathFault;
}

/** Those of the languages first: what lies in them cannot be mended by another name of the docs. */
function faultyFolders({ config: { locales, docs }, files }: PathSite): FaultyFolder[] {
  const named = [
    ...locales.flatMap(({ path }, index) =>
      path === '' ? [] : [{ at: ['locales', index, 'path'], folder: `/${path}` }],
    ),
    ...locales.map((locale) => ({ at: ['docs', 'path'], folder: localizePath(locale, `/${docs.path}`) })),
  ];
  return named.flatMap(({ at, folder }) => {
    const fault = folderFault(folder, files);
    return fault === null ? [] : [{ at, folder, fault }];
  });
}

function inConfig(folders: ReadonlyMap<string, FaultyFolder>, { siteDir }: PathSite): Promise<Diagnostic[]> {
  return reportInConfig(siteDir, (report) => {
    for (const [field, { at, folder, fault }] of folders) {
      const message = `${field}: '${folder}' cannot be a folder of pages: ${fault.words}.`;
      const hint =
        fault.takenBy === undefined
          ? 'Choose another path.'
          : 'Choose another path, or give the file another name.';
      report({ path: at, of: 'value', code: fault.code, message, hint });
    }
  });
}

interface FaultyPage extends RouteSpec {
  readonly fault: PathFault;
}

function inTexts(pages: readonly FaultyPage[], { siteDir, texts }: PathSite): readonly Diagnostic[] {
  const { add, inFrontMatter, diagnostics } = createReporter(siteDir);
  const withSlug = new Set(
    texts.filter(({ entry }) => 'slug' in entry.frontMatter).map(({ entry }) => entry.file),
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
