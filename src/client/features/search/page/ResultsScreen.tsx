import { useRef } from 'react';
import { useStore } from '../../../ui/useStore.ts';
import { NoLineError } from '../client/searchErrors.ts';
import type { SessionState } from '../session/createSession.ts';
import type { Results } from './createResults.ts';
import { ResultSuggestions } from './ResultSuggestions.tsx';
import { ResultFilters } from './ResultFilters.tsx';
import { ResultList } from './ResultList.tsx';
import { type ResultsPage, useResultsPage } from './ResultsContext.ts';
import { WiderSearch } from './WiderSearch.tsx';

/** Everything below the search box. */
export function ResultsScreen() {
  const { session, messages } = useResultsPage();
  const state = useStore(session.state);
  const { shown, status } = state;
  const screen = useRef<HTMLDivElement>(null);
  const toResults = (): void => screen.current?.focus({ preventScroll: true });
  return (
    <div
      ref={screen}
      tabIndex={-1}
      className="search-screen"
      aria-busy={status === 'loading' || status === 'stalled'}
      data-status={status}
    >
      {shown.kind === 'answer' && <ResultFilters sections={shown.answer.sections} />}
      <p className="search-count" role="status" dir="auto">
        {statusText(state, messages)}
      </p>
      {shown.kind === 'error' && (
        <>
          <p>{messages.checkNetwork}</p>
          {shown.error instanceof NoLineError && <p>{messages.indexNotKept}</p>}
          <button type="button" className="search-more" onClick={session.retry}>
            {messages.retry}
          </button>
        </>
      )}
      {shown.kind === 'answer' && shown.answer.hits.length === 0 && (
        <>
          <WiderSearch sections={shown.answer.sections} onPress={toResults} />
          <ResultSuggestions query={shown.query} onPress={toResults} />
        </>
      )}
      {shown.kind === 'answer' && shown.answer.hits.length > 0 && <ResultList results={shown.answer} />}
    </div>
  );
}

function statusText({ shown, status }: SessionState<Results>, messages: ResultsPage['messages']): string {
  if (status === 'stalled') return messages.searching;
  if (shown.kind === 'start') return '';
  if (shown.kind === 'error') return messages.searchFailed;
  const { nbHits, hits } = shown.answer;
  return hits.length === 0 ? messages.noResultsFor(shown.query) : messages.searchCount(nbHits);
}
