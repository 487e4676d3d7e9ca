import { watchPieces } from '#model/watchPieces.ts';
import { coreHref } from '#search/indexHref.ts';
import type { ToWorker, WorkerSite } from '#search/workerMessages.ts';
import type { EmbeddedEngine, SeatedEngine, WorkerListener } from './embeddedEngine.ts';

/** A worker that runs. */
export interface WorkerLine {
  readonly post: (message: ToWorker, transfer?: ArrayBuffer[]) => void;
  readonly end: () => void;
}

/** The place of the search worker in a page: it is there before the script of the search, and outlives any worker. */
export interface WorkerSeat {
  /** Who asks the worker, once that script has come: one, however often it was loaded. */
  engine: SeatedEngine | null;
  /** Hrefs of the files of the index that were fetched so far. */
  readonly fetched: Set<string>;
  readonly warmUp: EmbeddedEngine['warmUp'];
  /** Tells a worker that runs what will be asked in a moment, so that the answer need not wait for the index. */
  readonly foresee: (locale: string, query: string) => void;
  /** The worker, told of the site. Throws where the browser allows none. */
  readonly start: (site: WorkerSite) => WorkerLine;
  /**
   * Ends the worker; the next start is that of another. One whose script was lost on the way is asked for with a
   * `search` behind its address: at the same one the browser would go on waiting.
   */
  readonly clear: (search?: string) => void;
}

export function createWorkerSeat(
  startWorker: (listener: WorkerListener, search: string) => WorkerLine,
): WorkerSeat {
  /** Locales whose index was fetched for this worker. */
  const warm = new Set<string>();
  let worker: WorkerLine | null = null;
  let known: WorkerSite | null = null;
  let address = '';

  const listener: WorkerListener = {
    onMessage: (message) => seat.engine?.onMessage(message),
    onFailure(message) {
      seat.clear();
      seat.engine?.onFailure(message);
    },
  };

  const seat: WorkerSeat = {
    engine: null,
    fetched: new Set(),
    warmUp(site, locale) {
      if (warm.has(locale)) return;
      warm.add(locale);
      let started: WorkerLine;
      try {
        started = seat.start(site);
      } catch {
        // The first question tries again, and tells.
        return;
      }
      const tell = (): void => started.post({ kind: 'coming', language: locale });
      tell();
      // Beside the worker's script, not after it.
      void fetchCore(coreHref(site.basePath, locale), tell).then((bytes) =>
        started.post({ kind: 'core', language: locale, bytes }, bytes === null ? [] : [bytes]),
      );
    },
    foresee(language, query) {
      worker?.post({ kind: 'foresee', language, query });
    },
    start(site) {
      worker ??= startWorker(listener, address);
      if (known !== site) worker.post({ kind: 'start', site });
      known = site;
      return worker;
    },
    clear(search = '') {
      address = search;
      worker?.end();
      worker = null;
      known = null;
      warm.clear();
    },
  };
  return seat;
}

/** Null where it cannot be had: the worker tries for itself, and tells. */
async function fetchCore(href: string, onPiece: () => void): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(href);
    return response.ok ? await watchPieces(response, onPiece).arrayBuffer() : null;
  } catch {
    return null;
  }
}
