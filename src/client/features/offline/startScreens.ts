import type { KeepFault } from '#model/offline.ts';
import type { PageData } from '#model/page.ts';
import { offlineScreenMessagesFor } from '#model/messages/offline/offlineScreenMessagesFor.ts';
import type { Store } from '../../runtime/store.ts';
import { showToast } from '../../runtime/toast.ts';
import { mountKept } from './kept/mountKept.tsx';
import { mountNotices, type Notices } from './notices/mountNotices.tsx';
import { installedFlag, installedScopes } from './offlineMode.ts';
import { toldFault } from './toldFault.ts';
import type { Workers } from './workers/createWorkers.ts';
import type { News, Tell } from './workers/news.ts';
import { pageHref, scopeOf, siteScopes } from './workers/pageScopes.ts';
import { removeWorkers } from './workers/removeWorkers.ts';

interface ScreensOptions {
  readonly page: Store<PageData>;
  readonly workers: Workers;
  /** Where the notices stand. */
  readonly place: Element;
  readonly onRefresh: () => void;
}

/** What is done with the screens. */
export interface Screens {
  readonly tell: Tell;
  /** The site was installed as an app. */
  readonly onInstalled: () => void;
  /** The app was there once and is gone. */
  readonly onUninstalled: () => void;
}

/** Starts what few pages show: the notices, the list of what is kept, and what follows an installation. */
export function startScreens({ page, workers, place, onRefresh }: ScreensOptions): Screens {
  const notices = mountNotices(page, { place, onRefresh });
  mountKept(page, workers);
  return {
    tell: (news) => tellBy(notices, page.get(), news),
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

function tellBy(notices: Notices, { site }: PageData, news: News): void {
  if (news.kind === 'ready') {
    notices.endProgress();
    return showToast(offlineScreenMessagesFor(site.locale.code).readyOffline);
  }
  if (news.kind === 'failed') {
    const { fault } = news;
    // That the line is gone is told already.
    if ((fault === 'network' && !navigator.onLine) || toldFault.get() === faultToday(fault))
      return notices.endProgress();
    toldFault.set(faultToday(fault));
  }
  notices.show(news);
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
