import type { InlineConfig } from 'vite';
import { outputsOf } from './viteOutput.ts';

export interface Chunk {
  readonly name: string;
  readonly code: string;
}

/**
 * Bundles what starts at one module for browsers to load by itself. The chunk that starts it all comes first, and begins
 * with what it has to tell the browser, if anything.
 */
export async function bundleChunks(
  base: InlineConfig,
  input: Readonly<Record<string, string>>,
  hint = '',
): Promise<[Chunk, ...Chunk[]]> {
  // Not loaded before it is used: this module is part of every start.
  const { build } = await import('vite');
  const result = await build({
    ...base,
    base: './',
    build: {
      ...base.build,
      modulePreload: false,
      rolldownOptions: {
        input: { ...input },
        // What is loaded later takes what it shares from the chunk that is there: no third one, and no further wait.
        preserveEntrySignatures: 'allow-extension',
        // What stands in for modules of the entry reads all that they have, and only some of it is used.
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          postBanner: ({ isEntry }) => (isEntry ? hint : ''),
        },
      },
    },
  });
  const names = Object.keys(input).join();
  const chunks = outputsOf(result).flatMap((output) => {
    if (output.type !== 'chunk') throw new Error(`The chunk '${names}' brings a file: ${output.fileName}`);
    return { name: output.fileName, code: output.code, isEntry: output.isEntry };
  });
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`The chunk '${names}' has no entry.`);
  return [entry, ...chunks.filter((chunk) => chunk !== entry)];
}
