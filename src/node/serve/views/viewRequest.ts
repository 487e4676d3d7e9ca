import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { VIEWS_PATH } from '#model/readers.ts';
import { type Answer, textAnswer } from '../answer.ts';
import { parseRequestTarget } from '../requestTarget.ts';

/** A page says that it is read, if the site lies where the path says and counts views. */
export interface ViewRequest {
  /** Of the site: begins and ends with a slash. */
  readonly basePath: string;
  /** What the page says its path is, or why that is not heard. */
  readonly page: string | Answer;
}

/** More than any path has. */
const MAX_BYTES = 4096;

/** Reads the body too, if it may be one. Null for all other requests. */
export async function readViewRequest(request: IncomingMessage): Promise<ViewRequest | null> {
  const target = parseRequestTarget(request.url ?? '');
  if (target.kind !== 'path' || !target.path.endsWith(`/${VIEWS_PATH}`)) return null;
  const basePath = target.path.slice(0, -VIEWS_PATH.length);
  return { basePath, page: refusal(request) ?? (await text(request)) };
}

function refusal(request: IncomingMessage): Answer | null {
  const { method, headers } = request;
  if (method !== 'POST') return textAnswer(405, 'Views are told by POST', { Allow: 'POST' });
  if (!isFromOwnPage(request)) return textAnswer(403, 'Only pages of this site tell their views');
  if (headers.expect !== undefined) return textAnswer(417, 'Views come in one piece');
  // Browsers send a length with every text.
  const length = Number(headers['content-length'] ?? Infinity);
  return length <= MAX_BYTES ? null : textAnswer(413, `A view has a length, of at most ${MAX_BYTES} bytes`);
}

/** Browsers say who asks; those that do not yet name the origin of whoever sends a POST. */
function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  const relation = headers['sec-fetch-site'];
  if (relation !== undefined) return relation === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
