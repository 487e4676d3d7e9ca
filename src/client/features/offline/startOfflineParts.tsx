import type { KeepFault } from '#model/offline.ts';
import type { PageData } from '#model/page.ts';
import { offlineMessagesFor } from '#model/messages/offline/offlineMessagesFor.ts';
import type { Store } from '../../runtime/store.ts';
import { showToast } from '../../runtime/toast.ts';
import { mountKept } from './kept/mountKept.tsx';
import { mountNotices, type Notices } from './notices/mountNotices.tsx';
import { installedFlag, installedScopes, toldFault } from './offlineMode.ts';
import { startSaveButton } from './saving/startSaveButton.ts';
import type { UpdateListeners } from './workers/createUpdates.ts';
import { NO_WORKERS } from './workers/createWorkers.ts';
import { pageHref, scopeOf, siteScopes } from './workers/pageScopes.ts';
import { removeWorkers } from './workers/removeWorkers.ts';
import { startWorkers } from './workers/startWorkers.ts';
import type { InstallListeners } from './workers/watchInstall.ts';

/** What the browser entry may ask for. */
export interface OfflineParts {
  /** Saves the post that is shown, or removes it if it is saved. */
  readonly toggleSaved: () => void;
  /** The site was installed as an app. */
  readonly onInstalled: () => void;
  /** The app was there once and is gone. */
  readonly onUninstalled: () => void;
}

let started: OfflineParts | null = null;

/** Starts everything about reading offline, once a document. */
export function startOfflineParts(page: Store<PageData>, isOfflineMode: boolean): OfflineParts {
  started ??= start(page, isOfflineMode);
  return started;
}

function start(page: Store<PageData>, isOfflineMode: boolean): OfflineParts {
  const isSupported = 'serviceWorker' in navigator;
  const notices = mountNotices(page, { isOfflineMode, onRefresh: () => refresh() });
  const { workers, refresh } = isSupported
    ? startWorkers({ page, isOfflineMode, ...tellingBy(notices, page) })
    : { workers: NO_WORKERS, refresh: () => location.reload() };
  mountKept(page, workers);
  return {
    toggleSaved: startSaveButton(page, isOfflineMode ? NO_WORKERS : workers),
    onInstalled() {
      installedFlag.set(true);
      installedScopes.set([...otherScopes(page.get()), scopeOf(page.get())]);
      void startAnew(page.get());
    },
    onUninstalled() {
      const left = otherScopes(page.get());
      if (left.length > 0) return installedScopes.set(left);
      installedScopes.remove();
      installedFlag.remove();
      void startAnew(page.get());
    },
  };
}

/** Scopes of installed apps besides that of the page. */
function otherScopes(page: PageData): string[] {
  return (installedScopes.get() ?? []).filter((scope) => scope !== scopeOf(page));
}

/** What the reader sees of the workers' life. */
function tellingBy(notices: Notices, page: Store<PageData>): UpdateListeners & InstallListeners {
  return {
    onWaiting: () => notices.show({ kind: 'waiting' }),
    onInUse: () => notices.show({ kind: 'inUse' }),
    onProgress: ({ done, total }) => notices.show({ kind: 'progress', done, total }),
    onReady() {
      notices.endProgress();
      showToast(offlineMessagesFor(page.get().site.locale.code).readyOffline);
    },
    onFailed(fault) {
      // That the line is gone is told already.
      if ((fault === 'network' && !navigator.onLine) || toldFault.get() === faultToday(fault))
        return notices.endProgress();
      toldFault.set(faultToday(fault));
      notices.show({ kind: 'failed', fault });
    },
  };
}

/** It is tried anew with every page that is opened, but told once a day. */
function faultToday(fault: KeepFault): string {
  return `${fault} ${new Date().toDateString()}`;
}

/** Workers of the other mode make way for those of the one that is on from now on. */
async function startAnew(page: PageData): Promise<void> {
  try {
    await removeWorkers(siteScopes(page, pageHref(page)));
  } catch (error) {
    console.warn(error);
  }
  location.reload();
}
