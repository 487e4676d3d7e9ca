import { NoLineError } from '../client/searchErrors.ts';
import type { SearchAnswer } from '../searchClient.ts';
import type { SessionState } from '../session/createSession.ts';
import type { Deed } from './SavedActions.tsx';
import { useSearch } from './SearchContext.ts';

interface StatusTextProps {
  readonly state: SessionState<SearchAnswer>;
  /** What was done last with a saved search. */
  readonly deed: Deed | null;
}

/** How it stands with the search, for those who do not see it. What could not be done nobody sees. */
export function SearchStatusText({ state, deed }: StatusTextProps) {
  const isSeen = state.shown.kind === 'start' && deed?.isRefused;
  return (
    <p className={isSeen ? 'search-message' : 'sr-only'} role="status">
      {useStatusText(state, deed)}
    </p>
  );
}

function useStatusText({ status, shown }: SessionState<SearchAnswer>, deed: Deed | null): string {
  const { messages } = useSearch();
  if (status === 'stalled') return messages.searching;
  if (shown.kind === 'error') {
    const failure = `${messages.searchFailed}. ${messages.checkNetwork}`;
    return shown.error instanceof NoLineError ? `${failure} ${messages.indexNotKept}` : failure;
  }
  if (shown.kind === 'start') return deed?.text ?? '';
  const { nbHits } = shown.answer;
  return nbHits === 0 ? messages.noResultsFor(shown.query) : messages.searchCount(nbHits);
}
