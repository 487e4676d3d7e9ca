import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ReadableStream as WebStream } from 'node:stream/web';
import { parseRequestTarget, splitTarget } from '../requestTarget.ts';
import { MAX_SEARCH_BYTES } from './searchLimits.ts';

/** A request that the search answers if the site lies where its path says. */
export interface SearchRequest {
  /** Of the site: begins and ends with a slash. */
  readonly basePath: string;
  /** As the search app takes it, anew for each attempt: its path begins with '/1/'. */
  readonly request: () => Request;
}

const SEARCH_PATH = /^(.*?\/)(1\/(?:indexes|answers)(?:\/.*)?)$/;
/** What the search wants to know of a request. */
const HEADERS = ['content-length', 'transfer-encoding', 'x-algolia-api-key'] as const;

/** Reads the body too, if it is one of a search. Null for all other requests. */
export async function readSearchRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<SearchRequest | null> {
  const { method = '', url = '', headers } = incoming;
  // As it was sent: a slash or whatever else in the name of an index or an object is one for the protocol to judge.
  const { encoded, query } = splitTarget(url);
  const [, before, path] = SEARCH_PATH.exec(encoded) ?? [];
  // No request of the web's may be a TRACE.
  if (before === undefined || path === undefined || method === 'TRACE' || headers.host === undefined)
    return null;
  const base = parseRequestTarget(before);
  if (base.kind !== 'path') return null;
  const basePath = base.path;
  if (headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
  const passed = HEADERS.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  );
  const address = `http://site/${(path + query).replace(/[#\\]/g, encodeURIComponent)}`;
  const init = { method, headers: Object.fromEntries(passed) as Record<string, string> };
  const length = Number(
    headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Infinity),
  );
  if (method === 'GET' || method === 'HEAD' || length === 0)
    return { basePath, request: () => new Request(address, init) };
  if (length <= MAX_SEARCH_BYTES) {
    // Much faster than a stream.
    const body = await buffer(incoming);
    return { basePath, request: () => new Request(address, { ...init, body }) };
  }
  // The app decides how much of it is read.
  const chunks = incoming.iterator({ destroyOnReturn: false });
  const body = WebStream.from(chunks) as ReadableStream;
  response.once('finish', () => void readAway(incoming, chunks));
  const streaming = { ...init, body, duplex: 'half' };
  const streamed = new Request(address, streaming);
  return { basePath, request: () => streamed.clone() };
}

/** After a refusal: the next request on the connection comes behind the rest of the body. */
async function readAway(incoming: IncomingMessage, chunks: AsyncIterator<unknown>): Promise<void> {
  await chunks.return?.();
  incoming.resume();
}
