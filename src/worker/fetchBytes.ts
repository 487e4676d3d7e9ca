import { watchPieces } from '#model/watchPieces.ts';

/** There is nothing of ours at the address: the site was deployed anew, and what stood there is gone. */
export class GoneError extends Error {}

export type FetchCache = 'default' | 'reload';

interface FetchOptions {
  readonly cache: FetchCache;
  readonly signal: AbortSignal;
  /** The answer has begun to come, or more of it has. */
  readonly onSign: () => void;
}

/** Fetches a file of the index. */
export async function fetchBytes(href: string, { cache, signal, onSign }: FetchOptions): Promise<Uint8Array> {
  const response = await fetch(href, { cache, signal });
  // Some hosts answer with a page where there is nothing.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status === 404 || response.status === 410 || isPage) throw new GoneError(`${href} is gone`);
  if (!response.ok) throw new Error(`${href} was answered with status ${response.status}`);
  onSign();
  return new Uint8Array(await watchPieces(response, onSign).arrayBuffer());
}
