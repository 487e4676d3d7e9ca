import { NothingFound } from '../nothing/NothingFound.tsx';
import { useResultsPage } from './ResultsContext.ts';

export function ResultSuggestions({ query }: { query: string }) {
  const { page, messages, suggestionsFor, onTry } = useResultsPage();
  return (
    <div className="search-suggestions">
      <NothingFound
        query={query}
        suggestions={suggestionsFor(query)}
        missingResultsUrl={page.site.search.missingResultsUrl}
        messages={messages}
        onTry={onTry}
      />
    </div>
  );
}
