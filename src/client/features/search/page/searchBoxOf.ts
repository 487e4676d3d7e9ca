import { shownPath } from '../../../runtime/shownPage.ts';
import { MAX_PAGE_QUERY_LENGTH, type ResultsSession } from './createResults.ts';
import { delayed } from './delayed.ts';
import { filtersInAddress, putInAddress, queryInAddress } from './searchInAddress.ts';

/** The address follows the typing at this distance: browsers refuse more than some hundred changes in half a minute. */
const ADDRESS_DELAY_MS = 400;

export interface SearchBox {
  readonly setQuery: (query: string) => void;
  /** Stops listening. */
  readonly leave: () => void;
}

/** Keeps the search box, the address and the session saying the same. */
export function searchBoxOf(form: HTMLFormElement, session: ResultsSession): SearchBox {
  const input = form.querySelector('input') ?? document.createElement('input');
  const listening = new AbortController();
  const { signal } = listening;
  const { filters } = session;
  const asked = (): string => session.state.get().input.trim();
  const address = delayed(() => putInAddress(asked(), filters), ADDRESS_DELAY_MS);

  /** Filters are seen beside hits alone: they go with the words, or the next ones would be filtered by what nobody sees. */
  function search(): void {
    session.setInput(input.value);
    if (asked() === '') session.setFilters(filters.initial);
  }

  function setQuery(query: string): void {
    input.value = query;
    search();
    address.flush();
  }

  /** After a link or a step in the history. While another page is on its way the address is none of ours. */
  function followAddress(): void {
    if (address.isWaiting() || location.pathname !== shownPath()) return;
    const [query, chosen] = [queryInAddress(), filtersInAddress(filters)];
    if (query !== asked()) {
      input.value = query;
      session.setInput(query);
    }
    session.setFilters(chosen);
  }

  /** Also of what is being composed: on phones every word is. */
  function onInput(): void {
    search();
    address.ask();
  }

  input.maxLength = MAX_PAGE_QUERY_LENGTH;
  // What was typed before the script came counts.
  if (input.value === '') input.value = queryInAddress();
  else address.ask();
  session.setFilters(filtersInAddress(filters));
  session.setInput(input.value);
  const stopFollowing = filters.subscribe(address.flush);

  input.addEventListener('input', onInput, { signal });
  // Who goes elsewhere, to a hit or to the other language, takes the query along or finds it on the way back.
  const onClick = (): void => {
    if (address.isWaiting()) address.flush();
  };
  addEventListener('click', onClick, { capture: true, signal });
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    setQuery(input.value);
  };
  form.addEventListener('submit', onSubmit, { signal });
  // Only the first tells of links; the second is for browsers that lack it.
  const onEntry = ({ navigationType }: NavigationCurrentEntryChangeEvent): void => {
    // None: only what the entry remembers has changed, while its address may be about to.
    if (navigationType !== null) followAddress();
  };
  // What was typed belongs to the entry that is left. Its address cannot change in the middle of a step, so the step is put off.
  const onStep = (event: NavigateEvent): void => {
    if (event.navigationType !== 'traverse' || !address.isWaiting()) return;
    if (!event.cancelable) return address.cancel();
    event.preventDefault();
    event.stopImmediatePropagation();
    address.flush();
    const steps = event.destination.index - (navigation.currentEntry?.index ?? 0);
    setTimeout(() => history.go(steps));
  };
  if ('navigation' in window) {
    navigation.addEventListener('navigate', onStep, { capture: true, signal });
    navigation.addEventListener('currententrychange', onEntry, { signal });
  }
  addEventListener('popstate', followAddress, { signal });

  return {
    setQuery,
    leave() {
      address.cancel();
      stopFollowing();
      listening.abort();
    },
  };
}
