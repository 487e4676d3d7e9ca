import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Running, startServer } from '../hosting/startServer.ts';

const CLI = 'bin/lontar.mjs';

export interface FixtureSite extends Running {
  /** The copy that was built. */
  readonly folder: string;
}

/**
 * A copy of a folder of `test/fixtures`, far from the engine, built and served or opened for writing. `files` are added to its
 * folders.
 */
export async function startFixtureSite(
  name: string,
  mode: 'built' | 'dev' = 'built',
  files: Readonly<Record<string, string>> = {},
): Promise<FixtureSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-fixture-'));
  cpSync(join('test/fixtures', name), folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const out = join(folder, 'dist');
  if (mode === 'built')
    await promisify(execFile)(process.execPath, [CLI, 'build', '--site', folder, '--out', out]);
  const server = await startServer(mode === 'built' ? ['serve', '--out', out] : ['dev', '--site', folder]);
  return {
    ...server,
    folder,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
