import { createContext, use } from 'react';
import type { FrameMessages } from '#model/messages/frame/en.ts';
import type { SearchMessages } from '#model/messages/search/en.ts';
import type { PageData } from '#model/page.ts';
import type { SavedSearches } from '../saved/createSavedSearches.ts';
import type { SearchAnswer, SearchHit } from '../searchClient.ts';
import type { SearchSession } from '../session/createSession.ts';

/** What all parts of one opened modal share. */
export interface Search {
  readonly page: PageData;
  readonly messages: FrameMessages & SearchMessages;
  readonly session: SearchSession<SearchAnswer>;
  readonly saved: SavedSearches;
  /** Titles to try instead of a query that finds nothing. */
  readonly titles: () => readonly string[];
  /** The reader opened a hit. */
  readonly onSelect: (hit: SearchHit) => void;
  readonly close: () => void;
}

export const SearchContext = createContext<Search | null>(null);

export function useSearch(): Search {
  const search = use(SearchContext);
  if (search === null) throw new Error('useSearch was called outside of a SearchContext');
  return search;
}
