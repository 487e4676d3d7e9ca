import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Diagnostic } from '#model/diagnostic.ts';
import { islandFault, type IslandFile, ISLANDS_FOLDER } from '../../content/readIslands.ts';
import { BROWSER_MODULE, SERVER_MODULE, serverModule } from './islandModules.ts';

/** What an island imports from the engine. */
const ENGINE_MODULE = 'lontar/islands';

interface IslandsPluginOptions {
  readonly engineRoot: string;
  readonly siteDir: string;
  /** Asked again whenever the list may have changed. */
  readonly islands: () => readonly IslandFile[];
  /** Source of what the browser entry imports. */
  readonly browserModule: (islands: readonly IslandFile[]) => string;
  readonly onFault?: (fault: Diagnostic) => void;
}

/** Lets the theme import the site's islands, wherever the site lies. */
export function islandsPlugin(options: IslandsPluginOptions): Plugin {
  const { engineRoot, siteDir, islands, browserModule, onFault } = options;
  const folder = join(siteDir, ISLANDS_FOLDER);
  return {
    name: 'lontar-islands',
    enforce: 'pre',
    config: () => ({ resolve: { dedupe: ['react', 'react-dom'] } }),
    resolveId(source, importer) {
      if (source === BROWSER_MODULE || source === SERVER_MODULE) return `\0${source}`;
      if (source === ENGINE_MODULE) return join(engineRoot, 'src/client/entry.islands.ts');
      if (importer !== undefined && source.startsWith('.') && isInside(folder, importer)) {
        const fault = faultOfImport(folder, importer, source);
        if (fault !== null) onFault?.(fault);
      }
      return null;
    },
    load(id) {
      if (id === `\0${BROWSER_MODULE}`) return browserModule(islands());
      if (id === `\0${SERVER_MODULE}`) return serverModule(islands());
      return null;
    },
    configureServer({ watcher, environments }) {
      const onListChange = (path: string): void => {
        if (dirname(path) !== folder) return;
        for (const environment of Object.values(environments)) {
          for (const id of [BROWSER_MODULE, SERVER_MODULE]) {
            const module = environment.moduleGraph.getModuleById(`\0${id}`);
            if (module) void environment.reloadModule(module);
          }
        }
      };
      watcher.on('add', onListChange).on('unlink', onListChange);
    },
    moduleParsed({ id, exports }) {
      const island = islands().find(({ path }) => path === id);
      if (!island || !exports || exports.includes(island.name) || exports.includes('default')) return;
      onFault?.(
        islandFault(relative(folder, id), {
          code: 'island/export',
          message: `This file does not export \`${island.name}\`.`,
          hint: `Write \`export function ${island.name}(…)\`, or move the file into a folder below islands/ if it is none.`,
        }),
      );
    },
  };
}

/** The bundle is made anew when a file of the folder changes: files elsewhere would change unnoticed. */
function faultOfImport(folder: string, importer: string, source: string): Diagnostic | null {
  if (isInside(folder, resolve(dirname(importer), source))) return null;
  const lines = readFileSync(importer, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(source));
  return islandFault(relative(folder, importer).split(sep).join('/'), {
    line: Math.max(index, 0) + 1,
    column: Math.max(lines[index]?.indexOf(source) ?? 0, 0) + 1,
    code: 'island/import',
    message: `An island cannot import '${source}', which lies outside of islands/.`,
    hint: 'Move the file into islands/, or into a folder below it.',
  });
}

function isInside(folder: string, path: string): boolean {
  return path.startsWith(folder + sep);
}
