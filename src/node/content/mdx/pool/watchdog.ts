import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';
import type * as Threads from 'node:worker_threads';
import type { ENDLESS_SIGNAL, TOO_LONG_SIGNAL } from './bodyTask.ts';

/** Ends this process when a task takes too long or the parent is gone, even while the main thread hangs. */
export interface Watchdog {
  /** Work begins that may use this much CPU time, or the signal ends it. Wall time would blame a file for a busy machine. */
  begin(limitMs: number, signal: typeof TOO_LONG_SIGNAL | typeof ENDLESS_SIGNAL): void;
  end(): void;
}

interface WatchData {
  readonly shared: Int32Array;
  readonly parent: number;
}

export function startWatchdog(): Watchdog {
  const shared = new Int32Array(new SharedArrayBuffer(12));
  const workerData: WatchData = { shared, parent: process.ppid };
  const source = `(${watch.toString()})(require('node:worker_threads'))`;
  const thread = new Worker(source, {
    eval: true,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  });
  thread.unref();
  return {
    begin(limitMs, signal) {
      Atomics.store(shared, 2, constants.signals[signal]);
      Atomics.store(shared, 0, limitMs);
      Atomics.add(shared, 1, 1);
    },
    end() {
      Atomics.store(shared, 0, 0);
    },
  };
}

/** Runs in a thread of its own as source text: it must not refer to anything outside itself. */
function watch({ workerData }: typeof Threads): void {
  const { shared, parent } = workerData as WatchData;
  let task = 0;
  let start = 0;
  const usedMs = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    const limit = Atomics.load(shared, 0);
    const current = Atomics.load(shared, 1);
    if (limit === 0 || current !== task) {
      task = current;
      start = usedMs();
    } else if (usedMs() - start > limit) process.kill(process.pid, Atomics.load(shared, 2));
  }, 100);
}
