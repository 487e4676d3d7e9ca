import { onReturn } from '../onReturn.ts';
import type { Registered } from './createWorkers.ts';
import { tellWorker } from './askWorker.ts';
import { isNewVersion, isReaderAsked } from './newVersion.ts';
import type { Tell } from './news.ts';
import { cameByLine } from './pageSource.ts';

export interface Updates {
  /** Follows the versions of a worker from now on. */
  readonly watch: (registered: Registered) => Promise<void>;
  /** Brings the new version into use and loads the page anew, exactly once. */
  readonly refresh: () => void;
}

/** A reader who comes back often is no reason to ask the server as often. */
const CHECK_PAUSE_MS = 60_000;

/**
 * Most workers that nobody is asked about skip waiting when they are installed. Where a page asks the one before for
 * something in that very moment, Chromium lets them wait until that one has been idle for half a minute, unless they skip
 * waiting again, and it hears that only once: so not before the page has most of what it loads.
 */
const REMINDER_MS = 1000;

/** Looks out for new versions of the workers. */
export function createUpdates(tell: Tell): Updates {
  const isFreshPage = cameByLine();
  const watched = new Set<ServiceWorkerRegistration>();
  const followed = new WeakSet<ServiceWorker>();
  /** Workers of the version that this page has already. */
  const notNew = new WeakSet<ServiceWorker>();
  let rulingUrl = navigator.serviceWorker.controller?.scriptURL ?? null;
  const offered = new Set<ServiceWorkerRegistration>();
  let isRefreshing = false;

  function onInstalled({ active, waiting }: ServiceWorkerRegistration, worker: ServiceWorker): boolean {
    if (active === null || waiting !== worker) return false;
    const isPageNew = notNew.has(worker);
    if (isReaderAsked({ next: worker.scriptURL, current: active.scriptURL, isPageNew })) return true;
    setTimeout(tellWorker, REMINDER_MS, worker, { kind: 'activate' });
    return false;
  }

  function follow(
    registration: ServiceWorkerRegistration,
    worker: ServiceWorker | null,
    isPageNew: boolean,
  ): void {
    if (worker === null || followed.has(worker)) return;
    followed.add(worker);
    if (isPageNew) notNew.add(worker);
    const look = (): void => {
      if (worker.state !== 'installed' || !onInstalled(registration, worker)) return;
      offered.add(registration);
      tell({ kind: 'waiting' });
    };
    worker.addEventListener('statechange', look);
    look();
  }

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = navigator.serviceWorker;
    const before = rulingUrl;
    rulingUrl = controller?.scriptURL ?? null;
    if (!isRefreshing && isNewVersion(before, rulingUrl) && !(controller && notNew.has(controller)))
      tell({ kind: 'inUse' });
  });
  checkOnReturn(watched);

  return {
    async watch({ registration, isKnown }) {
      if (watched.has(registration)) return;
      watched.add(registration);
      let isFirstCheck = isKnown;
      const followNewest = (): void =>
        follow(registration, registration.installing, isFreshPage && isFirstCheck);
      follow(registration, registration.waiting, isFreshPage);
      followNewest();
      registration.addEventListener('updatefound', followNewest);
      if (!isKnown) return;
      await checkForUpdate(registration);
      // What is found by then was there when the page came. The browser tells of it only after this.
      followNewest();
      isFirstCheck = false;
    },
    refresh() {
      if (isRefreshing) return;
      isRefreshing = true;
      // The reader may have been told of the worker of each locale.
      const waiting = [...offered].flatMap((registration) => registration.waiting ?? []);
      void Promise.all(waiting.map(bringIntoUse)).then(() => location.reload());
    },
  };
}

/** Resolves once the worker rules, or is not needed any more. */
function bringIntoUse(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
    tellWorker(worker, { kind: 'activate' });
  });
}

/** Apps that are resumed from sleep load nothing anew: they are asked for new versions when the reader is back. */
function checkOnReturn(registrations: Iterable<ServiceWorkerRegistration>): void {
  let checkedAt = -Infinity;
  onReturn(() => {
    if (performance.now() - checkedAt < CHECK_PAUSE_MS) return;
    checkedAt = performance.now();
    for (const registration of registrations) void checkForUpdate(registration);
  });
}

let hasWarned = false;

async function checkForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  if (!navigator.onLine) return;
  try {
    await registration.update();
  } catch (error) {
    // The line may be gone all the same: the version that is here does.
    if (!hasWarned) console.warn('Service worker:', error);
    hasWarned = true;
  }
}
