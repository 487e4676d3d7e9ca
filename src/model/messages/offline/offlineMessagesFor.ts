import { en, type OfflineMessages } from './en.ts';
import { id } from './id.ts';

const translations: ReadonlyMap<string, OfflineMessages> = new Map([
  ['en', en],
  ['id', id],
]);

/** What posts say of reading offline in a locale, in English where the site has no translation of its own. */
export function offlineMessagesFor(localeCode: string): OfflineMessages {
  return translations.get(localeCode) ?? en;
}
