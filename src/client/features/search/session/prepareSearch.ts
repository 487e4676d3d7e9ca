import { workerHref } from 'virtual:search';
import type { PageData } from '#model/page.ts';
import { pageSeat } from '../../../runtime/searchEngine/pageSeat.ts';
import { loadScript, type SearchScript } from './searchScript.ts';

/** Loads what a search on this page needs: script, worker and index at the same time, not one after the other. */
export function prepareSearch({ frame, site }: PageData): Promise<SearchScript> {
  const { basePath, locale, search } = site;
  const languages = frame.alternates.map(({ code }) => code);
  // Where others are asked first, the engine waits until they have failed.
  if (search.remote === undefined)
    pageSeat(workerHref).warmUp({ basePath, indexName: search.indexName, languages }, locale.code);
  return loadScript();
}

/** Fewer letters begin so many words that what is fetched for them is seldom what is asked for in the end. */
const MIN_FORESEEN = 3;

/** Fetches what the answer to this will need, while the script is on its way. */
export function foresee({ site }: PageData, typed: string): void {
  const query = typed.trim();
  if (site.search.remote === undefined && query.length >= MIN_FORESEEN)
    pageSeat(workerHref).foresee(site.locale.code, query);
}
