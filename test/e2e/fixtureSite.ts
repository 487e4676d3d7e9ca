import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CLI = 'bin/lontar.mjs';

export interface FixtureSite {
  readonly url: string;
  /** The copy that was built. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** A copy of a folder of `test/fixtures`, far from the engine, built and served or opened for writing. */
export async function startFixtureSite(name: string, mode: 'built' | 'dev' = 'built'): Promise<FixtureSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-fixture-'));
  cpSync(join('test/fixtures', name), folder, { recursive: true });
  const out = join(folder, 'dist');
  if (mode === 'built')
    await promisify(execFile)(process.execPath, [CLI, 'build', '--site', folder, '--out', out]);
  const args = mode === 'built' ? ['serve', '--out', out] : ['dev', '--site', folder];
  const server = spawn(process.execPath, [CLI, ...args, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8');
    server.stdout.on('data', (text: string) => {
      const found = /http:\/\/localhost:\d+/.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was up.`)));
  });
  return {
    url,
    folder,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
