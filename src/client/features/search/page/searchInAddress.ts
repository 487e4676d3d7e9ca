import type { Store } from '../../../runtime/store.ts';
import { isKind } from '../sections.ts';
import { cutQuery } from '../session/cutQuery.ts';
import { type Filters, MAX_PAGE_QUERY_LENGTH } from './createResults.ts';

/** What the address asks for. */
export function queryInAddress(): string {
  return cutQuery(new URLSearchParams(location.search).get('q') ?? '', MAX_PAGE_QUERY_LENGTH).trim();
}

/** Which hits the address asks for, in words that are the same in every language. What it cannot say stays. Without a query, all. */
export function filtersInAddress({ get, initial }: Store<Filters>): Filters {
  if (queryInAddress() === '') return initial;
  const params = new URLSearchParams(location.search);
  const [language, section] = [params.get('language'), params.get('section')];
  const before = get().section;
  const other = isKind(before) ? null : before;
  return {
    isEveryLanguage: language === 'all' || (language !== 'own' && initial.isEveryLanguage),
    section: isKind(section) ? section : other,
  };
}

/** Lets the address ask for it, in place of what it asked for before: neither typing nor choosing makes history. */
export function putInAddress(query: string, { get, initial }: Store<Filters>): void {
  const { isEveryLanguage, section } = get();
  const language = isEveryLanguage ? 'all' : 'own';
  const asked = {
    q: query,
    language: isEveryLanguage === initial.isEveryLanguage ? '' : language,
    // The name of a group that another service has may mean nothing in another language.
    section: isKind(section) ? section : '',
  };
  const address = new URL(location.href);
  const { searchParams } = address;
  for (const [name, value] of Object.entries(asked)) {
    if (value === (searchParams.get(name) ?? '')) continue;
    if (value === '') searchParams.delete(name);
    else searchParams.set(name, value);
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
