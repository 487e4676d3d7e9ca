import { frameEn, type FrameMessages } from './en.ts';
import { frameId } from './id.ts';

const translations: ReadonlyMap<string, FrameMessages> = new Map([
  ['en', frameEn],
  ['id', frameId],
]);

/** What the frame says in a locale, in English where the site has no translation of its own. */
export function frameMessagesFor(localeCode: string): FrameMessages {
  return translations.get(localeCode) ?? frameEn;
}
