import { frameMessagesFor } from '#model/messages/frame/frameMessagesFor.ts';
import type { FrameMessages } from '#model/messages/frame/en.ts';

/** The texts in the language of the document, for what must speak when the page's data cannot. */
export function documentMessages(): FrameMessages {
  const [language = 'en'] = document.documentElement.lang.split('-');
  return frameMessagesFor(language);
}
