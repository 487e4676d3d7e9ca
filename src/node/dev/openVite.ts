import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { devModule } from '../build/islands/islandModules.ts';
import { islandsPlugin } from '../build/islands/islandsPlugin.ts';
import { devLazyModules, lazyPlugin } from '../build/lazyChunks.ts';
import { engineRoot } from '../content/engineRoot.ts';
import { hashOf } from '../content/hash.ts';
import { ISLANDS_FOLDER, readIslands } from '../content/readIslands.ts';
import { thrownFault } from './overlayFault.ts';

/** Vite on our own server: it serves the modules of theme and islands, watches files and talks to open pages. */
export async function openVite(web: Server, siteDir: string, host: string): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  return createServer({
    root: engineRoot,
    configFile: false,
    appType: 'custom',
    publicDir: false,
    logLevel: 'error',
    // One for each: a server that starts would take away what another one serves.
    cacheDir: join(engineRoot, 'node_modules/.cache/lontar/vite', hashOf(engineRoot, siteDir)),
    plugins: [
      react(),
      islandsPlugin({
        engineRoot,
        siteDir,
        islands: () => readIslands(siteDir).islands,
        browserModule: devModule,
        onFault(fault) {
          throw thrownFault(fault, siteDir);
        },
      }),
      lazyPlugin(() => devLazyModules(engineRoot)),
    ],
    optimizeDeps: {
      noDiscovery: true,
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'algoliasearch/lite',
      ],
    },
    server: {
      middlewareMode: true,
      // For open pages to be told; addresses and `localhost` are allowed anyway.
      allowedHosts: [host.toLowerCase()],
      fs: { allow: [engineRoot, join(siteDir, ISLANDS_FOLDER)] },
      hmr: { server: web },
      watch: {
        ignored: ['**/dist/**', '**/.lontar/**', '**/.dist.*/**', '**/test-results/**'],
        // Editors empty a file and then fill it: read in between it would stay empty, since the rest goes unnoticed.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
    },
  });
}
