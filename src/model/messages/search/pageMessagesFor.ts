import { pageEn, type SearchPageMessages } from './page.en.ts';
import { pageId } from './page.id.ts';

const translations: ReadonlyMap<string, SearchPageMessages> = new Map([
  ['en', pageEn],
  ['id', pageId],
]);

/** What the search page says in a locale, in English where the site has no translation of its own. */
export function pageMessagesFor(localeCode: string): SearchPageMessages {
  return translations.get(localeCode) ?? pageEn;
}
