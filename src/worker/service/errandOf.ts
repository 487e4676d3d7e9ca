import type { WorkerConfig } from '#model/offline.ts';
import { canonicalPath } from '#model/paths.ts';

/** The part of a request that counts. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly cache: string;
  readonly headers: Headers;
}

export type OtherScope = WorkerConfig['otherScopes'][number];

/** What a request is about. */
export type Errand =
  /** A page of this locale. */
  | { readonly kind: 'page' }
  /** A page of another locale, whose own worker is not there yet. */
  | { readonly kind: 'otherPage'; readonly other: OtherScope }
  /** A file whose name says what is in it. */
  | { readonly kind: 'asset' }
  /** Any other file; the locales share them. */
  | { readonly kind: 'file' };

/** Where a worker stands. */
export type WorkerPlace = Pick<WorkerConfig, 'scope' | 'otherScopes' | 'assetsHref'> & {
  readonly origin: string;
};

/** Null for what is none of the worker's business. */
export function errandOf(request: RequestFacts, place: WorkerPlace): Errand | null {
  const url = new URL(request.url);
  const path = url.pathname;
  const basePath = place.assetsHref.replace(/[^/]+\/$/, '');
  if (url.origin !== place.origin || !path.startsWith(basePath) || !isReading(request)) return null;
  // The worker's own script and the calls of the search service.
  if (path.endsWith('/sw.js') || path.startsWith(`${basePath}1/`)) return null;
  if (path.startsWith(place.assetsHref)) return { kind: 'asset' };
  return isPageRequest(request) ? pageErrand(path, place) : { kind: 'file' };
}

/** Parts of files, and requests that may not use the line, are left to the browser. */
function isReading({ method, cache, headers }: RequestFacts): boolean {
  return method === 'GET' && cache !== 'only-if-cached' && !headers.has('range');
}

/** Opened by the browser, or fetched by a page that will show it. */
function isPageRequest({ mode, headers }: RequestFacts): boolean {
  return mode === 'navigate' || (headers.get('accept') ?? '').includes('text/html');
}

/** The innermost scope rules; '/id' and '/id.html' belong to '/id/'. */
function pageErrand(path: string, { scope, otherScopes }: WorkerPlace): Errand | null {
  const owns = (candidate: string): boolean =>
    path.startsWith(candidate) || canonicalPath(path, (form) => form === candidate) !== null;
  const [other] = otherScopes
    .filter((candidate) => owns(candidate.scope))
    .toSorted((a, b) => b.scope.length - a.scope.length);
  const isOwn = owns(scope) && scope.length >= (other?.scope.length ?? 0);
  if (isOwn) return { kind: 'page' };
  return other === undefined ? null : { kind: 'otherPage', other };
}
