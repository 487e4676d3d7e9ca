import { docsTagOf } from '#model/docsTag.ts';
import type { RemoteSearch, SearchSettings } from '#model/searchSettings.ts';
import type { SearchAnswer, SearchClient } from '../searchClient.ts';
import type { Ask } from './askEngine.ts';
import { createEngineLine } from './engineLine.ts';
import type { EmbeddedEngine } from '../../../runtime/searchEngine/embeddedEngine.ts';
import { parseAnswer } from './parseAnswer.ts';
import type { SearchLine } from './searchLine.ts';
import { searchParams } from './searchParams.ts';

export interface SearchPlace {
  readonly locale: string;
  /** All locales of the site; left out, a search of every language knows the page's alone. */
  readonly languages?: readonly string[];
  readonly basePath: string;
}

const NO_ANSWER: SearchAnswer = { hits: [], nbHits: 0, page: 0, nbPages: 0, queryID: null, facets: {} };

/** Searches as the site is configured to, from a page of one locale. */
export function connectClient(
  { indexName, remote, isContextual, docsVersion, hasInsights }: SearchSettings,
  { locale, languages = [locale], basePath }: SearchPlace,
  engine: EmbeddedEngine,
): SearchClient {
  const site = { basePath, indexName, languages };
  const line = openLine(remote, (path, body) => engine.ask(site, path, body));
  engine.onRenewed(() => void line.forget());
  // Where others are asked first, their answer is likely to make the index unnecessary.
  if (remote === undefined) engine.warmUp(site, locale);
  const context = {
    locale,
    languages,
    isContextual: isContextual !== false,
    docsTag: docsTagOf(docsVersion),
    isRemote: remote !== undefined,
    hasInsights: hasInsights === true,
  };
  return {
    async search(request) {
      if (request.query.trim() === '') return NO_ANSWER;
      const params = searchParams(request, context);
      const answer = await line.send({ indexName, params });
      try {
        return parseAnswer(answer);
      } catch (error) {
        await line.forget();
        throw error;
      }
    },
  };
}

/** The engine in the page hears a question at once, before anything else is done that takes its time. */
function openLine(remote: RemoteSearch | undefined, ask: Ask): SearchLine {
  if (remote === undefined) return createEngineLine(ask);
  const line = loadHostsLine(remote, ask);
  return { send: async (query) => (await line).send(query), forget: async () => (await line).forget() };
}

/** Most sites ask nobody else: the client for hosts is a script of its own. */
async function loadHostsLine(remote: RemoteSearch, ask: Ask): Promise<SearchLine> {
  try {
    const { createHostsLine } = await import('./hostsLine.ts');
    return createHostsLine(remote, ask);
  } catch (error) {
    console.warn(error);
    return createEngineLine(ask);
  }
}
