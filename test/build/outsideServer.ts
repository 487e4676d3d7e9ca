import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './selfSigned.ts';

/** `nth` counts the requests for this path, from 1. */
export type Handler = (response: ServerResponse, request: IncomingMessage, nth: number) => void;

/** A real host on this machine: what it answers is up to the test, what it was asked is kept. */
export interface OutsideServer {
  readonly origin: string;
  /** Such as 'HEAD /x', in the order in which they came. */
  readonly requests: readonly string[];
  readonly userAgents: ReadonlySet<string | undefined>;
  /** The most requests that were unanswered at one time. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

export interface ServerSettings {
  readonly isSecure?: boolean;
}

/** Answers each path by its handler, and all others with 404. */
export async function startOutside(
  handlers: Readonly<Record<string, Handler>>,
  { isSecure = false }: ServerSettings = {},
): Promise<OutsideServer> {
  const requests: string[] = [];
  const userAgents = new Set<string | undefined>();
  const counts = new Map<string, number>();
  let open = 0;
  let most = 0;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '';
    const nth = (counts.get(path) ?? 0) + 1;
    counts.set(path, nth);
    requests.push(`${request.method} ${path}`);
    userAgents.add(request.headers['user-agent']);
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    const handler = handlers[path];
    if (handler) handler(response, request, nth);
    else response.writeHead(404).end();
  };
  const server: Server = isSecure ? createSecureServer(selfSigned(), answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`,
    requests,
    userAgents,
    mostAtOnce: () => most,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Always this status, with these headers. */
export function status(code: number, headers: Record<string, string> = {}): Handler {
  return (response) => void response.writeHead(code, headers).end('text');
}

export function redirect(code: number, location: string, headers: Record<string, string> = {}): Handler {
  return status(code, { ...headers, location });
}

/** One handler for each request in turn, the last for all that follow. */
export function inTurn(...handlers: [Handler, ...Handler[]]): Handler {
  return (response, request, nth) =>
    (handlers[Math.min(nth, handlers.length) - 1] ?? handlers[0])(response, request, nth);
}

/** One handler for HEAD, one for all else. */
export function byMethod(head: Handler, get: Handler): Handler {
  return (response, request, nth) => (request.method === 'HEAD' ? head : get)(response, request, nth);
}

export function page(html: string): Handler {
  return (response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

export const hangUp: Handler = (response) => void response.destroy();
export const never: Handler = () => {};
