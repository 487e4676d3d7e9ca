/** Child process: bundles the theme with Vite, so that the bundler's memory is given back when it ends. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { BROWSER_FOLDER } from './browserFolder.ts';

export interface BundleRequest {
  readonly engineRoot: string;
  readonly outDir: string;
}

export type BundleReply = { readonly status: 'ok' } | { readonly status: 'failed'; readonly message: string };

/** Bundles the server render, the boot script, the style sheet and the browser's part into `outDir`, all or nothing. */
async function bundleClient({ engineRoot, outDir }: BundleRequest): Promise<void> {
  const staging = `${outDir}.${process.pid}`;
  await mkdir(staging, { recursive: true });
  const source = (file: string) => join(engineRoot, 'src/client', file);
  const base: InlineConfig = {
    root: engineRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { emptyOutDir: false, target: 'baseline-widely-available', write: false },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  const server = await build({
    ...base,
    ssr: { noExternal: true },
    build: { ...base.build, ssr: source('entry.server.tsx'), target: 'node20', minify: true },
  });
  await writeFile(join(staging, 'server.js'), chunkOf(server));
  const boot = await build({
    ...base,
    build: { ...base.build, rolldownOptions: { input: source('boot.ts'), output: { format: 'iife' } } },
  });
  await writeFile(join(staging, 'boot.js'), chunkOf(boot).trim());
  const styles = await build({
    ...base,
    build: { ...base.build, rolldownOptions: { input: source('theme/styles/styles.css') } },
  });
  await writeFile(join(staging, 'style.css'), styleOf(styles));
  const browser = await build({
    ...base,
    base: './',
    build: {
      ...base.build,
      modulePreload: false,
      rolldownOptions: {
        input: { entry: source('entry.browser.tsx') },
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  await mkdir(join(staging, BROWSER_FOLDER));
  for (const output of outputsOf(browser)) {
    if (output.type !== 'chunk') throw new Error(`The browser's part brings ${output.fileName}.`);
    await writeFile(join(staging, BROWSER_FOLDER, output.fileName), output.code);
  }
  await rm(outDir, { recursive: true, force: true });
  await rename(staging, outDir);
}

type BuildResult = Awaited<ReturnType<typeof build>>;

function outputsOf(result: BuildResult): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  if ('close' in result) throw new Error('The bundler is watching instead of building.');
  return Array.isArray(result) ? result.flatMap((each) => each.output) : result.output;
}

function chunkOf(result: BuildResult): string {
  const chunks = outputsOf(result).filter((output) => output.type === 'chunk');
  const [chunk] = chunks;
  if (chunks.length !== 1 || !chunk) throw new Error(`Expected one chunk, found ${chunks.length}.`);
  return chunk.code;
}

function styleOf(result: BuildResult): string {
  const asset = outputsOf(result).find(
    (output) => output.type === 'asset' && output.fileName.endsWith('.css'),
  );
  if (asset?.type !== 'asset') throw new Error('The style sheet is missing from the bundle.');
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}

process.once('message', (request: BundleRequest) => {
  const reply = (message: BundleReply) => process.send?.(message, () => process.disconnect());
  bundleClient(request).then(
    () => reply({ status: 'ok' }),
    (error: unknown) =>
      reply({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
