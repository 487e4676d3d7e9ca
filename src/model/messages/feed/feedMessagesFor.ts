import { feedEn, type FeedMessages } from './en.ts';
import { feedId } from './id.ts';

const translations: ReadonlyMap<string, FeedMessages> = new Map([
  ['en', feedEn],
  ['id', feedId],
]);

/** What is said of feeds in a locale, in English where the site has no translation of its own. */
export function feedMessagesFor(localeCode: string): FeedMessages {
  return translations.get(localeCode) ?? feedEn;
}
