import type { FrameData, View } from '#model/page.ts';
import type { SearchHit } from '../searchClient.ts';
import { cutQuery, MAX_QUERY_LENGTH } from '../session/cutQuery.ts';

const SUGGESTIONS = 3;

/** Titles of the pages that were found, as queries that find them again. */
export function pageTitles(hits: readonly SearchHit[]): readonly string[] {
  const titles = hits.map(({ hierarchy }) => queryOf(hierarchy.lvl1 ?? ''));
  return [...new Set(titles)].filter((title) => title !== '');
}

/** The title of any other page, such as that of the search, finds nothing. */
const TEXTS: ReadonlySet<View['kind']> = new Set(['post', 'page', 'books', 'doc']);

/** What the page that is shown would have one search for; else the titles on it: of posts, of its parts, and its own. */
export function titlesAround({ kind, title }: FrameData): readonly string[] {
  const named = document.querySelector<HTMLElement>('[data-suggestions]')?.dataset['suggestions'];
  if (named !== undefined) return named.split('\n');
  const links = document.querySelectorAll('[data-slot="sidebar"] a, .toc a, .post-list a');
  const titles = [...[...links].map((link) => link.textContent), ...(TEXTS.has(kind) ? [title] : [])];
  return [...new Set(titles.map(queryOf))];
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
