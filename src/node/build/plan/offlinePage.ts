import { offlinePageMessagesFor } from '#model/messages/offline/offlinePageMessagesFor.ts';
import { type PlanContext, type Subject, subject } from './subject.ts';

/** Path of the page about reading offline, without locale prefix. */
export const OFFLINE_PATH = '/offline';

export function offlinePage({ site }: PlanContext): Subject {
  const { title, description } = offlinePageMessagesFor(site.locale.code);
  return subject({
    localPath: OFFLINE_PATH,
    title,
    description,
    noIndex: true,
    view: { kind: 'offline' },
  });
}
