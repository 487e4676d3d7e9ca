import { ANNOUNCEMENT_STORAGE_KEY } from '#model/constants.ts';
import { dataset } from './bootPage.ts';
import { stored } from './bootStorage.ts';

/** Hides the announcement before the first paint if the reader has dismissed this very one. */
export function hideDismissedAnnouncement(): void {
  if (stored(ANNOUNCEMENT_STORAGE_KEY) === dataset['announcement']) dataset['dismissed'] = '';
}

export function dismissAnnouncement(): void {
  dataset['dismissed'] = '';
  stored(ANNOUNCEMENT_STORAGE_KEY, dataset['announcement']);
}
