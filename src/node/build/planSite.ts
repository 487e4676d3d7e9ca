import type { BodyMeta } from '#model/body.ts';
import type { Content, Entry, TextSource } from '#model/content.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteView } from '#model/page.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite, Text } from '#model/site.ts';
import { checkStaticFiles } from './checkStaticFiles.ts';
import { generatedFiles, yieldingFiles } from './generatedFiles.ts';
import { checkAuthorLinks } from './links/checkAuthorLinks.ts';
import { checkCase } from './links/checkCase.ts';
import { checkConfigLinks } from './links/checkConfigLinks.ts';
import { checkDuplicateRoutes } from './links/checkDuplicateRoutes.ts';
import { checkEmbeds } from './links/checkEmbeds.ts';
import { checkFilePaths } from './links/checkFilePaths.ts';
import { checkLinks } from './links/checkLinks.ts';
import { createDraftIndex } from './links/draftIndex.ts';
import { createRouteIndex, type RouteIndex, type RouteSpec } from './links/routeIndex.ts';
import { createFileLookup } from './links/siteFiles.ts';
import type { OutputFile } from './outputFile.ts';
import { createWasPublished } from './published/wasPublished.ts';
import { docAliases } from './redirects/docAliases.ts';
import { markdownRedirects } from './redirects/markdownRedirects.ts';
import { ownerRedirects } from './redirects/ownerRedirects.ts';
import { placeFaults } from './redirects/placeFaults.ts';
import type { Redirect } from './redirects/redirect.ts';
import { HOST_REDIRECTS_FILE } from './redirects/redirectFiles.ts';
import { resolveRedirects } from './redirects/resolveRedirects.ts';
import { type TakenBy, takenPlaces } from './redirects/takenPlaces.ts';
import { withRedirects } from './redirects/withRedirects.ts';
import type { Readers } from './plan/hrefOfTarget.ts';
import type { LocalePlan } from './plan/planLocale.ts';
import { planLocales } from './plan/planLocales.ts';
import { anchorsOf, type PlannedPage } from './plan/plannedPage.ts';
import { type AppLinks, siteViewOf } from './plan/siteView.ts';
import { routesOf, textsOf } from './siteRoutes.ts';
import { unreadRoutes } from './unreadRoutes.ts';

