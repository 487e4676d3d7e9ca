import { type OfflinePageMessages, pageEn } from './page.en.ts';
import { pageId } from './page.id.ts';

const translations: ReadonlyMap<string, OfflinePageMessages> = new Map([
  ['en', pageEn],
  ['id', pageId],
]);

/** What the page about reading offline says in a locale, in English where the site has no translation of its own. */
export function offlinePageMessagesFor(localeCode: string): OfflinePageMessages {
  return translations.get(localeCode) ?? pageEn;
}
