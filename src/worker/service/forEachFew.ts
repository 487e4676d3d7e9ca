import type { FromServiceWorker } from '#model/offline.ts';

const JOBS_AT_ONCE = 6;

export type OnProgress = (progress: Extract<FromServiceWorker, { kind: 'progress' }>) => void;

/** The last items of a whole, those before them being done already. */
export interface Rest {
  readonly onProgress: OnProgress;
  /** Of the whole, those that are done. */
  readonly done: number;
  readonly total: number;
}

/**
 * Does a job for each item, a few at a time, and tells how far the whole is. After a failure none is begun, and it ends
 * when those under way have.
 */
export async function forEachFew<T>(
  items: Iterable<T>,
  rest: Rest,
  job: (item: T) => Promise<void>,
): Promise<void> {
  const { onProgress, total } = rest;
  let { done } = rest;
  const tell = (): void => onProgress({ kind: 'progress', done, total });
  // All take from one generator, which ends when one of them leaves its loop.
  const queue = (function* () {
    yield* items;
  })();
  const work = async (): Promise<void> => {
    for (const item of queue) {
      await job(item);
      done += 1;
      tell();
    }
  };
  tell();
  const outcomes = await Promise.allSettled(Array.from({ length: JOBS_AT_ONCE }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
