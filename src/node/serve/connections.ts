import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  /** Calls back at once, or when the last response that runs on the socket is through. */
  whenFree(socket: Socket, act: () => void): void;
  /** Stops accepting, lets running requests finish, closes all other connections; after `graceMs` those too. */
  close(graceMs: number): Promise<void>;
}

/**
 * Knows which connections are at work. Node's own `closeIdleConnections` leaves those open that have not sent a
 * request yet, as browsers keep in store.
 */
export function trackConnections(server: Server): Connections {
  const latest = new Map<Socket, ServerResponse | null>();
  let isClosing = false;
  const isFree = (socket: Socket) => latest.get(socket)?.closed ?? true;

  server.on('connection', (socket: Socket) => {
    latest.set(socket, null);
    socket.once('close', () => latest.delete(socket));
  });
  server.prependListener('request', (request, response: ServerResponse) => {
    const { socket } = request;
    latest.set(socket, response);
    if (isClosing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      if (isClosing && isFree(socket)) socket.end();
    });
  });

  return {
    whenFree(socket, act) {
      const response = latest.get(socket);
      // Nothing answers a request that waits for the rest of a body that will not come.
      const isStuck = response && !response.headersSent && !response.req.complete;
      if (!response || response.closed || isStuck) act();
      else response.once('close', act);
    },
    async close(graceMs) {
      isClosing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of latest.keys()) if (isFree(socket)) socket.destroy();
      const force = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(force);
    },
  };
}
