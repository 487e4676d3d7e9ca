import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '#model/contract.ts';
import { outputFileOf } from '#model/paths.ts';
import { highlightCss } from '../content/mdx/code/highlightCss.ts';
import type { Bodies } from './bodies.ts';
import { documentAssetsOf } from './documentAssets.ts';
import type { ImagePipeline } from './images/imagePipeline.ts';
import { createAssetStore, type EmittedFile } from './links/assetStore.ts';
import type { OutputFile } from './outputFile.ts';
import { pageFilesOf } from './pageFiles.ts';
import type { SitePlan } from './planSite.ts';
import type { Publication } from './publish.ts';
import { MANIFEST_FILE } from './routeManifest.ts';
import type { SiteSource } from './readSite.ts';
import { createResolvedTexts } from './resolvedTexts.ts';
import { searchOrigins } from './search/searchOrigins.ts';
import { forgetOldIndexes, type SearchFiles, searchFilesOf } from './search/searchFiles.ts';
import type { Workshop } from './workshop.ts';

interface Parts {
  readonly source: SiteSource;
  readonly bodies: Bodies;
  readonly plan: SitePlan;
  readonly pictures: ImagePipeline;
  readonly workshop: Workshop;
}

/** Every file of the site; pages are rendered when they are written. */
export async function collectFiles(
  parts: Parts,
): Promise<Pick<Publication, 'files' | 'pathByFile' | 'policy'>> {
  const { source, bodies, plan, pictures, workshop } = parts;
  const { basePath } = source.config;
  const server = (await import(pathToFileURL(workshop.bundle.serverFile).href)) as ServerBundle;
  const { document, policy } = documentAssetsOf(workshop.bundle, {
    tokenCss: await highlightCss(),
    basePath,
    origins: searchOrigins(source.config.search),
  });
  const store = createAssetStore(workshop.siteDir, basePath);
  const texts = createResolvedTexts({
    index: plan.index,
    assets: store,
    images: pictures,
    basePath,
    body: bodies.of,
  });
  const rendering = { server, toolKey: workshop.toolKey, assets: document, texts };
  const pages = plan.plans.flatMap((locale, position) => {
    const view = plan.views[position];
    return view ? pageFilesOf(locale, view, rendering) : [];
  });
  const paths = plan.plans.flatMap((locale) => locale.pages.map(({ page }) => page.frame.path));
  // Keys of pages were made above, so every linked file is known by now.
  const browserFiles = workshop.bundle.browserFiles.map((emitted) => ({
    ...assetFile(emitted),
    twinsOf: emitted.source,
  }));
  const indexes = searchFilesOf({ config: source.config, plan, bodies, workshop });
  forgetOldIndexes(workshop, indexes);
  const linked = [...pictures.emitted(), ...store.emitted()].map(assetFile);
  const taken = new Set([...pages.map(({ file }) => file), MANIFEST_FILE, '_headers']);
  const copied = source.staticFiles.filter(({ file }) => !taken.has(file));
  return {
    files: [...pages, ...copied, ...browserFiles, ...linked, ...indexes.flatMap(indexFiles)],
    pathByFile: new Map(paths.map((path) => [outputFileOf(path), path])),
    policy,
  };
}

/** Up to so many parts of an index are compressed with the most care, which takes 20 ms each. */
const FEW_PARTS = 200;

function indexFiles({ key, core, parts }: SearchFiles): OutputFile[] {
  const kind = parts.length <= FEW_PARTS ? 'asset' : 'page';
  // The core keeps its name when its content changes.
  return [{ ...assetFile(core), key }, ...parts.map((part) => ({ ...assetFile(part), kind }) as const)];
}

/** The name holds a hash of the content, so it is key enough. */
function assetFile({ path, source }: EmittedFile): OutputFile {
  return { file: path, key: path, kind: 'asset', make: () => readFileSync(source) };
}
