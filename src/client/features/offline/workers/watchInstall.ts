import type { FromServiceWorker, KeepFault } from '#model/offline.ts';
import type { Progress } from './askWorker.ts';
import { isInOfflineMode } from './workerAddress.ts';

export interface InstallListeners {
  readonly onProgress: (progress: Progress) => void;
  /** Everything is kept, and the worker that did it is there to stay. */
  readonly onReady: () => void;
  readonly onFailed: (fault: KeepFault) => void;
}

/** What a worker said before its end may arrive after it. */
const LAST_WORD_MS = 1000;

/** Tells how a worker in offline mode gets on while it keeps everything for the first time. Updates come unnoticed. */
export function watchInstall(
  /** The registration of the page's locale, if there is one. */
  registration: () => ServiceWorkerRegistration | null,
  { onProgress, onReady, onFailed }: InstallListeners,
): void {
  const followed = new WeakSet<ServiceWorker>();
  const done = new WeakSet<ServiceWorker>();
  /** Nothing more is told of these: files that were on their way still arrive after a failure. */
  const ended = new WeakSet<ServiceWorker>();

  function end(worker: ServiceWorker, tell: () => void): void {
    if (ended.has(worker)) return;
    ended.add(worker);
    tell();
  }

  /** A worker says that all is kept before the browser has taken it, and may be ended before it says anything. */
  function look(worker: ServiceWorker): void {
    if (worker.state === 'redundant') setTimeout(end, LAST_WORD_MS, worker, () => onFailed('network'));
    else if (worker.state !== 'installing' && done.has(worker)) end(worker, onReady);
  }

  function hear(message: FromServiceWorker, worker: ServiceWorker): void {
    if (!followed.has(worker)) worker.addEventListener('statechange', () => look(worker));
    followed.add(worker);
    if (message.kind === 'failed') return end(worker, () => onFailed(message.fault));
    if (message.kind === 'progress' && !ended.has(worker)) onProgress(message);
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
