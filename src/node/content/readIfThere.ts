import { readFileSync } from 'node:fs';
import { errorCode } from './errorCode.ts';

/** The bytes of a file; none where it cannot be read, for those to whom that is no fault or one that is told elsewhere. */
export function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (errorCode(error) === '') throw error;
    return Buffer.alloc(0);
  }
}
