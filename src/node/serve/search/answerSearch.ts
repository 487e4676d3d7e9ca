import type { Hono } from 'hono';
import type { Answer } from '../answer.ts';
import type { SiteTree } from '../siteTree.ts';
import { createPause } from './createPause.ts';
import type { SearchEnv } from './searchApp.ts';
import { siteSearch } from './siteSearch.ts';

/** Has the app answer for what lies in the served folder at this moment. */
export async function answerSearch(app: Hono<SearchEnv>, tree: SiteTree, request: Request): Promise<Answer> {
  const response = await app.fetch(request, { site: await siteSearch(tree), pause: createPause() });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = {
    ...Object.fromEntries(response.headers),
    'Content-Length': String(body.length),
  };
  return { status: response.status, headers, body: response.status === 204 ? null : body };
}
