import { NothingFound } from '../nothing/NothingFound.tsx';
import { useResultsPage } from './ResultsContext.ts';

interface ResultSuggestionsProps {
  readonly query: string;
  /** The button that was pressed is about to go. */
  readonly onPress: () => void;
}

export function ResultSuggestions({ query, onPress }: ResultSuggestionsProps) {
  const { page, messages, suggestionsFor, onTry } = useResultsPage();
  return (
    <div className="search-suggestions">
      <NothingFound
        query={query}
        suggestions={suggestionsFor(query)}
        missingResultsUrl={page.site.search.missingResultsUrl}
        messages={messages}
        onTry={(suggestion) => {
          onPress();
          onTry(suggestion);
        }}
      />
    </div>
  );
}
