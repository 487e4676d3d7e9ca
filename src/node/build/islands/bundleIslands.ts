import { build, type InlineConfig } from 'vite';
import type { IslandFile } from '../../content/readIslands.ts';
import { sharedModules } from '../sharedModules.ts';
import { outputsOf } from '../viteOutput.ts';
import type { IslandChunk } from './islandModules.ts';

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
    // It names the file and the place of what is wrong with a style sheet.
    css: { transformer: 'lightningcss' },
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
