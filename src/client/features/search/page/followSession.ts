import type { SearchPageMessages } from '#model/messages/search/page.en.ts';
import type { ResultsSession } from './createResults.ts';

/** Lets the rest of the page follow the search: its title says the query. Returns how to stop. */
export function followSession({ state }: ResultsSession, { titleFor }: SearchPageMessages): () => void {
  const title = document.title;
  const browse = document.querySelector<HTMLElement>('[data-search-browse]');
  function follow(): void {
    const { input, shown } = state.get();
    const query = input.trim();
    document.title = query === '' ? title : titleFor(query, title);
    // The lists of the page help whoever has found nothing.
    if (browse) browse.hidden = shown.kind === 'answer' && shown.answer.hits.length > 0;
  }
  follow();
  return state.subscribe(follow);
}
