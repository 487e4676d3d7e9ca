import { type PageSource, SOURCE_METRIC } from '#model/offline.ts';
import type { Found } from './findKept.ts';

/**
 * Asks the server; null where there is no line. Without navigation preload: with it, Chromium was seen to let every
 * page of the scope hang after one had been opened in the moment in which one worker followed another.
 */
export async function askLine({ request }: FetchEvent): Promise<Response | null> {
  try {
    return await fetch(request);
  } catch {
    // The browser has told its own console; here it only means that there is no line.
    return null;
  }
}

/** A server in trouble is no better than none, if there is a copy. */
export function isUsable(answer: Response | null): answer is Response {
  return answer !== null && answer.status < 500;
}

/** Whole, ours and at its own address. */
export function isKeepable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected;
}

/** Gives out what was found; `url` is what was asked for. */
export function giveFound(found: Found, url: URL, source: PageSource): Response {
  if (found.kind === 'copy') return withSource(found.response, source);
  const target = new URL(found.href, url);
  target.search ||= url.search;
  return Response.redirect(target, 301);
}

/** A page tells by it how it came. Redirects and errors have nothing that could be changed, and some know where they led. */
export function withSource(answer: Response, source: PageSource, status = answer.status): Response {
  if (answer.redirected || !['basic', 'default'].includes(answer.type)) return answer;
  const headers = new Headers(answer.headers);
  headers.append('server-timing', `${SOURCE_METRIC};desc=${source}`);
  return new Response(answer.body, { status, headers });
}
