import type { WorkerSite } from '#search/workerMessages.ts';

export interface EngineAnswer {
  readonly status: number;
  readonly body: string;
}

/** The engine that lives in a worker of this page. */
export interface EmbeddedEngine {
  /** Starts it and fetches the index of a locale, so that the first question need not wait for either. */
  readonly warmUp: (site: WorkerSite, locale: string) => void;
  /** Tells a worker that runs what will be asked in a moment, so that the answer need not wait for the index. */
  readonly foresee: (locale: string, query: string) => void;
  /** Rejects if worker or index cannot be loaded; the next question tries again. */
  readonly ask: (site: WorkerSite, path: string, body: string) => Promise<EngineAnswer>;
  /** Hrefs of the files of the index that were fetched so far. */
  readonly fetched: () => Iterable<string>;
  /** Tells when another index than before has answered. */
  readonly onRenewed: (listener: () => void) => void;
}
