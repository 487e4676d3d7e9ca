const en = {
  page: 'Page',
  title: 'Title',
  published: 'Published',
  authors: 'Authors',
  tags: 'Tags',
  language: 'Language',
  posts: 'Posts',
  docs: 'Docs',
  pages: 'Pages',
  otherLanguages: 'Other languages',
};
const translations: ReadonlyMap<string, typeof en> = new Map([
  ['en', en],
  [
    'id',
    {
      page: 'Halaman',
      title: 'Judul',
      published: 'Terbit',
      authors: 'Penulis',
      tags: 'Tag',
      language: 'Bahasa',
      posts: 'Tulisan',
      docs: 'Dokumentasi',
      pages: 'Halaman',
      otherLanguages: 'Bahasa lain',
    },
  ],
]);

/** What the Markdown of pages and `llms.txt` say in a locale, in English where there is no translation: made at build. */
export function markdownMessagesFor(localeCode: string): typeof en {
  return translations.get(localeCode) ?? en;
}
