import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { bundleChunks, type Chunk } from './bundleChunks.ts';
import { DEV_FRAME } from './diagrams/drawingFrame.ts';
import { sharedModules, type SharedNames, shareModules } from './sharedModules.ts';

/** What the browser entry imports to load parts that it does without at first. */
const SEARCH = 'virtual:search';
const OFFLINE = 'virtual:offline';
const DIAGRAMS = 'virtual:diagrams';
/** What the search worker imports to load the engine. */
const ENGINE = 'virtual:engine';
/** What they need of the entry. */
const SHARED = 'virtual:shared';

/**
 * The window that opens with a script calls nearly all of it at once: Chromium compiles it while it comes, beside the
 * page, and not function by function on the page's time. Others take it for a comment.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad';

export interface LazyChunks {
  readonly files: readonly Chunk[];
  /** Sources of what the browser entry imports, by name. */
  readonly modules: LazyModules;
}

export type LazyModules = Readonly<Record<string, string>>;

/**
 * Bundles the search, its worker, what reading offline needs of a page and what diagrams do as chunks of their own.
 * `frame` is the name of the document that draws.
 */
export async function bundleLazyChunks(
  base: InlineConfig,
  engineRoot: string,
  frame: string,
): Promise<LazyChunks> {
  const shared: SharedNames = new Map();
  const sharing: InlineConfig = {
    ...base,
    plugins: [...(base.plugins ?? []), sharedModules(engineRoot, shared)],
  };
  const source = (path: string): string => join(engineRoot, 'src', path);
  const [engine] = await bundleChunks(base, { searchEngine: source('worker/searchEngine.ts') });
  const [worker] = await bundleChunks(
    { ...base, plugins: [...(base.plugins ?? []), lazyPlugin(() => ({ [ENGINE]: engineLoader(engine) }))] },
    { searchWorker: source('worker/searchWorker.ts') },
  );
  const search = await bundleChunks(sharing, { search: source('client/entry.search.tsx') }, COMPILED_AHEAD);
  const offline = await bundleChunks(sharing, { offline: source('client/entry.offline.ts') });
  const screens = await bundleChunks(sharing, { offlineScreens: source('client/entry.offlineScreens.ts') });
  const diagrams = await bundleChunks(sharing, { 'diagrams/page': source('client/entry.diagrams.ts') });
  return {
    files: [engine, worker, ...search, ...offline, ...screens, ...diagrams],
    modules: {
      [SHARED]: shareModules(engineRoot, shared),
      [SEARCH]: [
        loader('loadSearch', search[0]),
        `const worker = './${worker.name}';`,
        'export const workerHref = new URL(worker, import.meta.url).href;',
        `const engine = './${engine.name}';`,
        'export const engineHref = new URL(engine, import.meta.url).href;',
      ].join('\n'),
      [OFFLINE]: loader('loadOffline', offline[0]) + loader('loadOfflineScreens', screens[0]),
      [DIAGRAMS]: [
        loader('loadDiagrams', diagrams[0]),
        `const frame = './${frame}';`,
        'export const frameHref = new URL(frame, import.meta.url).href;',
      ].join('\n'),
    },
  };
}

/** The same parts while writing: from their sources. */
export function devLazyModules(engineRoot: string): LazyModules {
  const source = (path: string): string => JSON.stringify(join(engineRoot, 'src', path));
  return {
    [SEARCH]: [
      `import worker from ${source('worker/searchWorker.ts?worker&url')};`,
      `export const loadSearch = () => import(${source('client/entry.search.tsx')});`,
      'export const workerHref = worker;',
      'export const engineHref = worker;',
    ].join('\n'),
    [ENGINE]: `export const loadEngine = () => import(${source('worker/searchEngine.ts')});`,
    [OFFLINE]: [
      `export const loadOffline = () => import(${source('client/entry.offline.ts')});`,
      `export const loadOfflineScreens = () => import(${source('client/entry.offlineScreens.ts')});`,
    ].join('\n'),
    [DIAGRAMS]: [
      `export const loadDiagrams = () => import(${source('client/entry.diagrams.ts')});`,
      `export const frameHref = document.documentElement.dataset.base + ${JSON.stringify(DEV_FRAME)};`,
    ].join('\n'),
  };
}

/** Lets the browser entry import the parts. */
export function lazyPlugin(modules: () => LazyModules): Plugin {
  return {
    name: 'lontar-lazy',
    enforce: 'pre',
    resolveId: (source) =>
      [SEARCH, ENGINE, OFFLINE, DIAGRAMS, SHARED].includes(source) ? `\0${source}` : null,
    load: (id) => (id.startsWith('\0virtual:') ? (modules()[id.slice(1)] ?? null) : null),
  };
}

/** Source of a module that loads a chunk; another number than 0 is another attempt, at another address. */
function loader(name: string, chunk: Chunk): string {
  return [
    `import '${SHARED}';`,
    `const ${name}From = './${chunk.name}';`,
    `export const ${name} = (attempt) =>`,
    `import(/* @vite-ignore */ attempt ? ${name}From + '?' + attempt : ${name}From);`,
    '',
  ].join('\n');
}

/** The address stands in a variable, or the bundler would look for the file. */
function engineLoader({ name }: Chunk): string {
  return [
    `const engine = './${name}';`,
    'export const loadEngine = (search) => import(/* @vite-ignore */ engine + search);',
  ].join('\n');
}
