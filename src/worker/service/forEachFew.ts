const JOBS_AT_ONCE = 6;

/** Does a job for each item, a few at a time. After a failure none is begun, and it ends when those under way have. */
export async function forEachFew<T>(items: Iterable<T>, job: (item: T) => Promise<void>): Promise<void> {
  // All take from one generator, which ends when one of them leaves its loop.
  const queue = (function* () {
    yield* items;
  })();
  const work = async (): Promise<void> => {
    for (const item of queue) await job(item);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: JOBS_AT_ONCE }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
