import { liteClient } from 'algoliasearch/lite';
import type { RemoteSearch } from '#model/searchSettings.ts';
import { createAnswerCache } from './answerCache.ts';
import { type Ask, askEngine } from './askEngine.ts';
import { sendByFetch, TIMEOUTS } from './fetchRequester.ts';
import { createHostMemory } from './hostMemory.ts';
import type { LiteRequest, LiteResponse } from './liteTypes.ts';
import { EMBEDDED_HOST, searchHosts } from './searchHosts.ts';
import type { SearchLine } from './searchLine.ts';

/** To hosts in turn, the engine in the page being the last. */
export function createHostsLine(remote: RemoteSearch, ask: Ask): SearchLine {
  const client = liteClient(remote.appId, remote.apiKey, {
    hosts: searchHosts(remote),
    hostsCache: createHostMemory(),
    responsesCache: createAnswerCache(),
    requester: {
      send: (request) =>
        new URL(request.url).hostname === EMBEDDED_HOST.url
          ? sendToEngine(ask, request)
          : sendByFetch(request),
    },
    timeouts: TIMEOUTS,
    authMode: 'WithinQueryParameters',
    // Specification, section 8: a 4xx fails immediately. Version 5.61 alone would wait for a host that answers 429.
    maxRateLimitRetries: 0,
  });
  return {
    send: (query) => client.search({ requests: [query] }),
    async forget() {
      await client.clearCache();
    },
  };
}

/** What cannot be loaded counts as a host that cannot be reached. */
async function sendToEngine(ask: Ask, { url, data }: LiteRequest): Promise<LiteResponse> {
  try {
    const answer = await askEngine(ask, new URL(url).pathname.slice(1), String(data));
    return { status: answer.status, content: answer.body, isTimedOut: false };
  } catch (error) {
    return { status: 0, content: String(error), isTimedOut: false };
  }
}
