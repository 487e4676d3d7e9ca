import type { SearchHit } from '../searchClient.ts';
import { cutQuery, MAX_QUERY_LENGTH } from '../session/cutQuery.ts';

const SUGGESTIONS = 3;

/** Titles of the pages that were found, as queries that find them again. */
export function pageTitles(hits: readonly SearchHit[]): readonly string[] {
  const titles = hits.map(({ hierarchy }) => queryOf(hierarchy.lvl1 ?? ''));
  return [...new Set(titles)].filter((title) => title !== '');
}

/** Titles that stand on the page that is shown: of recent posts, of its parts, and its own. */
export function titlesAround(title: string): readonly string[] {
  const links = document.querySelectorAll('[data-slot="sidebar"] a, .toc a');
  return [...new Set([...links].map((link) => link.textContent)), title].map(queryOf);
}

/** What to search for instead of a query that found nothing. */
export function suggestionsFor(query: string, titles: readonly string[]): readonly string[] {
  return titles.filter((title) => title.toLowerCase() !== query.toLowerCase()).slice(0, SUGGESTIONS);
}

/** Whole words of it, as many as a query may have letters. */
function queryOf(title: string): string {
  if (title.length <= MAX_QUERY_LENGTH) return title.trim();
  const cut = cutQuery(title, MAX_QUERY_LENGTH + 1);
  return cutQuery(cut.replace(/\s+\S*$/, ''), MAX_QUERY_LENGTH);
}
