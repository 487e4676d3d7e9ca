import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import { pageMessagesFor } from '#model/messages/search/pageMessagesFor.ts';
import { searchMessagesFor } from '#model/messages/search/searchMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import { createSearchClient } from '../client/createSearchClient.ts';
import { NoLineError } from '../client/searchErrors.ts';
import { createInsights, type Insights } from '../insights/createInsights.ts';
import { pageTitles, suggestionsFor } from '../modal/suggestions.ts';
import type { SearchAnswer, SearchClient } from '../searchClient.ts';
import { snippetWords } from '../session/snippetWords.ts';
import { createResults, type ResultsSession } from './createResults.ts';
import type { ResultsPage } from './ResultsContext.ts';

/** The search of one locale, kept so that whoever comes back finds everything as it was. */
interface KeptSearch {
  readonly session: ResultsSession;
  readonly insights: Insights;
  /** Titles of the answer that found most. */
  readonly titles: () => readonly string[];
}

const searches = new Map<string, KeptSearch>();

/** What the search page works with. Its element names what to try where nothing was found yet. */
export function resultsPageOf(
  page: PageData,
  workerHref: string,
  element: HTMLElement,
): Omit<ResultsPage, 'onTry'> {
  const { code } = page.site.locale;
  const { session, insights, titles } = searches.get(code) ?? createSearch(page, workerHref);
  const named = element.dataset['suggestions']?.split('\n') ?? [];
  return {
    page,
    messages: { ...frameMessagesFor(code), ...searchMessagesFor(code), ...pageMessagesFor(code) },
    session,
    suggestionsFor: (query) => suggestionsFor(query, titles().length > 0 ? titles() : named),
    onSelect: (answer, hit, place) => insights.select(answer, hit.objectID, place),
  };
}

function createSearch({ frame, site }: PageData, workerHref: string): KeptSearch {
  const { search: settings, basePath, locale } = site;
  const languages = frame.alternates.map(({ code }) => code);
  const session = createResults({
    client: sparingTexts(
      createSearchClient(settings, { locale: locale.code, languages, basePath, workerHref }),
    ),
    languages,
    isEveryLanguage: settings.isContextual === false,
    snippetWords,
  });
  const insights = createInsights(settings);
  let titles: readonly string[] = [];
  let last: SearchAnswer | null = null;
  session.state.subscribe(() => {
    const { shown } = session.state.get();
    if (shown.kind !== 'answer' || shown.answer === last) return;
    last = shown.answer;
    insights.view(last);
    const found = pageTitles(last.hits);
    if (found.length > titles.length) titles = found;
  });
  session.more.subscribe(() => {
    const { status, answers } = session.more.get();
    const newest = answers.at(-1);
    if (status === 'idle' && newest !== undefined) insights.view(newest);
  });
  const search = { session, insights, titles: () => titles };
  searches.set(locale.code, search);
  return search;
}

/** Hits can be opened without their texts, all of which are hardly kept where there is no line. */
function sparingTexts(client: SearchClient): SearchClient {
  return {
    async search(request) {
      try {
        return await client.search(request);
      } catch (error) {
        if (!(error instanceof NoLineError)) throw error;
        console.warn(error);
        return client.search({ ...request, snippetWords: null });
      }
    },
  };
}
