import { writeFileSync } from 'node:fs';
import { compress, type FileKind, isCompressible } from './compress.ts';

/** Writes a file and, where that pays, its compressed twins beside it. */
export function writeWithTwins(target: string, bytes: Uint8Array, kind: FileKind): void {
  writeFileSync(target, bytes);
  if (!isCompressible(target)) return;
  const { br, gz } = compress(bytes, kind);
  writeFileSync(`${target}.br`, br);
  writeFileSync(`${target}.gz`, gz);
}
