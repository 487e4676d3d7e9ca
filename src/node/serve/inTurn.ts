import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { SiteHandler } from './siteHandler.ts';

/** With more than these waiting, nothing is read from a connection. */
const MAX_WAITING = 16;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Begins a request when the answer before it on the same connection is through. Node begins pipelined ones as they come:
 * whoever sends thousands and reads no answer would have as many files opened.
 */
export function inTurn(handler: SiteHandler): SiteHandler {
  /** What waits on the connections that have been used; its first is being answered. */
  const queues = new WeakMap<Socket, Exchange[]>();

  const openQueue = (socket: Socket): Exchange[] => {
    const queue: Exchange[] = [];
    queues.set(socket, queue);
    // Node reads on when it has parsed a request, and when an answer has gone out.
    socket.on('resume', () => holdBack(socket, queue));
    return queue;
  };

  const begin = (socket: Socket, queue: Exchange[]): void => {
    const [next] = queue;
    if (next === undefined || socket.destroyed) return;
    next.response.once('close', () => {
      queue.shift();
      if (queue.length === MAX_WAITING) socket.resume();
      begin(socket, queue);
    });
    handler(next.request, next.response);
  };

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? openQueue(socket);
    queue.push({ request, response });
    if (queue.length === 1) begin(socket, queue);
    // Not at once: the parser is at work, and would read on.
    else if (queue.length > MAX_WAITING) process.nextTick(holdBack, socket, queue);
  };
}

function holdBack(socket: Socket, queue: readonly Exchange[]): void {
  if (queue.length > MAX_WAITING) socket.pause();
}
