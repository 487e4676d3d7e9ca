import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import { decodeSafely } from '#model/decodeSafely.ts';
import { contentSecurityPolicy } from '../build/contentSecurityPolicy.ts';
import { securityHeaders } from '../build/headers.ts';
import type { Answer } from './answer.ts';
import { discardAnswer, textAnswer } from './answer.ts';
import { answerRequest } from './answerRequest.ts';
import type { SiteRequest } from './answerRequest.ts';
import { isPassing } from './fileErrors.ts';
import { parseRequestTarget } from './requestTarget.ts';
import { sendAnswer } from './sendAnswer.ts';
import { answerSearch } from './search/answerSearch.ts';
import type { SearchEnv } from './search/searchApp.ts';
import { readSearchRequest } from './search/searchRequest.ts';
import type { SiteTree, SiteTreeSource } from './siteTree.ts';
import type { ViewCounter } from './views/viewCounter.ts';
import { readViewRequest } from './views/viewRequest.ts';

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';
/** For answers that come from no tree, and for trees whose manifest names no policy. */
export const STRICTEST_POLICY = contentSecurityPolicy({});

/** The folder is away for a moment while a new build takes its place: how long to wait for it, time after time. */
const PAUSES_MS = [5, 10, 20, 40, 80, 160, 320, 640, 1000, 1000, 1000];

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface SiteHandlerOptions {
  readonly trees: SiteTreeSource;
  readonly log: (line: string) => void;
  /** Who may push indexes; null: nobody. */
  readonly adminKey: string | null;
  /** Null: views are not counted. */
  readonly views: ViewCounter | null;
}

/** Answers requests from the tree that is there when they come. No body is read but that of a search or a view. */
export function createSiteHandler({ trees, log, adminKey, views }: SiteHandlerOptions): SiteHandler {
  let search: Promise<Hono<SearchEnv>> | null = null;
  const loadSearch = (): Promise<Hono<SearchEnv>> => (search ??= createSearch(adminKey));
  return (request, response) => {
    answer({ trees, loadSearch, views }, { request, response })
      .then((ready) => sendAnswer(response, ready))
      .catch((error: unknown) => {
        // A reader who goes away while a body is on its way is no fault of ours.
        if (response.destroyed) return;
        log(`${request.method} ${request.url}: ${String(error)}`);
        if (response.headersSent) response.destroy();
        else response.writeHead(500, securityHeaders(STRICTEST_POLICY)).end();
      });
  };
}

/** Most runs of the program search nothing: what it takes is loaded with the first request. */
async function createSearch(adminKey: string | null): Promise<Hono<SearchEnv>> {
  const { createSearchApp } = await import('./search/searchApp.ts');
  return createSearchApp(adminKey);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Services {
  readonly trees: SiteTreeSource;
  readonly loadSearch: () => Promise<Hono<SearchEnv>>;
  readonly views: ViewCounter | null;
}

async function answer({ trees, loadSearch, views }: Services, exchange: Exchange): Promise<Answer> {
  const { request, response } = exchange;
  const checked = checkRequest(request);
  const search = await readSearchRequest(request, response);
  const view = views && (await readViewRequest(request));
  if (search === null && view === null && 'status' in checked) return secured(checked, STRICTEST_POLICY);
  // An answer may be made several times, a view is one.
  const viewed = new Set<string>();
  const made = await answerFromWholeTree(trees, async (tree) => {
    if (search?.basePath === tree.table.basePath)
      return answerSearch(await loadSearch(), tree, search.request());
    if (view?.basePath === tree.table.basePath && tree.table.countsViews) {
      if (typeof view.page !== 'string') return view.page;
      const path = decodeSafely(view.page);
      if (tree.table.routes.has(path)) viewed.add(path);
      return COUNTED;
    }
    return 'status' in checked ? checked : answerRequest(tree, checked);
  });
  for (const path of viewed) views?.count(path);
  return made;
}

/** Said of pages that there are and of all others, so that nobody learns anything by it. */
const COUNTED: Answer = { status: 204, headers: { 'Cache-Control': 'no-store' }, body: null };

function checkRequest({ method, url = '', headers, httpVersion }: IncomingMessage): Answer | SiteRequest {
  const target = parseRequestTarget(url);
  if (target.kind === 'too-long') return textAnswer(414, 'The address is too long');
  if (method === 'OPTIONS') return { status: 204, headers: { Allow: ALLOWED_METHODS }, body: null };
  if (method !== 'GET' && method !== 'HEAD') {
    return textAnswer(405, 'Only GET and HEAD are answered here', { Allow: ALLOWED_METHODS });
  }
  const lacksHost = headers.host === undefined && httpVersion === '1.1';
  if (lacksHost) return textAnswer(400, 'The request is malformed');
  return { method, headers, target };
}

type Respond = (tree: SiteTree) => Promise<Answer>;

async function answerFromWholeTree(trees: SiteTreeSource, respond: Respond): Promise<Answer> {
  for (const wait of PAUSES_MS) {
    const made = await tryToAnswer(trees, respond);
    if (made) return made;
    await pause(wait);
  }
  return secured(textAnswer(503, 'The site is not there', { 'Retry-After': '10' }), STRICTEST_POLICY);
}

/** Manifest and file must be of the same build: null if there is no tree, or if it changed in between. */
async function tryToAnswer(trees: SiteTreeSource, respond: Respond): Promise<Answer | null> {
  try {
    const tree = await trees.current();
    if (tree === null) return null;
    const made = await respond(tree);
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
