import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { explainListenError } from '../serve/listenError.ts';
import { serverUrls } from '../serve/serverUrls.ts';
import { answerDev, answerFault, refuse } from './answerDev.ts';
import { watchedFolders } from './changeKind.ts';
import { foreignHostText, isOwnHost } from './hostCheck.ts';
import { createLiveSite, type SiteListener } from './liveSite.ts';
import { openVite } from './openVite.ts';
import { viteAddresses } from './viteAddresses.ts';

export interface DevServerOptions extends SiteListener {
  readonly siteDir: string;
  readonly port: number;
  readonly host: string;
}

export interface DevServer {
  readonly urls: readonly string[];
  close(): Promise<void>;
}

/** Serves the site while it is written, both locales at once; what is saved shows without a reload. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { siteDir, port, host } = options;
  const web = createServer();
  const live = createLiveSite(siteDir, options);
  let vite: Promise<ViteDevServer> | null = null;

  const isOfVite = viteAddresses(siteDir);
  const startVite = async (): Promise<ViteDevServer> => {
    const server = await openVite(web, siteDir, host);
    server.watcher.add(watchedFolders(siteDir));
    live.follow(server);
    return server;
  };
  const viteOnce = (): Promise<ViteDevServer> => (vite ??= startVite());
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnHost(request.headers.host, host)) {
      refuse(response, 403, foreignHostText(request.headers.host));
      return;
    }
    if (isOfVite(request.url ?? '')) {
      (await viteOnce()).middlewares(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'Only GET and HEAD are answered here.\n');
      return;
    }
    await live.settled();
    try {
      await answerDev(request, response, live.site);
    } catch (error) {
      answerFault(response);
      live.blameTheme(error);
    }
    // The first page need not wait for it.
    await viteOnce();
  };

  web.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Whatever it was, nobody waits for ever.
      if (!response.writableEnded) answerFault(response);
      live.blameTheme(error);
    });
  });
  try {
    await new Promise<void>((resolve, reject) => {
      web.once('error', (error) => reject(explainListenError(error, port, host)));
      web.listen(port, host, resolve);
    });
  } catch (error) {
    // What is being watched would keep the process alive.
    await live.close();
    throw error;
  }
  const address = web.address() as AddressInfo;
  return {
    urls: serverUrls(host, address.port, '/'),
    async close() {
      // It may just be starting, or may have failed to, which whoever asked for it has told.
      const server = await vite?.catch(() => null);
      await live.close();
      await server?.close();
      web.closeAllConnections();
      await new Promise((resolve) => web.close(resolve));
    },
  };
}
