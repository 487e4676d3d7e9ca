/** Entry of the threads that write files with their compressed twins. */
import { writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { compress, type FileKind } from './compress.ts';

export interface WriteRequest {
  readonly target: string;
  readonly bytes: Uint8Array;
  /** Null for a file without twins. */
  readonly twins: FileKind | null;
}

/** Null when the file is on disk. Requests are answered in the order they came. */
export type WriteReply = { readonly code: string | undefined; readonly message: string } | null;

parentPort?.on('message', ({ target, bytes, twins }: WriteRequest) => {
  let reply: WriteReply = null;
  try {
    writeFileSync(target, bytes);
    if (twins !== null) {
      const { br, gz } = compress(bytes, twins);
      writeFileSync(`${target}.br`, br);
      writeFileSync(`${target}.gz`, gz);
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    reply = { code, message };
  }
  parentPort?.postMessage(reply);
});
