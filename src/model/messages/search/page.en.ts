/** What the search page says beyond the search itself, in English. The other languages follow its shape. */
export const pageEn = {
  allLanguages: 'All languages',
  section: 'Section',
  allSections: 'All sections',
  searchAllSections: 'Search in all sections',
  inLanguage: (language: string) => `in ${language}`,
  loadMore: 'Load more',
  moreFailed: 'More results could not be fetched.',
  titleFor: (query: string, title: string) => `“${query}” · ${title}`,
};

export type SearchPageMessages = typeof pageEn;
