import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Where the browser entry keeps the modules that other chunks share with it. */
const SHARED = 'globalThis.lontarModules';
const PREFIX = '\0shared:';

/** Packages of which a page may have only one copy: the entry's. */
const SHARED_PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
/** Modules of ours that keep state, or are in the entry anyway. What only chunks say is not. */
const IS_SHARED = /^src\/(?:client\/(?:runtime|ui)|model\/(?!messages\/(?:search|offline|diagrams)))/;

/**
 * Lets a chunk take modules from the entry that runs and not by its address: an entry that was loaded at a second
 * attempt has another one, and a page with two Reacts is broken. `onShared` is told each module of ours, by its path
 * below the engine's folder; without it only packages are shared.
 */
export function sharedModules(engineRoot: string, onShared?: (path: string) => void): Plugin {
  const require = createRequire(join(engineRoot, 'package.json'));
  return {
    name: 'lontar-shared-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (SHARED_PACKAGES.some((id) => id === source)) return PREFIX + source;
      if (onShared === undefined || !/^[.#].*\.tsx?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const path = resolved?.id
        .slice(engineRoot.length + 1)
        .split(sep)
        .join('/');
      if (path === undefined || !IS_SHARED.test(path)) return null;
      onShared(path);
      // Its new name has no ending, or else the bundler takes what it stands for as TypeScript.
      return PREFIX + path.replace(/\.tsx?$/, (ending) => `?${ending.slice(1)}`);
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const shared = id.slice(PREFIX.length).replace('?', '.');
      const names = SHARED_PACKAGES.some((each) => each === shared)
        ? Object.keys(require(shared) as object)
        : exportsOf(readFileSync(join(engineRoot, shared), 'utf8'));
      return standIn(shared, names);
    },
  };
}

/** Source for the entry: keeps the modules where chunks look for them. */
export function shareModules(engineRoot: string, paths: readonly string[]): string {
  const specifiers = [
    ...SHARED_PACKAGES.map((id) => [id, id] as const),
    ...paths.map((path) => [path, join(engineRoot, path)] as const),
  ];
  const imports = specifiers.map(
    ([, specifier], index) => `import * as shared${index} from ${JSON.stringify(specifier)};`,
  );
  const entries = specifiers.map(([id], index) => `${JSON.stringify(id)}: shared${index}`);
  return `${imports.join('\n')}\n${SHARED} ??= { ${entries.join(', ')} };`;
}

/** Stands in a chunk for a module that the entry has. */
function standIn(id: string, exported: readonly string[]): string {
  return [
    `const shared = ${SHARED}[${JSON.stringify(id)}];`,
    'export default shared;',
    ...exported.filter((name) => name !== 'default').map((name) => `export const ${name} = shared.${name};`),
  ].join('\n');
}

/** Names that a module of ours exports: always where they are declared, by the rules of this house. */
function exportsOf(source: string): string[] {
  const declarations = source.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm);
  return [...declarations].flatMap(([, name]) => name ?? []);
}
