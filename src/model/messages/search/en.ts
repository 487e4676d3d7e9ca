import { groupedIn } from './grouped.ts';

const grouped = groupedIn('en');
const results = (count: number) => (count === 1 ? '1 result' : `${grouped(count)} results`);

/** What the search says, in English; it comes with its script. The other languages follow its shape. */
export const en = {
  closeSearch: 'Close the search',
  clearQuery: 'Clear',
  searchHits: 'Hits',
  searching: 'Searching…',
  searchCount: results,
  seeAllResults: (count: number) => `See all ${results(count)}`,
  inLanguage: (group: string, language: string) => `${group}, in ${language}`,

  noRecentSearches: 'No recent searches',
  recentSearches: 'Recent',
  favoriteSearches: 'Favorites',
  addFavorite: (title: string) => `Add “${title}” to the favorites`,
  removeRecent: (title: string) => `Remove “${title}” from the recent searches`,
  removeFavorite: (title: string) => `Remove “${title}” from the favorites`,
  favoriteAdded: (title: string) => `“${title}” is a favorite now`,
  searchRemoved: (title: string) => `Removed “${title}”`,
  favoritesFull: (count: number) => `You can keep up to ${count} favorites. Remove one to make room.`,

  noResultsFor: (query: string) => `No results for "${query}"`,
  trySearchingFor: 'Try searching for',
  missingResults: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  searchEveryLanguage: 'Search in every language',

  searchFailed: 'Unable to fetch results',
  checkNetwork: 'You might want to check your network connection.',
  indexNotKept:
    'You are offline, and the part of the index that this needs is not kept in this browser. Words that you searched for online are found offline, too.',

  keyOpens: 'to open',
  keysMove: 'to move',
  keyCloses: 'to close',
};

export type SearchMessages = typeof en;
