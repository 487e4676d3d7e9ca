import { useSite } from './SiteContext.tsx';
import { useMessages } from './useMessages.ts';

/** Leads to the search page. Without a script nothing would answer, and it is not shown. */
export function SearchForm() {
  const { searchHref } = useSite();
  const messages = useMessages();
  return (
    <form className="search-form" role="search" action={searchHref}>
      <input
        type="search"
        name="q"
        aria-label={messages.search}
        placeholder={messages.searchPlaceholder}
        dir="auto"
      />
      <button type="submit">{messages.search}</button>
    </form>
  );
}
