import { encodeQuery } from '../session/encodeQuery.ts';
import type { SearchAnswer } from '../searchClient.ts';
import type { Shown } from '../session/createSession.ts';
import { isModified } from './isModified.ts';
import { useSearch } from './SearchContext.ts';

/** The way to all results, and which keys do what. */
export function SearchFooter({ shown }: { shown: Shown<SearchAnswer> }) {
  const { messages } = useSearch();
  return (
    <div className="search-footer">
      {shown.kind === 'answer' && shown.answer.hits.length > 0 && (
        <SeeAll query={shown.query} count={shown.answer.nbHits} />
      )}
      <p className="search-keys" aria-hidden="true">
        <span>
          <kbd>↵</kbd> {messages.keyOpens}
        </span>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {messages.keysMove}
        </span>
        <span>
          <kbd>esc</kbd> {messages.keyCloses}
        </span>
      </p>
    </div>
  );
}

function SeeAll({ query, count }: { query: string; count: number }) {
  const { page, messages, close } = useSearch();
  return (
    <a
      href={`${page.site.searchHref}?q=${encodeQuery(query)}`}
      onClick={(event) => {
        if (!isModified(event)) close();
      }}
    >
      {messages.seeAllResults(count)}
    </a>
  );
}
