import { watchPieces } from '#model/watchPieces.ts';

/** A page as the server sent it. */
export interface FetchedPage {
  /** Where it was found, after redirects. */
  readonly path: string;
  readonly html: string;
}

/** There is no such page, and trying again will not bring it. */
export class MissingPageError extends Error {}

/** A line that has said nothing for this long is taken for dead: the browser then tries by itself. */
const PATIENCE_MS = 15_000;

/** Fetches the HTML of a page. Throws an error fit to be read where there is none. */
export async function fetchPage(path: string, priority: RequestPriority): Promise<FetchedPage> {
  const controller = new AbortController();
  let timer = 0;
  const wait = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(
      () => controller.abort(new Error(`${path} was silent for ${PATIENCE_MS / 1000} seconds.`)),
      PATIENCE_MS,
    );
  };
  wait();
  try {
    const response = await fetch(path, {
      headers: { accept: 'text/html' },
      priority,
      signal: controller.signal,
    });
    const type = response.headers.get('content-type') ?? 'nothing';
    if (response.status === 404) throw new MissingPageError(`${path} answered 404.`);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    if (!type.startsWith('text/html')) throw new Error(`${path} is no page but ${type}.`);
    const url = new URL(response.url);
    if (url.origin !== location.origin) throw new Error(`${path} leads to ${url.origin}.`);
    // Only the browser itself learns of the anchor that a redirect may name.
    if (bare(url.pathname) !== bare(path)) throw new Error(`${path} has moved to ${url.pathname}.`);
    return { path: url.pathname, html: await watchPieces(response, wait).text() };
  } finally {
    clearTimeout(timer);
  }
}

/** A path without what may differ between the forms of one address. */
function bare(path: string): string {
  return path.replace(/(\/|(\/index)?\.html)$/, '');
}
