import type { SearchMessages } from '#model/messages/search/en.ts';
import { encodeQuery } from '../session/encodeQuery.ts';

interface NothingFoundProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly missingResultsUrl: string | undefined;
  readonly messages: Pick<SearchMessages, 'trySearchingFor' | 'missingResults' | 'letUsKnow'>;
  readonly onTry: (query: string) => void;
}

/** What else to try, and whom to tell. */
export function NothingFound(props: NothingFoundProps) {
  const { query, suggestions, missingResultsUrl, messages, onTry } = props;
  return (
    <>
      {suggestions.length > 0 && (
        <>
          <p>{messages.trySearchingFor}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" dir="auto" onClick={() => onTry(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {missingResultsUrl !== undefined && (
        <p>
          {messages.missingResults}{' '}
          <a
            href={missingResultsUrl.replaceAll('{query}', () => encodeQuery(query))}
            target="_blank"
            rel="noopener"
          >
            {messages.letUsKnow}
          </a>
        </p>
      )}
    </>
  );
}
