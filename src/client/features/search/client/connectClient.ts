import { liteClient } from 'algoliasearch/lite';
import type { SearchSettings } from '#model/searchSettings.ts';
import type { SearchAnswer, SearchClient } from '../searchClient.ts';
import { createAnswerCache } from './answerCache.ts';
import { createRequester } from './createRequester.ts';
import type { EmbeddedEngine } from '../../../runtime/searchEngine/embeddedEngine.ts';
import { TIMEOUTS } from './fetchRequester.ts';
import { createHostMemory } from './hostMemory.ts';
import { parseAnswer } from './parseAnswer.ts';
import { searchHosts } from './searchHosts.ts';
import { searchParams } from './searchParams.ts';

export interface SearchPlace {
  readonly locale: string;
  /** All locales of the site; left out, a search of every language knows the page's alone. */
  readonly languages?: readonly string[];
  readonly basePath: string;
}

/** Credentials where nobody asks for any. */
const NOBODY = { appId: 'embedded', apiKey: 'embedded' };

const NO_ANSWER: SearchAnswer = { hits: [], nbHits: 0, page: 0, nbPages: 0, queryID: null, facets: {} };

/** Searches as the site is configured to, from a page of one locale. */
export function connectClient(
  { indexName, remote, isContextual, hasInsights }: SearchSettings,
  { locale, languages = [locale], basePath }: SearchPlace,
  engine: EmbeddedEngine,
): SearchClient {
  const site = { basePath, indexName, languages };
  const { appId, apiKey } = remote ?? NOBODY;
  const client = liteClient(appId, apiKey, {
    hosts: searchHosts(remote),
    hostsCache: createHostMemory(),
    responsesCache: createAnswerCache(),
    requester: createRequester((path, body) => engine.ask(site, path, body)),
    timeouts: TIMEOUTS,
    authMode: 'WithinQueryParameters',
    // Specification, section 8: a 4xx fails immediately. Version 5.61 alone would wait for a host that answers 429.
    maxRateLimitRetries: 0,
  });
  engine.onRenewed(() => void client.clearCache());
  // Where others are asked first, their answer is likely to make the index unnecessary.
  if (remote === undefined) engine.warmUp(site, locale);
  const context = { locale: isContextual === false ? null : locale, hasInsights: hasInsights === true };
  return {
    async search(request) {
      if (request.query.trim() === '') return NO_ANSWER;
      const params = searchParams(request, context);
      const answer: unknown = await client.search({ requests: [{ indexName, params }] });
      try {
        return parseAnswer(answer);
      } catch (error) {
        await client.clearCache();
        throw error;
      }
    },
  };
}
