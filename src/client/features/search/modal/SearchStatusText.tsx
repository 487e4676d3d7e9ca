import { NoLineError } from '../client/searchErrors.ts';
import type { SearchAnswer } from '../searchClient.ts';
import type { SessionState } from '../session/createSession.ts';
import { useSearch } from './SearchContext.ts';

/** How it stands with the search, for those who do not see it. */
export function SearchStatusText({ state }: { state: SessionState<SearchAnswer> }) {
  return (
    <p className="sr-only" role="status">
      {useStatusText(state)}
    </p>
  );
}

function useStatusText({ status, shown }: SessionState<SearchAnswer>): string {
  const { messages } = useSearch();
  if (status === 'stalled') return messages.searching;
  if (shown.kind === 'error') {
    const failure = `${messages.searchFailed}. ${messages.checkNetwork}`;
    return shown.error instanceof NoLineError ? `${failure} ${messages.indexNotKept}` : failure;
  }
  if (shown.kind === 'start') return '';
  const { nbHits } = shown.answer;
  return nbHits === 0 ? messages.noResultsFor(shown.query) : messages.searchCount(nbHits);
}
