import type { EngineAnswer } from '../../../runtime/searchEngine/embeddedEngine.ts';
import { sendByFetch } from './fetchRequester.ts';
import type { LiteRequest, LiteRequester, LiteResponse } from './liteTypes.ts';
import { EMBEDDED_HOST } from './searchHosts.ts';

/** Asks the engine in the page. */
type Ask = (path: string, body: string) => Promise<EngineAnswer>;

/** Sends requests where their host says: to the engine in the page, or out into the world. */
export function createRequester(ask: Ask): LiteRequester {
  return {
    send: (request) =>
      new URL(request.url).hostname === EMBEDDED_HOST.url ? sendToEngine(ask, request) : sendByFetch(request),
  };
}

/** What cannot be loaded counts as a host that cannot be reached. */
async function sendToEngine(ask: Ask, { url, data }: LiteRequest): Promise<LiteResponse> {
  // Algolia knows nothing of queries that were answered here.
  const body = String(data).replace('&clickAnalytics=true', '');
  try {
    const answer = await ask(new URL(url).pathname.slice(1), body);
    return { status: answer.status, content: answer.body, isTimedOut: false };
  } catch (error) {
    return { status: 0, content: String(error), isTimedOut: false };
  }
}
