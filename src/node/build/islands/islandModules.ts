import type { IslandFile } from '../../content/readIslands.ts';

/** What the entries of the theme import to get the islands of the site. */
export const BROWSER_MODULE = 'virtual:islands';
export const SERVER_MODULE = 'virtual:islands/server';

export interface IslandChunk {
  readonly name: string;
  readonly file: string;
  /** Chunks that it needs. */
  readonly imports: readonly string[];
}

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

/** Each island when it is asked for, from its chunk. */
export function builtModule(chunks: readonly IslandChunk[]): string {
  if (chunks.length === 0) return 'export const islands = {};';
  const entries = chunks.map(({ name, file, imports: needed }) => {
    const addresses = [file, ...needed].map((each) => `'./${each}'`);
    return `${name}: load(${addresses.join(', ')})`;
  });
  return [
    // What it needs is asked for at the same time, and complained of only by the island itself.
    'const load = (file, ...needed) => (attempt) => {',
    '  for (const each of needed) import(/* @vite-ignore */ each).catch(() => {});',
    "  return import(/* @vite-ignore */ attempt ? file + '?' + attempt : file);",
    '};',
    `export const islands = { ${entries.join(', ')} };`,
  ].join('\n');
}
