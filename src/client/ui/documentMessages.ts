import { messagesFor } from '#model/messages/messagesFor.ts';
import type { Messages } from '#model/messages/en.ts';

/** The texts in the language of the document, for what must speak when the page's data cannot. */
export function documentMessages(): Messages {
  const [language = 'en'] = document.documentElement.lang.split('-');
  return messagesFor(language);
}
