import type { Messages } from '#model/messages/en.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import { useSite } from './SiteContext.tsx';

/** Every text of the site's language, for what only the build renders: no reader loads it. */
export function useMessages(): Messages {
  return messagesFor(useSite().locale.code);
}
