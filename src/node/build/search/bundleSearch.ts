import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { sharedModules, shareModules } from '../sharedModules.ts';
import { outputsOf } from '../viteOutput.ts';

/** What the browser entry imports to get the search. */
const MODULE = 'virtual:search';

export interface BundledSearch {
  readonly files: readonly { readonly name: string; readonly code: string }[];
  /** Source of what the browser entry imports. */
  readonly browserModule: string;
}

/** Bundles the search as a chunk of its own, and its worker. */
export async function bundleSearch(base: InlineConfig, engineRoot: string): Promise<BundledSearch> {
  const shared = new Set<string>();
  const [worker] = await bundleChunks(base, { searchWorker: join(engineRoot, 'src/worker/searchWorker.ts') });
  const [chunk, ...others] = await bundleChunks(
    {
      ...base,
      plugins: [...(base.plugins ?? []), sharedModules(engineRoot, (path) => void shared.add(path))],
    },
    { search: join(engineRoot, 'src/client/entry.search.tsx') },
  );
  return {
    files: [worker, chunk, ...others],
    browserModule: [
      shareModules(engineRoot, [...shared].toSorted()),
      `const chunk = './${chunk.name}', worker = './${worker.name}';`,
      "export const loadSearch = (attempt) => import(/* @vite-ignore */ attempt ? chunk + '?' + attempt : chunk);",
      'export const workerHref = new URL(worker, import.meta.url).href;',
    ].join('\n'),
  };
}

/** The search while writing: from its sources. */
export function devSearchModule(engineRoot: string): string {
  const entry = JSON.stringify(join(engineRoot, 'src/client/entry.search.tsx'));
  const worker = JSON.stringify(`${join(engineRoot, 'src/worker/searchWorker.ts')}?worker&url`);
  return `import worker from ${worker};\nexport const loadSearch = () => import(${entry});\nexport const workerHref = worker;`;
}

/** Lets the browser entry import the search. */
export function searchPlugin(browserModule: () => string): Plugin {
  return {
    name: 'lontar-search',
    enforce: 'pre',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? browserModule() : null),
  };
}

interface Chunk {
  readonly name: string;
  readonly code: string;
}

/** The chunk that starts it all first. */
async function bundleChunks(
  base: InlineConfig,
  input: Readonly<Record<string, string>>,
): Promise<[Chunk, ...Chunk[]]> {
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
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const chunks = outputsOf(result).flatMap((output) => {
    if (output.type !== 'chunk') throw new Error(`The search brings a file: ${output.fileName}`);
    return { name: output.fileName, code: output.code, isEntry: output.isEntry };
  });
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The search has no entry.');
  return [entry, ...chunks.filter((chunk) => chunk !== entry)];
}
