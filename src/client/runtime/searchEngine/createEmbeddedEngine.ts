import { coreHref } from '#search/indexHref.ts';
import type { FromWorker, ToWorker, WorkerSite } from '#search/workerMessages.ts';
import type { EmbeddedEngine, EngineAnswer } from './embeddedEngine.ts';

/** A worker that runs. */
export interface WorkerLine {
  readonly post: (message: ToWorker, transfer?: ArrayBuffer[]) => void;
  readonly end: () => void;
}

export interface WorkerListener {
  readonly onMessage: (message: FromWorker) => void;
  /** Its script could not be loaded, or has failed. */
  readonly onFailure: (message: string) => void;
}

/** A worker that says nothing for so long is given up: its script or its index hangs. */
const PATIENCE_MS = 30_000;

interface Question {
  readonly resolve: (answer: EngineAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** `startWorker` throws where the browser allows none. */
export function createEmbeddedEngine(startWorker: (listener: WorkerListener) => WorkerLine): EmbeddedEngine {
  const questions = new Map<number, Question>();
  const listeners: (() => void)[] = [];
  /** Locales whose index was fetched for this worker. */
  const warm = new Set<string>();
  const fetched = new Set<string>();
  let worker: WorkerLine | null = null;
  let known: WorkerSite | null = null;
  let count = 0;

  /** The next question starts another worker. */
  function giveUp(message: string): void {
    worker?.end();
    worker = null;
    known = null;
    warm.clear();
    for (const id of questions.keys()) settle(id)?.reject(new Error(message));
  }

  function settle(id: number): Question | undefined {
    const question = questions.get(id);
    clearTimeout(question?.timer);
    questions.delete(id);
    return question;
  }

  function onMessage(message: FromWorker): void {
    const question = settle(message.id);
    if (message.kind === 'failure') return question?.reject(new Error(message.message));
    for (const href of message.fetched) fetched.add(href);
    if (message.isRenewed) for (const listener of listeners) listener();
    question?.resolve(message);
  }

  /** The worker, told of the site. */
  function start(site: WorkerSite): WorkerLine {
    worker ??= startWorker({ onMessage, onFailure: giveUp });
    if (known !== site) worker.post({ kind: 'start', site });
    known = site;
    return worker;
  }

  return {
    warmUp(site, locale) {
      if (warm.has(locale)) return;
      warm.add(locale);
      let started: WorkerLine;
      try {
        started = start(site);
      } catch {
        // The first question tries again, and tells.
        return;
      }
      started.post({ kind: 'coming', language: locale });
      // Beside the worker's script, not after it.
      void fetchCore(coreHref(site.basePath, locale)).then((bytes) =>
        started.post({ kind: 'core', language: locale, bytes }, bytes === null ? [] : [bytes]),
      );
    },
    foresee(language, query) {
      worker?.post({ kind: 'foresee', language, query });
    },
    ask: (site, path, body) =>
      new Promise((resolve, reject) => {
        const started = start(site);
        count += 1;
        const timer = setTimeout(() => giveUp('The search worker does not answer'), PATIENCE_MS);
        questions.set(count, { resolve, reject, timer });
        started.post({ kind: 'ask', id: count, path, body });
      }),
    fetched: () => fetched,
    onRenewed(listener) {
      listeners.push(listener);
    },
  };
}

/** Null where it cannot be had: the worker tries for itself, and tells. */
async function fetchCore(href: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(href);
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}
