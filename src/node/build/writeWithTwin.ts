import { writeFileSync } from 'node:fs';
import { compress, type FileKind, isCompressible, TWIN } from './compress.ts';

/** Writes a file and, where that pays, its compressed twin beside it. */
export function writeWithTwin(target: string, bytes: Uint8Array, kind: FileKind): void {
  writeFileSync(target, bytes);
  if (isCompressible(target)) writeFileSync(target + TWIN, compress(bytes, kind));
}
