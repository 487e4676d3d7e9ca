import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { IslandFile } from '../../content/readIslands.ts';
import { outputsOf } from '../viteOutput.ts';
import { type IslandChunk, SHARED_MODULES, sharedModule } from './islandModules.ts';

interface BundledIslands {
  readonly chunks: readonly IslandChunk[];
  readonly files: readonly { readonly name: string; readonly code: string }[];
  readonly css: string;
}

/** Bundles each island of a site as a chunk of its own, for browsers. */
export async function bundleIslands(
  islands: readonly IslandFile[],
  base: InlineConfig,
  engineRoot: string,
): Promise<BundledIslands> {
  if (islands.length === 0) return { chunks: [], files: [], css: '' };
  const result = await build({
    ...base,
    base: './',
    plugins: [...(base.plugins ?? []), sharedModules(engineRoot)],
    build: {
      ...base.build,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: Object.fromEntries(islands.map(({ name, path }) => [name, path])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const outputs = outputsOf(result);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  return {
    chunks: chunks
      .filter(({ isEntry }) => isEntry)
      .map(({ name, fileName, imports }) => ({ name, file: fileName, imports })),
    files: chunks.map(({ fileName, code }) => ({ name: fileName, code })),
    css: outputs
      .filter((output) => output.type === 'asset')
      .map(({ fileName, source }) => {
        if (fileName.endsWith('.css')) return String(source);
        throw new Error(
          `An island imports a file (${fileName}). Put it into static/ and name it by its address.`,
        );
      })
      .join(''),
  };
}

function sharedModules(engineRoot: string): Plugin {
  const require = createRequire(join(engineRoot, 'package.json'));
  const prefix = '\0shared:';
  return {
    name: 'lontar-shared-modules',
    enforce: 'pre',
    resolveId: (source) => (SHARED_MODULES.some((id) => id === source) ? prefix + source : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const shared = id.slice(prefix.length);
      return sharedModule(shared, Object.keys(require(shared) as object));
    },
  };
}
