import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type FileKind, isCompressible } from './compress.ts';
import type { WriteReply, WriteRequest } from './writeThread.ts';

/** Writes files and their compressed twins on other threads. */
export interface FileWriter {
  write(target: string, content: string | Uint8Array, kind: FileKind): Promise<void>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: { resolve(): void; reject(error: Error): void }[];
}

/**
 * Threads of their own, since every compression reports megabytes of memory to the heap that asked for it:
 * asked for by the main thread, with its large heap, collecting garbage took longer than compressing.
 */
export function createFileWriter(): FileWriter {
  const threads: Thread[] = [];
  const most = Math.min(2, availableParallelism());

  const leastBusy = (): Thread => {
    const idle = threads.find(({ waiting }) => waiting.length === 0);
    if (idle) return idle;
    if (threads.length < most) threads.push(startThread());
    return threads.reduce((best, thread) => (thread.waiting.length < best.waiting.length ? thread : best));
  };

  return {
    write(target, content, kind) {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      const request: WriteRequest = { target, bytes, twins: isCompressible(target) ? kind : null };
      const { worker, waiting } = leastBusy();
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(request);
      });
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startThread(): Thread {
  const worker = new Worker(new URL('writeThread.js', import.meta.url));
  const waiting: Thread['waiting'] = [];
  worker.on('message', (reply: WriteReply) => {
    const request = waiting.shift();
    if (reply === null) request?.resolve();
    else request?.reject(Object.assign(new Error(reply.message), { code: reply.code }));
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return { worker, waiting };
}
