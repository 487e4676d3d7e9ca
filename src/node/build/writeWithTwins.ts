import { writeFileSync } from 'node:fs';
import { compress, type FileKind, twinsOf } from './compress.ts';

/** Writes a file and, where that pays, its compressed twins beside it. */
export function writeWithTwins(target: string, bytes: Uint8Array, kind: FileKind): void {
  writeFileSync(target, bytes);
  for (const twin of twinsOf(target)) writeFileSync(target + twin, compress(bytes, kind, twin));
}
