import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the engine itself, where its package.json and src/ lie: as the program says, else found upwards. */
export const engineRoot =
  process.env['LONTAR_ROOT'] ?? findEngineRoot(dirname(fileURLToPath(import.meta.url)));

function findEngineRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'src/client')) && existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error(`No engine found above ${start}`);
  }
}
