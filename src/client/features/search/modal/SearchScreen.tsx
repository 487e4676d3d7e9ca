import { NoLineError } from '../client/searchErrors.ts';
import type { SearchAnswer } from '../searchClient.ts';
import type { Shown } from '../session/createSession.ts';
import { NoResults } from './NoResults.tsx';
import { useSearch } from './SearchContext.ts';

interface SearchScreenProps {
  /** Whether an answer is on its way. */
  readonly isWaiting: boolean;
  readonly shown: Shown<SearchAnswer>;
  readonly onTry: (query: string) => void;
  /** Asks the same again. */
  readonly onRetry: () => void;
}

/** What is said where there is no list. */
export function SearchScreen({ isWaiting, shown, onTry, onRetry }: SearchScreenProps) {
  const { messages } = useSearch();
  switch (shown.kind) {
    case 'start':
      return <p className="search-message">{isWaiting ? messages.searching : messages.noRecentSearches}</p>;
    case 'answer':
      return <NoResults query={shown.query} onTry={onTry} />;
    case 'error':
      return (
        <div className="search-message">
          <p className="search-message-title">{messages.searchFailed}</p>
          <p>{messages.checkNetwork}</p>
          {shown.error instanceof NoLineError && <p>{messages.indexNotKept}</p>}
          <button type="button" onClick={onRetry}>
            {messages.retry}
          </button>
        </div>
      );
  }
}
