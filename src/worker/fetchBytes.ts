/** There is nothing of ours at the address: the site was deployed anew, and what stood there is gone. */
export class GoneError extends Error {}

/** Fetches a file of the index. */
export async function fetchBytes(href: string, cache: 'default' | 'reload' = 'default'): Promise<Uint8Array> {
  const response = await fetch(href, { cache });
  // Some hosts answer with a page where there is nothing.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status === 404 || response.status === 410 || isPage) throw new GoneError(`${href} is gone`);
  if (!response.ok) throw new Error(`${href} was answered with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
