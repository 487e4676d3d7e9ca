import { type OfflineScreenMessages, screensEn } from './screens.en.ts';
import { screensId } from './screens.id.ts';

const translations: ReadonlyMap<string, OfflineScreenMessages> = new Map([
  ['en', screensEn],
  ['id', screensId],
]);

/** What the screens of reading offline say in a locale, in English where the site has no translation of its own. */
export function offlineScreenMessagesFor(localeCode: string): OfflineScreenMessages {
  return translations.get(localeCode) ?? screensEn;
}
