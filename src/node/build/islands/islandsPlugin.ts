import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Diagnostic } from '#model/diagnostic.ts';
import { islandFault, type IslandFile, ISLANDS_FOLDER } from '../../content/readIslands.ts';
import { missingFault, outsideFault, type OwnImport, refusedFault } from './importFaults.ts';
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
  /** Told of what is wrong with the islands; may throw. */
  readonly onFault: (fault: Diagnostic) => void;
}

/** Lets the theme import the site's islands, wherever the site lies. */
export function islandsPlugin(options: IslandsPluginOptions): Plugin {
  const { engineRoot, siteDir, islands, browserModule, onFault } = options;
  const folder = join(siteDir, ISLANDS_FOLDER);
  /** What a file of the folder imports. After a fault it goes on without it, since the others should be found, too. */
  const resolveOwn = async <Found>(written: OwnImport, find: () => Promise<Found | null>) => {
    const { source, importer } = written;
    const goOn = { id: source, external: true };
    if (source.startsWith('.') && !isInside(folder, resolve(dirname(importer), source))) {
      onFault(await outsideFault(written));
      return goOn;
    }
    try {
      const found = await find();
      if (found) return found;
    } catch (error) {
      onFault(await refusedFault(written, error));
      return goOn;
    }
    onFault(await missingFault(written));
    return goOn;
  };
  return {
    name: 'lontar-islands',
    enforce: 'pre',
    config: () => ({ resolve: { dedupe: ['react', 'react-dom'] } }),
    resolveId(source, importer, how) {
      if (source === BROWSER_MODULE || source === SERVER_MODULE) return `\0${source}`;
      if (source === ENGINE_MODULE) return join(engineRoot, 'src/client/entry.islands.ts');
      const file = importer?.replace(/[?#].*$/, '');
      if (file === undefined || !isInside(folder, file)) return null;
      const find = () => this.resolve(source, importer, { ...how, skipSelf: true });
      return resolveOwn({ siteDir, importer: file, source }, find);
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
      const lock = join(siteDir, 'package-lock.json');
      watcher.on('all', (event, path) => {
        if (path !== lock && (event !== 'add' || !isInside(folder, path))) return;
        // What an island was lacking may be there now: open pages should ask for it again.
        const { client } = environments;
        for (const module of client.moduleGraph.idToModuleMap.values())
          if (module.transformResult === null && isInside(folder, module.file ?? ''))
            void client.reloadModule(module);
      });
    },
    moduleParsed({ id, exports }) {
      const island = islands().find(({ path }) => path === id);
      if (!island || !exports || exports.includes(island.name) || exports.includes('default')) return;
      onFault(
        islandFault(relative(folder, id), {
          code: 'island/export',
          message: `This file does not export \`${island.name}\`.`,
          hint: `Write \`export function ${island.name}(…)\`, or move the file into a folder below islands/ if it is none.`,
        }),
      );
    },
  };
}

function isInside(folder: string, path: string): boolean {
  return path.startsWith(folder + sep);
}
