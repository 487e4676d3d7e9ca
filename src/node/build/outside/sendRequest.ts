import { lookup as lookUp } from 'node:dns';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { errorCode } from '../../content/errorCode.ts';
import { isPrivateAddress } from './privateHosts.ts';
import { RequestFault } from './requestFault.ts';

export type Method = 'HEAD' | 'GET';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Takes a body piece by piece. */
export interface BodyReader {
  /** False: it has seen enough. */
  take(chunk: Uint8Array): boolean;
  /** The body came to its end. */
  end(): void;
}

export interface RequestSettings {
  readonly userAgent: string;
  readonly timeoutMs: number;
  readonly allowsPrivate: boolean;
  readonly signal: AbortSignal;
}

export interface OneRequest {
  readonly url: URL;
  readonly method: Method;
  /** Whether the body is wanted; without a reader the connection is closed after the head. */
  readonly openBody: (reply: Reply) => BodyReader | null;
}

/** Real sites send heads of 20 KB and more. */
const LARGEST_HEAD = 64 * 1024;

/** A host with addresses of both families gets this long for each; Node's 250 ms are too few on a slow line. */
const FAMILY_MS = 3000;

/** One request without redirects. Rejects with a `RequestFault`, or with the signal's reason. */
export function sendRequest(one: OneRequest, settings: RequestSettings): Promise<Reply> {
  const { url, method, openBody } = one;
  const { userAgent, timeoutMs, allowsPrivate, signal } = settings;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      // A connection for each request: none stays open when the command ends.
      agent: false,
      headers: {
        'user-agent': userAgent,
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'accept-encoding': 'identity',
      },
      maxHeaderSize: LARGEST_HEAD,
      autoSelectFamilyAttemptTimeout: FAMILY_MS,
      ...(allowsPrivate ? {} : { lookup: lookUpPublic }),
    };
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options);
    let reply: Reply | null = null;
    // A body that breaks off leaves the answer as it is: its head was whole.
    const settle = (fault: RequestFault): void => {
      if (signal.aborted) reject(stopReason(signal));
      else if (reply) resolve(reply);
      else reject(fault);
    };
    const timer = setTimeout(() => request.destroy(RequestFault.own('timeout')), timeoutMs);
    const stop = (): void => void request.destroy(new Error('stopped'));
    signal.addEventListener('abort', stop, { once: true });
    request.on('error', (error) => settle(toFault(error)));
    request.on('close', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      settle(new RequestFault('ECONNRESET', 'closed'));
    });
    request.on('response', (response) => {
      reply = { status: response.statusCode ?? 0, headers: response.headers };
      readBody(response, method === 'GET' ? openBody(reply) : null);
    });
    if (signal.aborted) stop();
    else request.end();
  });
}

/** Reads as far as the reader wishes, then closes the connection. */
function readBody(response: IncomingMessage, reader: BodyReader | null): void {
  // What goes wrong from here on is told by the end of the request.
  response.on('error', () => {});
  if (reader === null) {
    response.destroy();
    return;
  }
  response.on('data', (chunk: Uint8Array) => {
    if (!reader.take(chunk)) response.destroy();
  });
  response.on('end', () => reader.end());
}

/** A public name may lead to a private address. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, options, (error, found, family) => {
    const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
    if (error === null && addresses.some(isPrivateAddress))
      callback(RequestFault.own('private'), found, family);
    else callback(error, found, family);
  });
};

function stopReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

function toFault(error: Error): RequestFault {
  if (error instanceof RequestFault) return error;
  const code = errorCode(error) || error.name;
  return new RequestFault(code, error.message);
}
