import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const LINE_END = '\n';

/**
 * Adds whole lines to a file by a single write at its end, so that several processes may do so at once. A line that was
 * torn when the power failed or the disk was full is ended first: it does not spoil the next one.
 */
export function appendLines(file: string, lines: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, 'a+');
  try {
    const { size } = fstatSync(handle);
    const last = Buffer.from(LINE_END);
    if (size > 0) readSync(handle, last, 0, 1, size - 1);
    writeSync(handle, (last.toString() === LINE_END ? '' : LINE_END) + lines);
  } finally {
    closeSync(handle);
  }
}
