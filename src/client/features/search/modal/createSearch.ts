import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import { searchMessagesFor } from '#model/messages/search/searchMessagesFor.ts';
import type { PageData } from '#model/page.ts';
import { hitsPerGroupOf } from '#model/searchSettings.ts';
import { createSearchClient } from '../client/createSearchClient.ts';
import { createInsights } from '../insights/createInsights.ts';
import { createSavedSearches } from '../saved/createSavedSearches.ts';
import type { SearchAnswer, SearchClient } from '../searchClient.ts';
import { createSession } from '../session/createSession.ts';
import { MAX_QUERY_LENGTH } from '../session/cutQuery.ts';
import { snippetWords } from '../session/snippetWords.ts';
import type { Search } from './SearchContext.ts';
import { pageTitles, titlesAround } from './suggestions.ts';

/** One a locale, for as long as the document lives: they remember answers, and which host failed to give one. */
const clients = new Map<string, SearchClient>();

interface SearchOptions {
  readonly workerHref: string;
  readonly onAnswer: () => void;
  readonly close: () => void;
}

/** What one opened modal works with, wired together. */
export function createSearch(page: PageData, { workerHref, onAnswer, close }: SearchOptions): Search {
  const { locale, search: settings } = page.site;
  const client = clientOf(page, workerHref);
  const hitsPerGroup = hitsPerGroupOf(settings);
  const insights = createInsights(settings);
  const saved = createSavedSearches(settings.indexName);
  const session = createSession<SearchAnswer>({
    maxLength: MAX_QUERY_LENGTH,
    ask(query, showEarly) {
      // Our own engine knows on a small site what is found before it has the texts. Why it may not is told of the whole answer.
      if (settings.remote === undefined)
        client.search({ query, hitsPerGroup, snippetWords: null }).then(showEarly, () => {});
      return client.search({ query, hitsPerGroup, snippetWords: snippetWords() });
    },
  });
  let answer: SearchAnswer | null = null;
  let titles: readonly string[] = [];

  session.state.subscribe(() => {
    const { shown } = session.state.get();
    if (shown.kind !== 'answer' || shown.answer === answer) return;
    answer = shown.answer;
    if (shown.isPartial !== true) {
      insights.view(answer);
      onAnswer();
    }
    // Those of the answer that found most.
    const found = pageTitles(answer.hits);
    if (found.length > titles.length) titles = found;
  });

  return {
    page,
    messages: { ...frameMessagesFor(locale.code), ...searchMessagesFor(locale.code) },
    session,
    saved,
    titles: () => (titles.length > 0 ? titles : titlesAround(page.frame)),
    onSelect(hit) {
      saved.addRecent(hit);
      const place = answer?.hits.indexOf(hit) ?? -1;
      if (answer !== null && place !== -1) insights.select(answer, hit.objectID, place + 1);
    },
    close,
  };
}

function clientOf({ frame, site }: PageData, workerHref: string): SearchClient {
  const { code } = site.locale;
  const languages = frame.alternates.map((alternate) => alternate.code);
  const client =
    clients.get(code) ??
    createSearchClient(site.search, { locale: code, languages, basePath: site.basePath, workerHref });
  clients.set(code, client);
  return client;
}
