import { workerHref } from 'virtual:search';
import type { PageData } from '#model/page.ts';
import { pageEngine } from '../../../runtime/searchEngine/pageEngine.ts';
import { loadScript, type SearchScript } from './searchScript.ts';

/** Loads what a search on this page needs: script, worker and index at the same time, not one after the other. */
export function prepareSearch({ frame, site }: PageData): Promise<SearchScript> {
  const { basePath, locale, search } = site;
  const languages = frame.alternates.map(({ code }) => code);
  // Where others are asked first, the engine waits until they have failed.
  if (search.remote === undefined)
    pageEngine(workerHref).warmUp({ basePath, indexName: search.indexName, languages }, locale.code);
  return loadScript();
}
