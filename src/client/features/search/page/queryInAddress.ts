import { cutQuery } from '../session/cutQuery.ts';
import { MAX_PAGE_QUERY_LENGTH } from './createResults.ts';

/** What the address asks for. */
export function queryInAddress(): string {
  return cutQuery(new URLSearchParams(location.search).get('q') ?? '', MAX_PAGE_QUERY_LENGTH).trim();
}

/** Lets the address ask for it, in place of what it asked for before: typing makes no history. */
export function putQueryInAddress(query: string): void {
  if (query === queryInAddress()) return;
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}
