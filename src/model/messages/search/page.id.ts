import type { SearchPageMessages } from './page.en.ts';

/** What the search page says beyond the search itself, in Indonesian. */
export const pageId = {
  allLanguages: 'Semua bahasa',
  section: 'Bagian',
  allSections: 'Semua bagian',
  searchAllSections: 'Cari di semua bagian',
  inLanguage: (language) => `dalam bahasa ${language}`,
  loadMore: 'Muat lebih banyak',
  moreFailed: 'Hasil berikutnya tidak dapat diambil.',
  titleFor: (query, title) => `“${query}” · ${title}`,
} satisfies SearchPageMessages;
