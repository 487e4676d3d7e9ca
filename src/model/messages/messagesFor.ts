import { en, type Messages } from './en.ts';
import { id } from './id.ts';

const translations: ReadonlyMap<string, Messages> = new Map([
  ['en', en],
  ['id', id],
]);

/** The texts of a locale, in English where the site has no translation of its own. */
export function messagesFor(localeCode: string): Messages {
  return translations.get(localeCode) ?? en;
}
