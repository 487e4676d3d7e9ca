import { en, type SearchMessages } from './en.ts';
import { id } from './id.ts';

const translations: ReadonlyMap<string, SearchMessages> = new Map([
  ['en', en],
  ['id', id],
]);

/** What the search says in a locale, in English where the site has no translation of its own. */
export function searchMessagesFor(localeCode: string): SearchMessages {
  return translations.get(localeCode) ?? en;
}
