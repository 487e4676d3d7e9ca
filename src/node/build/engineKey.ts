import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../content/hash.ts';

/** Names the engine's own code: what another engine cached is not ours to use. */
export function engineKey(): string {
  const folder = dirname(fileURLToPath(import.meta.url));
  const files = readdirSync(folder).filter((file) => /\.[jt]s$/.test(file));
  return hashOf(...files.toSorted().flatMap((file) => [file, readFileSync(join(folder, file))]));
}
