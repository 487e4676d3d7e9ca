import type { loadOfflineScreens } from 'virtual:offline';
import type { PageData } from '#model/page.ts';
import type { Store } from '../../runtime/store.ts';
import { addPlace } from './addPlace.ts';
import { lateScreens } from './lateScreens.ts';
import { startSaveButton } from './saving/startSaveButton.ts';
import type { Screens } from './startScreens.ts';
import { startSign } from './startSign.ts';
import { NO_WORKERS } from './workers/createWorkers.ts';
import type { Tell } from './workers/news.ts';
import { startWorkers } from './workers/startWorkers.ts';

/** What the browser entry may ask for. */
interface OfflineParts {
  /** Saves the post that is shown, or removes it if it is saved. */
  readonly toggleSaved: () => void;
  /** What few pages show, once it is there. */
  readonly screens: () => Promise<Screens>;
}

interface PartsOptions {
  readonly isOfflineMode: boolean;
  readonly loadScreens: typeof loadOfflineScreens;
}

let started: OfflineParts | null = null;

/** Starts everything about reading offline, once a document. */
export function startOfflineParts(page: Store<PageData>, options: PartsOptions): OfflineParts {
  started ??= start(page, options);
  return started;
}

function start(page: Store<PageData>, { isOfflineMode, loadScreens }: PartsOptions): OfflineParts {
  startSign(page);
  const place = addPlace('offline-notice');
  const tell: Tell = (news) => void screens().then((shown) => shown.tell(news), console.warn);
  const whenWhole = async (): Promise<void> => {
    if (page.get().frame.kind === 'offline') await screens().catch(() => {});
  };
  const { workers, refresh } =
    'serviceWorker' in navigator
      ? startWorkers({ page, isOfflineMode, tell, whenWhole })
      : { workers: NO_WORKERS, refresh: () => location.reload() };
  const screens = lateScreens(async (attempt) => {
    const { startScreens } = await loadScreens(attempt);
    return startScreens({ page, workers, place, onRefresh: refresh });
  });
  // There the workers have something to tell soon.
  if (isOfflineMode) screens().catch(console.warn);
  return { toggleSaved: startSaveButton(page, isOfflineMode ? NO_WORKERS : workers), screens };
}
