/** Child process: bundles the theme with Vite, so that the bundler's memory is given back when it ends. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { IslandFile } from '../content/readIslands.ts';
import { BROWSER_FOLDER } from './browserFolder.ts';
import { bundleScript } from './bundleScript.ts';
import { bundleFrame } from './diagrams/bundleFrame.ts';
import { bundleIslands } from './islands/bundleIslands.ts';
import { bundlerFaults } from './islands/bundlerFaults.ts';
import { builtModule, type IslandChunk } from './islands/islandModules.ts';
import { islandsPlugin } from './islands/islandsPlugin.ts';
import { bundleLazyChunks, type LazyChunks, lazyPlugin } from './lazyChunks.ts';
import { SERVICE_WORKERS } from './offline/serviceWorkers.ts';
import { SiteFaults } from './siteFaults.ts';
import { chunkOf, outputsOf, styleOf } from './viteOutput.ts';
import { writeWithTwins } from './writeWithTwins.ts';

/** What of React makes strings: the half that makes streams takes as long to load, twice in every build. */
const STRING_RENDERER = 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js';

export interface BundleRequest {
  readonly engineRoot: string;
  readonly siteDir: string;
  readonly islands: readonly IslandFile[];
  readonly outDir: string;
}

export type BundleReply =
  | { readonly status: 'ok' }
  | {
      readonly status: 'failed';
      readonly message: string;
      /** What of it is the owner's to mend. */
      readonly diagnostics: readonly Diagnostic[];
    };

/** Bundles the server render, the boot script, the style sheet and the browser's part into `outDir`. */
async function bundleClient(request: BundleRequest): Promise<void> {
  const { engineRoot, siteDir, outDir } = request;
  const faults: Diagnostic[] = [];
  try {
    await mkdir(join(outDir, BROWSER_FOLDER, 'diagrams'), { recursive: true });
    await bundleInto(request, faults);
  } catch (error) {
    const ofIslands = [...faults, ...(await bundlerFaults(error, siteDir, engineRoot))];
    throw ofIslands.length > 0 ? new SiteFaults(ofIslands) : error;
  }
}

/** Notes in `faults` what is wrong with the islands. */
async function bundleInto(
  { engineRoot, siteDir, islands, outDir }: BundleRequest,
  faults: Diagnostic[],
): Promise<void> {
  const source = (file: string) => join(engineRoot, 'src/client', file);
  let chunks: readonly IslandChunk[] = [];
  let lazy: LazyChunks | null = null;
  const base: InlineConfig = {
    root: engineRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      react(),
      islandsPlugin({
        engineRoot,
        siteDir,
        islands: () => islands,
        browserModule: () => builtModule(chunks),
        onFault: (fault) => void faults.push(fault),
      }),
      lazyPlugin(() => lazy?.modules ?? {}),
    ],
    build: { emptyOutDir: false, target: 'baseline-widely-available', write: false },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  const bundled = await bundleIslands(islands, base, engineRoot);
  if (faults.length > 0) throw new Error('The islands have faults.');
  ({ chunks } = bundled);
  const server = await build({
    ...base,
    ssr: { noExternal: true },
    resolve: { alias: { 'react-dom/server': join(engineRoot, STRING_RENDERER) } },
    build: { ...base.build, ssr: source('entry.server.tsx'), target: 'node20', minify: true },
  });
  await writeFile(join(outDir, 'server.js'), chunkOf(server));
  await writeFile(join(outDir, 'boot.js'), await bundleScript(base, source('boot.ts')));
  for (const worker of SERVICE_WORKERS) {
    const script = await bundleScript(base, join(engineRoot, 'src/worker', worker.source));
    await writeFile(join(outDir, worker.file), script);
  }
  const styles = await build({
    ...base,
    build: { ...base.build, rolldownOptions: { input: source('theme/styles/styles.css') } },
  });
  // The bundler's stand-in for light-dark(), which the theme does not use.
  const standIn = /--lightningcss-(?:light|dark):[^;}]*;/g;
  await writeFile(join(outDir, 'style.css'), styleOf(styles).replace(standIn, ''));
  await writeFile(join(outDir, 'islands.css'), bundled.css);
  const frame = await bundleFrame(base, engineRoot);
  lazy = await bundleLazyChunks(base, engineRoot, frame.document.name);
  const entry = await bundleEntry(base, source('entry.browser.tsx'));
  for (const { name, code } of [...bundled.files, ...lazy.files, frame.script, frame.document, entry])
    writeWithTwins(join(outDir, BROWSER_FOLDER, name), new TextEncoder().encode(code), 'asset');
}

/** One file, so that a second attempt to load it, at another address, is a second attempt at all of it. */
async function bundleEntry(
  base: InlineConfig,
  input: string,
): Promise<{ readonly name: string; readonly code: string }> {
  const browser = await build({
    ...base,
    base: './',
    // React's tools for developers work with the dev server; to readers their hooks are a third of a kilobyte for nothing.
    define: { ...base.define, __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      ...base.build,
      modulePreload: false,
      rolldownOptions: { input: { entry: input }, output: { entryFileNames: '[name]-[hash].js' } },
    },
  });
  return { name: outputsOf(browser)[0]?.fileName ?? '', code: chunkOf(browser) };
}

process.once('message', (request: BundleRequest) => {
  const reply = (message: BundleReply) => process.send?.(message, () => process.disconnect());
  bundleClient(request).then(
    () => reply({ status: 'ok' }),
    (error: unknown) =>
      reply({
        status: 'failed',
        message: error instanceof Error ? error.message : String(error),
        diagnostics: error instanceof SiteFaults ? error.diagnostics : [],
      }),
  );
});
