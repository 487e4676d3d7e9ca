import { encodeQuery } from '../session/encodeQuery.ts';
import { isModified } from './isModified.ts';
import { useSearch } from './SearchContext.ts';

/** The way to the hits of every language, where only those of one were looked for. */
export function EveryLanguage({ query }: { query: string }) {
  const { page, messages, close } = useSearch();
  const { search, searchHref } = page.site;
  if (page.frame.alternates.length < 2 || search.isContextual === false) return null;
  return (
    <p>
      <a
        className="search-wider"
        href={`${searchHref}?q=${encodeQuery(query)}&language=all`}
        onClick={(event) => {
          if (!isModified(event)) close();
        }}
      >
        {messages.searchEveryLanguage}
      </a>
    </p>
  );
}
