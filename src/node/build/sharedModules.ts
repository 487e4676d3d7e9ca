import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Where the browser entry keeps the modules that other chunks share with it. */
const SHARED = 'globalThis.lontarModules';
const PREFIX = '\0shared:';

/** Packages of which a page may have only one copy: the entry's. */
const SHARED_PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
/** Modules of ours that keep state, or are in the entry anyway. What only chunks say is not. */
const IS_SHARED =
  /^src\/(?:client\/(?:runtime|ui)|model\/(?!languageName|messages\/(?:search|offline|diagrams)))/;

/** Names that chunks use of modules of ours, by the module's path below the engine's folder. */
export type SharedNames = Map<string, ReadonlySet<string>>;

/**
 * Lets a chunk take modules from the entry that runs and not by its address: an entry that was loaded at a second
 * attempt has another one, and a page with two Reacts is broken. What it uses of modules of ours is added to `shared`;
 * without that only packages are shared.
 */
export function sharedModules(engineRoot: string, shared?: SharedNames): Plugin {
  const require = createRequire(join(engineRoot, 'package.json'));
  return {
    name: 'lontar-shared-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (isPackage(source)) return PREFIX + source;
      if (shared === undefined || !/^[.#].*\.tsx?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const path = resolved?.id
        .slice(engineRoot.length + 1)
        .split(sep)
        .join('/');
      if (path === undefined || !IS_SHARED.test(path)) return null;
      // Its new name has no ending, or else the bundler takes what it stands for as TypeScript.
      return PREFIX + path.replace(/\.tsx?$/, (ending) => `?${ending.slice(1)}`);
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const module = moduleOf(id);
      const names = isPackage(module)
        ? Object.keys(require(module) as object)
        : exportsOf(readFileSync(join(engineRoot, module), 'utf8'));
      return standIn(module, names);
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        for (const [id, { renderedExports }] of Object.entries('modules' in output ? output.modules : {})) {
          const module = moduleOf(id);
          if (!id.startsWith(PREFIX) || isPackage(module)) continue;
          const names = renderedExports.filter((name) => name !== 'default');
          shared?.set(module, new Set([...(shared.get(module) ?? []), ...names]));
        }
      }
    },
  };
}

/** A package, or the path of a module of ours, by the id of what stands in for it. */
function moduleOf(id: string): string {
  return id.slice(PREFIX.length).replace('?', '.');
}

function isPackage(module: string): boolean {
  return SHARED_PACKAGES.some((each) => each === module);
}

/** What a module of ours is called where the entry keeps it. Every reader loads these names, so they have no path. */
function nameOf(path: string): string {
  return parse(path).name;
}

/** Source for the entry: keeps what chunks use where they look for it. */
export function shareModules(engineRoot: string, shared: SharedNames): string {
  const packages = SHARED_PACKAGES.map((id, index) => ({
    source: `import * as package${index} from ${JSON.stringify(id)};`,
    entry: `${JSON.stringify(id)}: package${index}`,
  }));
  const paths = [...shared.keys()];
  const namesakes = paths.filter((path) =>
    paths.some((other) => other !== path && nameOf(other) === nameOf(path)),
  );
  if (namesakes.length > 0)
    throw new Error(`Modules that chunks share need names of their own: ${namesakes.join(', ')}.`);
  const modules = [...shared].map(([path, names], index) => {
    const own = [...names].toSorted().map((name) => ({ name, local: `${name}${index}` }));
    const imported = own.map(({ name, local }) => `${name} as ${local}`).join(', ');
    return {
      source: `import { ${imported} } from ${JSON.stringify(join(engineRoot, path))};`,
      entry: `${JSON.stringify(nameOf(path))}: { ${own.map(({ name, local }) => `${name}: ${local}`).join(', ')} }`,
    };
  });
  const all = [...packages, ...modules];
  return [
    ...all.map(({ source }) => source),
    `${SHARED} ??= { ${all.map(({ entry }) => entry).join(', ')} };`,
  ].join('\n');
}

/** Stands in a chunk for a module that the entry has. */
function standIn(id: string, exported: readonly string[]): string {
  return [
    `const shared = ${SHARED}[${JSON.stringify(isPackage(id) ? id : nameOf(id))}];`,
    'export default shared;',
    ...exported.filter((name) => name !== 'default').map((name) => `export const ${name} = shared.${name};`),
  ].join('\n');
}

/** Names that a module of ours exports: always where they are declared, by the rules of this house. */
function exportsOf(source: string): string[] {
  const declarations = source.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm);
  return [...declarations].flatMap(([, name]) => name ?? []);
}
