/** What hits are grouped by: the kinds of pages, in the words of each language. */
interface SearchGroups {
  readonly blog: string;
  readonly docs: string;
  readonly pages: string;
}

const english: SearchGroups = { blog: 'Blog', docs: 'Docs', pages: 'Pages' };
const byLanguage: Readonly<Record<string, SearchGroups>> = {
  id: { blog: 'Blog', docs: 'Dokumentasi', pages: 'Halaman' },
};

export function searchGroupsFor(locale: string): SearchGroups {
  return byLanguage[locale] ?? english;
}
