import { engineHref } from 'virtual:search';
import type { FromWorker } from '#search/workerMessages.ts';
import { trustedScript } from '../trustedHtml.ts';
import { createWorkerSeat, type WorkerLine, type WorkerSeat } from './createWorkerSeat.ts';
import type { WorkerListener } from './embeddedEngine.ts';

let seat: WorkerSeat | null = null;

/** The one place for a search worker in this page, whoever searches. */
export function pageSeat(workerHref: string): WorkerSeat {
  seat ??= createWorkerSeat((listener, search) => {
    // For the browser's cache, beside the script of the worker, which asks for it when it runs and tells of what is lost.
    fetch(engineHref + search).catch(() => {});
    return startWorker(workerHref + search, listener);
  });
  return seat;
}

/** Files of the index that this page has fetched by its worker, of which the page itself sees nothing. */
export function fetchedByEngine(): Iterable<string> {
  return seat?.fetched ?? [];
}

function startWorker(href: string, { onMessage, onFailure }: WorkerListener): WorkerLine {
  const worker = new Worker(trustedScript(href), { type: 'module', name: 'search' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data));
  worker.addEventListener('error', () => onFailure('The search worker was not loaded, or has failed'));
  return {
    post: (message, transfer = []) => worker.postMessage(message, transfer),
    end: () => worker.terminate(),
  };
}
