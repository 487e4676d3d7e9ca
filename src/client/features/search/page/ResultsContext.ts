import { createContext, use } from 'react';
import type { FrameMessages } from '#model/messages/frame/en.ts';
import type { SearchMessages } from '#model/messages/search/en.ts';
import type { SearchPageMessages } from '#model/messages/search/page.en.ts';
import type { PageData } from '#model/page.ts';
import type { SearchAnswer, SearchHit } from '../searchClient.ts';
import type { ResultsSession } from './createResults.ts';

/** What the parts of the search page work with. */
export interface ResultsPage {
  readonly page: PageData;
  readonly messages: FrameMessages & SearchMessages & SearchPageMessages;
  readonly session: ResultsSession;
  /** What to search for instead of a query that found nothing. */
  readonly suggestionsFor: (query: string) => readonly string[];
  /** Puts another query into the search box. */
  readonly onTry: (query: string) => void;
  /** A hit was opened; its place counts from 1. */
  readonly onSelect: (answer: SearchAnswer, hit: SearchHit, place: number) => void;
}

export const ResultsContext = createContext<ResultsPage | null>(null);

export function useResultsPage(): ResultsPage {
  const page = use(ResultsContext);
  if (page === null) throw new Error('useResultsPage was called outside of its context');
  return page;
}
