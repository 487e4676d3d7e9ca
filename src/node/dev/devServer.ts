import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { type Diagnostic, isError } from '#model/diagnostic.ts';
import { engineRoot } from '../content/engineRoot.ts';
import { explainListenError } from '../serve/listenError.ts';
import { serverUrls } from '../serve/serverUrls.ts';
import { createDevSite } from './devSite.ts';
import { answerDev } from './answerDev.ts';
import { codeFault, contentFault } from './overlayFault.ts';

export interface DevServerOptions {
  readonly siteDir: string;
  readonly port: number;
  readonly host: string;
  /** Told of every fault after each change. */
  readonly onDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  /** Told when the theme itself cannot be compiled or run. */
  readonly onCodeFault: (message: string) => void;
}

export interface DevServer {
  readonly urls: readonly string[];
  close(): Promise<void>;
}

/** Editors write a file in several steps, and some save many files at once. */
const SETTLE_MS = 30;

/** Serves the site while it is written, both locales at once; what is saved shows without a reload. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { siteDir, port, host, onDiagnostics, onCodeFault } = options;
  const web = createServer();
  const { createServer: createVite } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const vite = await createVite({
    root: engineRoot,
    configFile: false,
    appType: 'custom',
    publicDir: false,
    logLevel: 'error',
    cacheDir: join(engineRoot, 'node_modules/.cache/lontar/vite'),
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: {
      middlewareMode: true,
      hmr: { server: web },
      watch: { ignored: ['**/dist/**', '**/.lontar/**', '**/.dist.*/**'] },
    },
  });
  const site = createDevSite(siteDir, vite);
  /** What the overlay shows, or null when all is well. */
  let fault: ErrorPayload | null = null;

  const reload = async (): Promise<void> => {
    try {
      const diagnostics = await site.reload();
      onDiagnostics(diagnostics);
      const errors = diagnostics.filter(isError);
      fault = errors.length > 0 ? contentFault(errors, siteDir) : null;
    } catch (error) {
      // A component that does not compile or run.
      fault = codeFault(error);
      onCodeFault(fault.err.message);
    }
    vite.ws.send(fault ?? { type: 'custom', event: 'lontar:update' });
  };
  // One reload at a time, in the order of the changes.
  let current = reload();
  let timer: NodeJS.Timeout | undefined;
  const onChange = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      current = current.then(reload);
    }, SETTLE_MS);
  };
  vite.watcher.add(site.watched);
  vite.watcher.on('all', (_event, file) => {
    if (site.isSource(file)) onChange();
  });
  vite.ws.on('connection', () => {
    if (fault) vite.ws.send(fault);
  });

  web.on('request', (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => {
      current
        .then(() => answerDev(request, response, site))
        .catch((error: unknown) => failWith(response, error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    web.once('error', (error) => reject(explainListenError(error, port, host)));
    web.listen(port, host, resolve);
  });
  const address = web.address() as AddressInfo;
  return {
    urls: serverUrls(host, address.port, '/'),
    async close() {
      clearTimeout(timer);
      await current;
      await site.close();
      await vite.close();
      web.closeAllConnections();
      await new Promise((resolve) => web.close(resolve));
    },
  };
}

function failWith(response: ServerResponse, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}
