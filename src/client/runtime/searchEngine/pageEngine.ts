import type { FromWorker } from '#search/workerMessages.ts';
import { trustedScript } from '../trustedHtml.ts';
import { createEmbeddedEngine, type WorkerLine, type WorkerListener } from './createEmbeddedEngine.ts';
import type { EmbeddedEngine } from './embeddedEngine.ts';

let engine: EmbeddedEngine | null = null;

/** The one engine of this page, whoever searches. */
export function pageEngine(workerHref: string): EmbeddedEngine {
  engine ??= createEmbeddedEngine((listener) => startWorker(workerHref, listener));
  return engine;
}

/** Files of the index that this page has fetched by its worker, of which the page itself sees nothing. */
export function fetchedByEngine(): Iterable<string> {
  return engine?.fetched() ?? [];
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
