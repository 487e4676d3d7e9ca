import { en, type DiagramMessages } from './en.ts';
import { id } from './id.ts';

const translations: ReadonlyMap<string, DiagramMessages> = new Map([
  ['en', en],
  ['id', id],
]);

/** What diagrams say in a locale, in English where the site has no translation of its own. */
export function diagramMessagesFor(localeCode: string): DiagramMessages {
  return translations.get(localeCode) ?? en;
}
