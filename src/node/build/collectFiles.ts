import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '#model/contract.ts';
import type { SiteView } from '#model/page.ts';
import { outputFileOf } from '#model/paths.ts';
import { highlightCss } from '../content/mdx/code/highlightCss.ts';
import type { Bodies } from './bodies.ts';
import { diagramFilesOf } from './diagrams/diagramFiles.ts';
import { documentAssetsOf } from './documentAssets.ts';
import { filesForPrograms } from './filesForPrograms.ts';
import { generatedFiles } from './generatedFiles.ts';
import type { ImagePipeline } from './images/imagePipeline.ts';
import { createAssetStore, type EmittedFile, readEmitted } from './links/assetStore.ts';
import { offlineFilesOf } from './offline/offlineFiles.ts';
import type { WorkerRole } from './offline/serviceWorkers.ts';
import { shelfOf } from './offline/shelfOf.ts';
import type { OutputFile } from './outputFile.ts';
import { pageFilesOf } from './pageFiles.ts';
import type { LocalePlan } from './plan/planLocale.ts';
import type { SitePlan } from './planSite.ts';
import type { Publication } from './publish.ts';
import type { SiteSource } from './readSite.ts';
import { siteOrigins } from './siteOrigins.ts';
import { redirectFilesOf } from './redirects/redirectFiles.ts';
import { createResolvedTexts } from './resolvedTexts.ts';
import { forgetOldIndexes, type SearchFiles, searchFilesOf } from './search/searchFiles.ts';
import type { WebApp } from './webApp/prepareWebApp.ts';
import { webManifestOf } from './webApp/webManifest.ts';
import type { Workshop } from './workshop.ts';

interface Parts {
  readonly source: SiteSource;
  readonly bodies: Bodies;
  readonly plan: SitePlan;
  readonly pictures: ImagePipeline;
  /** Pictures of pages for where they are shared. */
  readonly cards: readonly OutputFile[];
  readonly app: WebApp;
  readonly workshop: Workshop;
  readonly worker: WorkerRole;
}

/** Every file of the site; pages are rendered when they are written. */
export async function collectFiles(parts: Parts): Promise<
  Pick<Publication, 'files' | 'lastFiles' | 'pathByFile' | 'policy' | 'joinedPolicy' | 'redirects'> & {
    /** Removes from the cache the search indexes of earlier builds. */
    readonly forgetUnused: () => void;
  }
> {
  const { source, bodies, plan, pictures, cards, app, workshop, worker } = parts;
  const { config } = source;
  const { basePath } = config;
  const server = (await import(pathToFileURL(workshop.bundle.serverFile).href)) as ServerBundle;
  const { document, printSheet, policy, joinedPolicy } = documentAssetsOf(workshop.bundle, {
    tokenCss: await highlightCss(),
    basePath,
    origins: { ...siteOrigins(config), hasDiagrams: plan.plans.some(hasDiagrams) },
  });
  const store = createAssetStore(workshop.siteDir, basePath);
  const texts = createResolvedTexts({
    basePath,
    locales: config.locales,
    index: plan.index,
    assets: store,
    images: pictures,
    body: bodies.of,
  });
  const rendering = { server, toolKey: workshop.toolKey, assets: document, texts };
  const indexes = searchFilesOf({ config, plan, bodies, workshop });
  const locales = localesOf(parts, indexes);
  const pages = locales.flatMap((locale) => pageFilesOf(locale.plan, locale.site, rendering));
  const paths = plan.plans.flatMap((locale) => locale.pages.map(({ page }) => page.frame.path));
  // Keys of pages were made above, so every linked file is known by now.
  const linked = [...[...pictures.emitted(), ...store.emitted()].map(assetFile), ...cards];
  const { staticFiles } = source;
  const { redirects, hostRules, views } = plan;
  const { engine } = workshop;
  const { colors } = server;
  const forPrograms = filesForPrograms({ config, plan, texts, staticFiles, colors, engine });
  const moved = redirectFilesOf({ redirects, hostRules, views, server, config });
  const made = new Set([...pages, ...moved, ...forPrograms].map(({ file }) => file));
  const taken = new Set([...made, ...generatedFiles(config, plan.sites)]);
  const copied = staticFiles.filter(({ file }) => !taken.has(file));
  const shared = [
    ...workshop.bundle.browserFiles.map((emitted) => ({ ...assetFile(emitted), twinsOf: emitted.source })),
    ...app.icons.map(assetFile),
    printSheet,
  ];
  const drawing = plan.plans.some(hasDiagrams) ? diagramFilesOf(workshop.bundle) : [];
  const shelves = locales.map(({ index, manifest, ...locale }) => {
    const ofDiagrams = hasDiagrams(locale.plan) ? drawing : [];
    const needed = [...shared, ...ofDiagrams, ...index, manifest].map(({ file }) => file);
    return shelfOf({ ...locale, server, redirects, files: needed });
  });
  const offline = {
    basePath,
    role: worker,
    code: workshop.bundle.serviceWorker[worker],
    shelves,
    neverKept: made,
  };
  const ofLocales = locales.flatMap(({ index, manifest }) => [manifest, ...index]);
  return {
    files: [...pages, ...moved, ...copied, ...shared, ...drawing, ...linked, ...ofLocales, ...forPrograms],
    lastFiles: (written) => offlineFilesOf(offline, written),
    pathByFile: new Map(paths.map((path) => [outputFileOf(path), path])),
    policy,
    joinedPolicy,
    redirects: hostRules,
    forgetUnused: () => forgetOldIndexes(workshop, indexes),
  };
}

/** Whether a page of a locale shows a text with a diagram. */
function hasDiagrams({ pages }: LocalePlan): boolean {
  return pages.some(({ bodyOf, excerptsOf }) =>
    [...(bodyOf ? [bodyOf] : []), ...excerptsOf].some(({ body }) => body.hasDiagram),
  );
}

interface LocaleParts {
  readonly plan: LocalePlan;
  readonly site: SiteView;
  readonly index: readonly OutputFile[];
  readonly manifest: OutputFile;
}

/** Each locale with its search index and web app manifest. */
function localesOf({ source: { config }, plan, app }: Parts, indexes: readonly SearchFiles[]): LocaleParts[] {
  const { plans, views } = plan;
  return plans.flatMap((locale, position) => {
    const [site, index] = [views[position], indexes[position]];
    if (!site || !index) return [];
    const manifest = webManifestOf({ config, site, plan: locale, app });
    return [{ plan: locale, site, index: indexFiles(index), manifest }];
  });
}

/** An index of up to so many parts is compressed with the most care, which takes 20 ms a file. */
const FEW_PARTS = 200;

function indexFiles({ key, core, parts }: SearchFiles): OutputFile[] {
  const kind = parts.length <= FEW_PARTS ? 'asset' : 'page';
  // The core keeps its name when its content changes.
  return [{ ...assetFile(core), key, kind }, ...parts.map((part) => ({ ...assetFile(part), kind }) as const)];
}

/** The name holds a hash of the content, so it is key enough. */
function assetFile(emitted: EmittedFile): OutputFile {
  const { path } = emitted;
  return { file: path, key: path, kind: 'asset', make: () => readEmitted(emitted) };
}
