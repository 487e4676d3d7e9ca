import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineRoot } from '../content/engineRoot.ts';
import { hashOf } from '../content/hash.ts';

/** Names the engine's own code and the packages it uses: what another engine cached is not ours to use. */
export function engineKey(): string {
  const folder = dirname(fileURLToPath(import.meta.url));
  const files = readdirSync(folder).filter((file) => /\.[jt]s$/.test(file));
  const code = files.toSorted().flatMap((file) => [file, readFileSync(join(folder, file))]);
  return hashOf(readFileSync(join(engineRoot, 'package-lock.json')), ...code);
}
