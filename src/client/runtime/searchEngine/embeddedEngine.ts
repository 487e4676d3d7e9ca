import type { FromWorker, WorkerSite } from '#search/workerMessages.ts';

export interface EngineAnswer {
  readonly status: number;
  readonly body: string;
}

/** The engine that lives in a worker of this page. */
export interface EmbeddedEngine {
  /** Starts it and fetches the index of a locale, so that the first question need not wait for either. */
  readonly warmUp: (site: WorkerSite, locale: string) => void;
  /** Rejects if worker or index cannot be loaded; the next question tries again. */
  readonly ask: (site: WorkerSite, path: string, body: string) => Promise<EngineAnswer>;
  /** Tells when another index than before has answered. */
  readonly onRenewed: (listener: () => void) => void;
}

export interface WorkerListener {
  readonly onMessage: (message: FromWorker) => void;
  /** Its script could not be loaded, or has failed. */
  readonly onFailure: (message: string) => void;
}

/** An engine that hears what the worker says. */
export interface SeatedEngine extends EmbeddedEngine, WorkerListener {}
