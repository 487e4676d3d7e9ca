import { NothingFound } from '../nothing/NothingFound.tsx';
import { EveryLanguage } from './EveryLanguage.tsx';
import { useSearch } from './SearchContext.ts';
import { suggestionsFor } from './suggestions.ts';

export function NoResults({ query, onTry }: { query: string; onTry: (query: string) => void }) {
  const { messages, page, titles } = useSearch();
  return (
    <div className="search-message">
      <p className="search-message-title" dir="auto">
        {messages.noResultsFor(query)}
      </p>
      <EveryLanguage query={query} />
      <NothingFound
        query={query}
        suggestions={suggestionsFor(query, titles())}
        missingResultsUrl={page.site.search.missingResultsUrl}
        messages={messages}
        onTry={onTry}
      />
    </div>
  );
}
