import { createStore, type Store } from '../../../runtime/store.ts';
import type { SearchAnswer, SearchClient } from '../searchClient.ts';
import { namesIn, type Section, sectionNamed } from '../sections.ts';
import { createSession, type SearchSession } from '../session/createSession.ts';

/** The default of autocomplete, which counts wherever the specification names no other limit. */
export const MAX_PAGE_QUERY_LENGTH = 512;

const SECTION_FACET = 'hierarchy.lvl0';

export interface Filters {
  readonly isEveryLanguage: boolean;
  /** What hits must belong to; null for any. */
  readonly section: Section | null;
}

/** The first hits, and where they and others stand. */
export interface Results extends SearchAnswer {
  /** Those that there are with the number of hits in each, whichever of them is chosen. */
  readonly sections: ReadonlyMap<Section, number>;
}

/** The hits after the first ones. */
export interface MoreHits {
  /** What they follow. */
  readonly results: Results | null;
  readonly status: 'idle' | 'loading' | 'error';
  /** One a page. */
  readonly answers: readonly SearchAnswer[];
}

export interface ResultsSession extends Omit<SearchSession<Results>, 'refresh'> {
  readonly filters: Store<Filters>;
  readonly more: Store<MoreHits>;
  readonly setFilters: (filters: Filters) => void;
  readonly retry: () => void;
  /** Done when they have come, or failed to. */
  readonly loadMore: () => Promise<void>;
}

interface ResultsOptions {
  readonly client: SearchClient;
  readonly languages: readonly string[];
  /** Whether hits are of every language unless the reader wants it otherwise. */
  readonly isEveryLanguage: boolean;
  readonly snippetWords: () => number;
}

const NO_MORE: MoreHits = { results: null, status: 'idle', answers: [] };

/** The search of the search page: what the reader asks for, with filters and page after page. */
export function createResults(options: ResultsOptions): ResultsSession {
  const { client, languages, isEveryLanguage, snippetWords } = options;
  const filters = createStore<Filters>({ isEveryLanguage, section: null });
  const more = createStore(NO_MORE);

  function search(query: string, { isEveryLanguage, section }: Filters, page = 0): Promise<SearchAnswer> {
    const names = section === null ? [] : namesIn(languages, section);
    const ofSection = names.map((name) => `${SECTION_FACET}:${name.replace(/^-/, '\\-')}`);
    return client.search({
      query,
      page,
      isEveryLanguage,
      facetFilters: section === null ? [] : [ofSection],
      facets: [SECTION_FACET],
      snippetWords: snippetWords(),
    });
  }

  async function ask(query: string): Promise<Results> {
    const chosen = filters.get();
    const ofAny = chosen.section === null ? null : search(query, { ...chosen, section: null });
    const [answer, any] = await Promise.all([search(query, chosen), ofAny]);
    const sections = new Map<Section, number>();
    for (const [name, count] of Object.entries((any ?? answer).facets[SECTION_FACET] ?? {})) {
      const section = sectionNamed(name, languages);
      sections.set(section, (sections.get(section) ?? 0) + count);
    }
    return { ...answer, sections };
  }

  const { refresh, ...session } = createSession({ ask, maxLength: MAX_PAGE_QUERY_LENGTH });

  async function loadMore(): Promise<void> {
    const { status, shown } = session.state.get();
    if (status !== 'idle' || shown.kind !== 'answer') return;
    const results = shown.answer;
    const before = moreOf(more.get(), results);
    if (before.status === 'loading' || !hasMore(results, before)) return;
    more.set({ ...before, results, status: 'loading' });
    const page = before.answers.length + 1;
    const outcome = await search(shown.query, filters.get(), page).then(
      (answer): MoreHits => ({ results, status: 'idle', answers: [...before.answers, answer] }),
      (error: unknown): MoreHits => {
        console.warn(error);
        return { ...before, results, status: 'error' };
      },
    );
    // Another search may have answered meanwhile.
    if (more.get().results === results) more.set(outcome);
  }

  return {
    ...session,
    filters,
    more,
    setFilters(chosen) {
      const { isEveryLanguage, section } = filters.get();
      if (chosen.isEveryLanguage === isEveryLanguage && chosen.section === section) return;
      filters.set(chosen);
      refresh();
    },
    retry: refresh,
    loadMore,
  };
}

/** The hits that follow these results: none yet, if they follow others. */
export function moreOf(more: MoreHits, results: Results): MoreHits {
  return more.results === results ? more : NO_MORE;
}

export function hasMore({ nbPages }: Results, { answers }: MoreHits): boolean {
  return answers.length + 1 < nbPages;
}
