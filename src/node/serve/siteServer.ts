import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { clientErrorStatus, refuseConnection } from './clientErrors.ts';
import { trackConnections } from './connections.ts';
import { inTurn } from './inTurn.ts';
import { explainListenError } from './listenError.ts';
import { serverUrls } from './serverUrls.ts';
import { createSiteHandler } from './siteHandler.ts';
import type { SiteHandler } from './siteHandler.ts';
import { createSiteTreeSource } from './siteTree.ts';
import { createViewCounter } from './views/viewCounter.ts';

export interface SiteServerOptions {
  /** The output folder of a build. It may be swapped for another while the server runs. */
  readonly root: string;
  /** Told about what went wrong on our side, a line each. */
  readonly log?: (line: string) => void;
  readonly limits?: Partial<ServerLimits>;
  /** Who has it may push search indexes; without one, nobody may. */
  readonly adminKey?: string | undefined;
  /** Where the views of a site that counts them are kept; without it they are not counted. */
  readonly viewsDir?: string | undefined;
}

export interface ServerLimits {
  /** Until the headers of a request are there. */
  readonly headersMs: number;
  /** Until a whole request is there. */
  readonly requestMs: number;
  /** Until a connection on which nothing moves is closed. */
  readonly idleMs: number;
  /** How long `close` waits for running requests. */
  readonly graceMs: number;
}

export interface SiteServer {
  readonly handler: SiteHandler;
  /** Rejects with a `ListenError`. Port 0 takes a free one. */
  listen(port: number, host: string): Promise<{ readonly port: number; readonly urls: readonly string[] }>;
  close(): Promise<void>;
}

const LIMITS: ServerLimits = { headersMs: 10_000, requestMs: 30_000, idleMs: 60_000, graceMs: 5000 };

/** A server for the built site, over plain HTTP, with the security headers of the site's manifest. */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  const { root, log = () => {} } = options;
  const limits = { ...LIMITS, ...options.limits };
  const trees = createSiteTreeSource(root, log);
  const views = options.viewsDir === undefined ? null : createViewCounter({ folder: options.viewsDir, log });
  const handler = createSiteHandler({ trees, log, adminKey: options.adminKey || null, views });

  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: Math.min(1000, limits.headersMs),
    keepAlive: true,
    // The handler checks the host itself, so that the refusal carries our headers.
    requireHostHeader: false,
  });
  server.timeout = limits.idleMs;
  const connections = trackConnections(server);

  server.on('request', inTurn(handler));
  // A refusal or a page comes without the body having been asked for: what follows on the connection is unknown.
  const answerAndClose = (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
    server.emit('request', request, response);
  };
  server.on('checkContinue', answerAndClose);
  server.on('checkExpectation', answerAndClose);
  server.on('connect', (_request, socket: Socket) => refuseConnection(socket, 405));
  server.on('clientError', (error, socket: Socket) => {
    connections.whenFree(socket, () => refuseConnection(socket, clientErrorStatus(error)));
  });

  return {
    handler,
    async listen(port, host) {
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error) => reject(explainListenError(error, port, host)));
        server.listen(port, host, resolve);
      });
      const address = server.address() as AddressInfo;
      const basePath = (await trees.current())?.table.basePath ?? '/';
      return { port: address.port, urls: serverUrls(host, address.port, basePath) };
    },
    async close() {
      await connections.close(limits.graceMs);
      views?.close();
    },
  };
}
