import type { IslandFile } from '../../content/readIslands.ts';

/** What the entries of the theme import to get the islands of the site. */
export const BROWSER_MODULE = 'virtual:islands';
export const SERVER_MODULE = 'virtual:islands/server';

/** Where the browser entry keeps the modules that islands share with it. */
const SHARED = 'globalThis.lontarModules';

export interface IslandChunk {
  readonly name: string;
  readonly file: string;
  /** Chunks that it needs. */
  readonly imports: readonly string[];
}

/** Modules of which a page may have only one copy: the entry's. */
export const SHARED_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** All islands at once, for rendering. */
export function serverModule(islands: readonly IslandFile[]): string {
  const imports = islands.map(
    ({ path }, index) => `import * as island${index} from ${JSON.stringify(path)};`,
  );
  const entries = islands.map(({ name }, index) => `${name}: island${index}`);
  return `${imports.join('\n')}\nexport const islands = { ${entries.join(', ')} };`;
}

/** Each island when it is asked for, from its source. */
export function devModule(islands: readonly IslandFile[]): string {
  const entries = islands.map(({ name, path }) => `${name}: () => import(${JSON.stringify(path)})`);
  return `export const islands = { ${entries.join(', ')} };`;
}

/**
 * Each island when it is asked for, from its chunk. Islands get React from the entry that runs and not by its
 * address: an entry that was loaded at a second attempt has another one, and a page with two Reacts is broken.
 */
export function builtModule(chunks: readonly IslandChunk[]): string {
  if (chunks.length === 0) return 'export const islands = {};';
  const imports = SHARED_MODULES.map((id, index) => `import * as shared${index} from '${id}';`);
  const shared = SHARED_MODULES.map((id, index) => `'${id}': shared${index}`);
  const entries = chunks.map(({ name, file, imports: needed }) => {
    const addresses = [file, ...needed].map((each) => `'./${each}'`);
    return `${name}: load(${addresses.join(', ')})`;
  });
  return [
    ...imports,
    `${SHARED} ??= { ${shared.join(', ')} };`,
    // What it needs is asked for at the same time, and complained of only by the island itself.
    'const load = (file, ...needed) => (attempt) => {',
    '  for (const each of needed) import(/* @vite-ignore */ each).catch(() => {});',
    "  return import(/* @vite-ignore */ attempt ? file + '?' + attempt : file);",
    '};',
    `export const islands = { ${entries.join(', ')} };`,
  ].join('\n');
}

/** Stands in an island's chunk for a module that the entry has. */
export function sharedModule(id: string, exported: readonly string[]): string {
  const names = exported.filter((name) => name !== 'default');
  return [
    `const shared = ${SHARED}['${id}'];`,
    'export default shared;',
    ...names.map((name) => `export const ${name} = shared.${name};`),
  ].join('\n');
}
