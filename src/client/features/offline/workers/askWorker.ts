import type { FromServiceWorker, ToServiceWorker } from '#model/offline.ts';

export type Progress = Extract<FromServiceWorker, { kind: 'progress' }>;
export type WorkerAnswer = Exclude<FromServiceWorker, Progress>;

/** A worker that has said nothing for this long was ended by the browser. */
const PATIENCE_MS = 60_000;

/** Sends a message to the worker and gives its answer. */
export function askWorker(
  worker: ServiceWorker,
  message: ToServiceWorker,
  onProgress?: (progress: Progress) => void,
): Promise<WorkerAnswer> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (answer: WorkerAnswer): void => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, PATIENCE_MS, { kind: 'failed', fault: 'network' });
    };
    port1.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
      if (data.kind !== 'progress') return settle(data);
      wait();
      onProgress?.(data);
    });
    port1.start();
    wait();
    tellWorker(worker, message, port2);
  });
}

/** Sends a message that has no answer, or one that comes by the port. */
export function tellWorker(worker: ServiceWorker, message: ToServiceWorker, port?: MessagePort): void {
  worker.postMessage(message, port === undefined ? [] : [port]);
}
