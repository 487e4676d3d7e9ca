import type { FromServiceWorker } from '#model/offline.ts';
import type { News, Tell } from './news.ts';
import { isInOfflineMode } from './workerAddress.ts';

/** What a worker said before its end may arrive after it. */
const LAST_WORD_MS = 1000;

/** Tells how a worker in offline mode gets on while it keeps everything for the first time. Updates come unnoticed. */
export function watchInstall(
  /** The registration of the page's locale, if there is one. */
  registration: () => ServiceWorkerRegistration | null,
  tell: Tell,
): void {
  const followed = new WeakSet<ServiceWorker>();
  const done = new WeakSet<ServiceWorker>();
  /** Nothing more is told of these: files that were on their way still arrive after a failure. */
  const ended = new WeakSet<ServiceWorker>();

  function end(worker: ServiceWorker, news: News): void {
    if (ended.has(worker)) return;
    ended.add(worker);
    tell(news);
  }

  /** A worker says that all is kept before the browser has taken it, and may be ended before it says anything. */
  function look(worker: ServiceWorker): void {
    if (worker.state === 'redundant')
      setTimeout(end, LAST_WORD_MS, worker, { kind: 'failed', fault: 'network' });
    else if (worker.state !== 'installing' && done.has(worker)) end(worker, { kind: 'ready' });
  }

  function hear(message: FromServiceWorker, worker: ServiceWorker): void {
    if (!followed.has(worker)) worker.addEventListener('statechange', () => look(worker));
    followed.add(worker);
    if (message.kind === 'failed') return end(worker, message);
    if (message.kind === 'progress' && !ended.has(worker)) tell(message);
    if (message.kind === 'done') done.add(worker);
    look(worker);
  }

  navigator.serviceWorker.addEventListener('message', ({ data, source }: MessageEvent<FromServiceWorker>) => {
    const registered = registration();
    if (registered === null || !(source instanceof ServiceWorker) || !isOf(registered, source)) return;
    if (isFirst(registered, source)) hear(data, source);
  });
}

function isOf({ scope }: ServiceWorkerRegistration, worker: ServiceWorker): boolean {
  return new URL(worker.scriptURL).pathname === `${new URL(scope).pathname}sw.js`;
}

function isFirst({ active }: ServiceWorkerRegistration, worker: ServiceWorker): boolean {
  return active === null || active === worker || !isInOfflineMode(active.scriptURL);
}
