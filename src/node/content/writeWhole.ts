import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all: whoever reads it meanwhile, or after a crash of ours, finds the old one. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
