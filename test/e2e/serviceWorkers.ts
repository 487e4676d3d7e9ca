import type { FromServiceWorker, ToServiceWorker } from '#model/offline.ts';
import type { Page } from '@playwright/test';

export interface Registering {
  readonly scope: string;
  readonly offlineMode: boolean;
}

/** From now on pages think that the app was installed: their own script registers a worker in offline mode. */
export async function markInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('docusaurus.pwa.event.appInstalled.fired', 'true'));
}

/** Registers a worker as the page does, and waits for what becomes of it. */
export function registerWorker(page: Page, { scope, offlineMode }: Registering): Promise<ServiceWorkerState> {
  const params = encodeURIComponent(JSON.stringify({ offlineMode, debug: false }));
  return page.evaluate(
    async ([scope, href]) => {
      const registration = await navigator.serviceWorker.register(href, { scope });
      const worker = registration.installing ?? registration.waiting ?? registration.active;
      if (worker === null) throw new Error('There is no worker.');
      return new Promise<ServiceWorkerState>((resolve) => {
        const look = (): void => {
          const isWaiting = worker.state === 'installed' && registration.active !== null;
          if (isWaiting || worker.state === 'activated' || worker.state === 'redundant')
            resolve(worker.state);
        };
        worker.addEventListener('statechange', look);
        look();
      });
    },
    [scope, `${scope}sw.js?params=${params}`] as const,
  );
}

/** Asks a worker, and gives its answers up to the last. */
export function askWorker(page: Page, scope: string, message: ToServiceWorker): Promise<FromServiceWorker[]> {
  return page.evaluate(
    async ([scope, message]) => {
      const registration = await navigator.serviceWorker.getRegistration(scope);
      const { port1, port2 } = new MessageChannel();
      registration?.active?.postMessage(message, [port2]);
      const answers: FromServiceWorker[] = [];
      return new Promise<FromServiceWorker[]>((resolve) => {
        port1.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
          answers.push(data);
          if (data.kind !== 'progress') resolve(answers);
        });
        port1.start();
      });
    },
    [scope, message] as const,
  );
}

/** Looks for a new version of a worker, and waits until it waits, or until it rules. */
export function updateWorker(
  page: Page,
  scope: string,
  until: 'installed' | 'activated' = 'installed',
): Promise<ServiceWorkerState> {
  return page.evaluate(
    async ([scope, until]) => {
      const registration = await navigator.serviceWorker.getRegistration(scope);
      if (registration === undefined) throw new Error('There is no registration.');
      const newest = (): ServiceWorker | null =>
        registration.installing ?? registration.waiting ?? registration.active;
      const before = newest();
      await registration.update();
      // The browser's own look, begun before the new version was published, may have been joined.
      if (newest() === before) await registration.update();
      const worker = newest();
      if (worker === null) throw new Error('There is no worker.');
      return new Promise<ServiceWorkerState>((resolve) => {
        const look = (): void => {
          if ([until, 'activated', 'redundant'].includes(worker.state)) resolve(worker.state);
        };
        worker.addEventListener('statechange', look);
        look();
      });
    },
    [scope, until] as const,
  );
}

/**
 * What a browser does when the reader comes back to the window or the tab, or the page comes back from sleep; more than a minute
 * after the last time, for pages look no more often. A look that the browser began before a version was published may be
 * joined and finds nothing: whoever needs it found comes back again.
 */
export function comeBack(
  page: Page,
  sign: 'focus' | 'visibilitychange' | 'pageshow' = 'focus',
): Promise<void> {
  return page.evaluate((name) => {
    const before = performance.now.bind(performance);
    performance.now = () => before() + 61_000;
    if (name === 'focus') dispatchEvent(new Event(name));
    else if (name === 'pageshow') dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    // Old Safari does not let it bubble.
    else document.dispatchEvent(new Event(name));
  }, sign);
}

/** Lets the version that waits take over, as a reader does. */
export function activateWaiting(page: Page, scope = '/'): Promise<void> {
  return page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    const waiting = registration?.waiting;
    if (!waiting) throw new Error('No version waits.');
    await new Promise<void>((resolve) => {
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated') resolve();
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
      waiting.postMessage({ kind: 'activate' });
    });
  }, scope);
}

/** What a worker tells every page while it is being installed; read it with `toldSoFar`. */
export function listenToWorkers(page: Page): Promise<void> {
  return page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    navigator.serviceWorker.addEventListener('message', ({ data }) => told.push(data));
    navigator.serviceWorker.startMessages();
  });
}

export function toldSoFar(page: Page): Promise<FromServiceWorker[]> {
  return page.evaluate(() => (window as unknown as { told: FromServiceWorker[] }).told);
}

/** Number of entries in each cache of a scope. */
export function cacheCounts(page: Page, scope = '/'): Promise<Record<string, number>> {
  return page.evaluate(async (prefix) => {
    const counts: Record<string, number> = {};
    for (const name of await caches.keys()) {
      if (name.startsWith(prefix))
        counts[name.slice(prefix.length)] = (await (await caches.open(name)).keys()).length;
    }
    return counts;
  }, `lontar:${scope}:`);
}

/** Bytes of all copies of a scope, as they are written on them. */
export function keptBytes(page: Page, scope = '/'): Promise<number> {
  return page.evaluate(async (prefix) => {
    let bytes = 0;
    for (const name of await caches.keys()) {
      if (!name.startsWith(prefix)) continue;
      for (const { headers } of await (await caches.open(name)).matchAll())
        bytes += Number(headers.get('lontar-kept')?.split(' ')[1]);
    }
    return bytes;
  }, `lontar:${scope}:`);
}

/** Files of the page that is shown which no worker has kept yet. */
export function unkeptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = names.filter((name) => new URL(name).pathname.startsWith('/assets/'));
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return files.filter((_, at) => kept[at] === undefined);
  });
}