/** The whole site before anything is rendered. */
export interface SitePlan {
  /** In the order of `plans`. */
  readonly sites: readonly LocaleSite[];
  /** In the order of `plans`. */
  readonly readers: readonly Readers[];
  readonly plans: readonly LocalePlan[];
  /** In the order of `plans`. */
  readonly views: readonly SiteView[];
  readonly texts: readonly Text[];
  readonly index: RouteIndex;
  readonly redirects: readonly Redirect[];
  /** See `ResolvedRedirects`. */
  readonly lostRedirects: ReadonlySet<string>;
  /** For hosts: `redirects`, and after them those of the Markdown of texts. */
  readonly hostRules: readonly Redirect[];
  readonly takenBy: TakenBy;
  /** Names of files that are made for programs and hosts, or could be: no addresses of the owner's own. */
  readonly ownFiles: ReadonlySet<string>;
  /** Broken links and anchors, duplicate routes. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface PlanInput {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly content: Content;
  /** Texts that are left out because they are drafts. */
  readonly drafts: readonly TextSource[];
  readonly entries: readonly Entry[];
  readonly bodies: ReadonlyMap<string, BodyMeta>;
  readonly staticFiles: readonly OutputFile[];
  /** Null while writing. */
  readonly app: AppLinks | null;
  /** What was found so far: texts that could not be read are not in `content`. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Plans every page of every locale and checks where their links lead. */
export async function planSite(input: PlanInput): Promise<SitePlan> {
  const { siteDir, config, content, staticFiles } = input;
  const draftDocIds = input.drafts.flatMap((draft) => (draft.kind === 'doc' ? draft.id : []));
  const { sites, plans, wanted, lost, files, readers } = planLocales({ ...input, draftDocIds });
  const generated = generatedFiles(config, sites);
  const fileNames = staticFiles.map(({ file }) => file);
  const yielding = yieldingFiles(sites, plans);
  const otherFiles = [...fileNames, ...generated, ...yielding];
  const filesOf = translationsOf(content);
  const routesTo = (pages: readonly PlannedPage[]): RouteSpec[] =>
    routesOf(pages, (text) => filesOf.get(text.entry.file) ?? [text.entry.file]);
  // A link to the file of a text that is not published leads to the page that has its path.
  const routes = routesTo([...plans.flatMap(({ pages }) => pages), ...lost]);
  const ownFiles = new Set([...generated, ...yielding, HOST_REDIRECTS_FILE]);
  const texts = sites.flatMap(textsOf);
  const takenBy = takenPlaces(routes, otherFiles);
  const written = ownerRedirects({ sites, texts, routes, takenBy }, config);
  const aliases = docAliases(sites, written, takenBy);
  const pagesAndFiles = createRouteIndex({
    url: config.url,
    basePath: config.basePath,
    locales: config.locales,
    defaultLocale: config.defaultLocale,
    routes: [...routes, ...unreadRoutes(input.diagnostics, config)],
    aliases,
    staticFiles: files,
    ownFiles,
    hasFile: createFileLookup(siteDir),
  });
  const idsOf = createIdsOf(plans);
  const {
    redirects,
    faults,
    lost: lostRedirects,
  } = resolveRedirects([...written, ...aliases], {
    ...config,
    index: pagesAndFiles,
    takenBy,
    madeFiles: new Set(yielding),
    idsOf,
    wasPublished: createWasPublished(siteDir),
  });
  const index = withRedirects(pagesAndFiles, redirects, config.locales);
  const drafts = createDraftIndex(input.drafts, config);
  const links = texts.map(({ entry, locale, path, body }) => ({
    file: entry.file,
    locale,
    path,
    links: body.links,
  }));
  const check = { siteDir, index, docsPath: config.docs.path, drafts, idsOf, readers };
  return {
    sites,
    readers,
    plans,
    views: readers.map((each) => siteViewOf(each, config, input.app)),
    texts,
    index,
    redirects,
    lostRedirects,
    hostRules: [...redirects, ...markdownRedirects(redirects, { ...config, index, takenBy })],
    takenBy,
    ownFiles,
    diagnostics: [
      ...checkDuplicateRoutes(routesTo(wanted)),
      ...checkCase(routes, fileNames),
      ...(await checkFilePaths(routes, { ...input, texts, files: new Set(otherFiles) })),
      ...checkLinks(links, check),
      ...checkEmbeds(texts, siteDir, index),
      ...(await checkConfigLinks(siteDir, config, check)),
      ...checkAuthorLinks(siteDir, input, check),
      ...(await placeFaults(siteDir, faults)),
      ...checkStaticFiles(staticFiles, plans, [
        ...generated,
        ...(redirects.length > 0 ? [HOST_REDIRECTS_FILE] : []),
      ]),
    ],
  };
}

/** The anchors of each page; null where there is no such page, or they are not known. */
function createIdsOf(plans: readonly LocalePlan[]): (path: string) => ReadonlySet<string> | null {
  const ids = new Map(
    plans.flatMap(({ pages }) =>
      pages.map((planned) => [planned.page.frame.path, anchorsOf(planned)] as const),
    ),
  );
  return (path) => ids.get(path) ?? null;
}

/** For each source file, the files of the same thing in all languages, itself first. */
function translationsOf({ posts, pages, docs }: Content): Map<string, readonly string[]> {
  const sources: readonly TextSource[] = [...posts, ...pages, ...docs];
  return new Map(
    sources.flatMap(({ entries }) => {
      const files = [...entries.values()].flatMap(({ file, replaces }) =>
        replaces === null ? file : [file, replaces],
      );
      return files.map((file) => [file, [file, ...files.filter((other) => other !== file)]] as const);
    }),
  );
}
