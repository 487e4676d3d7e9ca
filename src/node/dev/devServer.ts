import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { type Diagnostic, isError } from '#model/diagnostic.ts';
import { explainListenError } from '../serve/listenError.ts';
import { serverUrls } from '../serve/serverUrls.ts';
import { answerDev } from './answerDev.ts';
import { createDevSite } from './devSite.ts';
import { bundledTheme, liveTheme } from './devTheme.ts';
import { isViteAddress, openVite } from './openVite.ts';
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
  const { siteDir, port, host } = options;
  const web = createServer();
  let vite: Promise<ViteDevServer> | null = null;
  let isThemeEdited = false;
  /** What the overlay shows, or null when all is well. */
  let fault: ErrorPayload | null = null;

  const site = createDevSite(siteDir, async () =>
    isThemeEdited && vite ? liveTheme(await vite) : bundledTheme(),
  );
  const reload = async (): Promise<void> => {
    try {
      const diagnostics = await site.reload();
      options.onDiagnostics(diagnostics);
      const errors = diagnostics.filter(isError);
      fault = errors.length > 0 ? contentFault(errors, siteDir) : null;
    } catch (error) {
      // A component that does not compile or run.
      fault = codeFault(error);
      options.onCodeFault(fault.err.message);
    }
    if (vite) (await vite).ws.send(fault ?? { type: 'custom', event: 'lontar:update' });
  };
  // One reload at a time, in the order of the changes.
  let current = reload();
  let timer: NodeJS.Timeout | undefined;
  const onChange = (_event: string, file: string): void => {
    const kind = site.kindOf(file);
    if (kind === null) return;
    isThemeEdited ||= kind === 'theme';
    clearTimeout(timer);
    timer = setTimeout(() => {
      current = current.then(reload);
    }, SETTLE_MS);
  };
  const startVite = async (): Promise<ViteDevServer> => {
    const server = await openVite(web);
    server.watcher.add([...site.watched]);
    server.watcher.on('all', onChange);
    server.ws.on('connection', () => {
      if (fault) server.ws.send(fault);
    });
    return server;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isViteAddress(request.url ?? '')) {
      vite ??= startVite();
      (await vite).middlewares(request, response);
      return;
    }
    await current;
    await answerDev(request, response, site);
    // The first page need not wait for it.
    vite ??= startVite();
  };

  web.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => failWith(response, error));
  });
  await listen();
  const address = web.address() as AddressInfo;
  return {
    urls: serverUrls(host, address.port, '/'),
    async close() {
      clearTimeout(timer);
      await current;
      await site.close();
      await (await vite)?.close();
      web.closeAllConnections();
      await new Promise((resolve) => web.close(resolve));
    },
  };

  function listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      web.once('error', (error) => reject(explainListenError(error, port, host)));
      web.listen(port, host, resolve);
    });
  }
}

function failWith(response: ServerResponse, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}
