import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { engineRoot } from '../content/engineRoot.ts';

/** Vite on our own server: it serves the theme's modules, watches files and talks to open pages. */
export async function openVite(web: Server): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  return createServer({
    root: engineRoot,
    configFile: false,
    appType: 'custom',
    publicDir: false,
    logLevel: 'error',
    cacheDir: join(engineRoot, 'node_modules/.cache/lontar/vite'),
    plugins: [react()],
    optimizeDeps: {
      noDiscovery: true,
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime'],
    },
    server: {
      middlewareMode: true,
      hmr: { server: web },
      watch: { ignored: ['**/dist/**', '**/.lontar/**', '**/.dist.*/**', '**/test-results/**'] },
    },
  });
}

/** Whether an address is one of Vite's, not of the site. */
export function isViteAddress(url: string): boolean {
  return /^\/(?:@vite|@id|@fs|@react-refresh|src\/|node_modules\/)/.test(url);
}
