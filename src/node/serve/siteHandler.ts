import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { contentSecurityPolicy } from '../build/contentSecurityPolicy.ts';
import { securityHeaders } from '../build/headers.ts';
import type { Answer } from './answer.ts';
import { discardAnswer, textAnswer } from './answer.ts';
import { answerRequest } from './answerRequest.ts';
import type { SiteRequest } from './answerRequest.ts';
import { isPassing } from './fileErrors.ts';
import { parseRequestTarget } from './requestTarget.ts';
import { sendAnswer } from './sendAnswer.ts';
import type { SiteTreeSource } from './siteTree.ts';

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
/** For answers that come from no tree, and for trees whose manifest names no policy. */
export const STRICTEST_POLICY = contentSecurityPolicy({});

/** The folder is away for a moment while a new build takes its place: how long to wait for it, time after time. */
const PAUSES_MS = [5, 10, 20, 40, 80, 160, 320, 640, 1000, 1000, 1000];

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers requests from the tree that is there when they come. The body of a request is never read. */
export function createSiteHandler(trees: SiteTreeSource, log: (line: string) => void): SiteHandler {
  return (request, response) => {
    answer(trees, request)
      .then((ready) => sendAnswer(response, ready))
      .catch((error: unknown) => {
        log(`${request.method} ${request.url}: ${String(error)}`);
        if (response.headersSent) response.destroy();
        else response.writeHead(500, securityHeaders(STRICTEST_POLICY)).end();
      });
  };
}

async function answer(trees: SiteTreeSource, request: IncomingMessage): Promise<Answer> {
  const checked = checkRequest(request);
  return 'status' in checked ? secured(checked, STRICTEST_POLICY) : answerFromWholeTree(trees, checked);
}

function checkRequest({ method, url = '', headers, httpVersion }: IncomingMessage): Answer | SiteRequest {
  const target = parseRequestTarget(url);
  if (target.kind === 'refused' && target.status === 414) return textAnswer(414, 'The address is too long');
  if (method === 'OPTIONS') return { status: 204, headers: { Allow: ALLOWED_METHODS }, body: null };
  if (method !== 'GET' && method !== 'HEAD') {
    return textAnswer(405, 'Only GET and HEAD are answered here', { Allow: ALLOWED_METHODS });
  }
  const lacksHost = headers.host === undefined && httpVersion === '1.1';
  if (target.kind === 'refused' || lacksHost) return textAnswer(400, 'The request is malformed');
  return { method, headers, path: target.path, query: target.query };
}

async function answerFromWholeTree(trees: SiteTreeSource, request: SiteRequest): Promise<Answer> {
  for (const wait of PAUSES_MS) {
    const made = await tryToAnswer(trees, request);
    if (made) return made;
    await pause(wait);
  }
  return secured(textAnswer(503, 'The site is not there', { 'Retry-After': '10' }), STRICTEST_POLICY);
}

/** Manifest and file must be of the same build: null if there is no tree, or if it changed in between. */
async function tryToAnswer(trees: SiteTreeSource, request: SiteRequest): Promise<Answer | null> {
  try {
    const tree = await trees.current();
    if (tree === null) return null;
    const made = await answerRequest(tree, request);
    const after = await trees.current();
    if (after?.stamp === tree.stamp) return secured(made, tree.table.policy ?? STRICTEST_POLICY);
    await discardAnswer(made);
    return null;
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  }
}

function secured(made: Answer, policy: string): Answer {
  return { ...made, headers: { ...securityHeaders(policy), ...made.headers } };
}
