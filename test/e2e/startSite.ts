import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CLI = 'bin/lontar.mjs';

/** Builds the site into a folder of its own and serves it on a free port; tests find it by SITE_URL. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function startSite(): Promise<() => void> {
  if (process.env['SITE_URL']) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'lontar-e2e-'));
  const out = join(folder, 'dist');
  await promisify(execFile)(process.execPath, [CLI, 'build', '--out', out]);

  const server = spawn(process.execPath, [CLI, 'serve', '--out', out, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env['SITE_URL'] = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8');
    server.stdout.on('data', (text: string) => {
      const url = /http:\/\/localhost:\d+/.exec(text)?.[0];
      if (url !== undefined) resolve(url);
    });
    server.once('exit', (code) => reject(new Error(`'lontar serve' ended with ${code} before it was up.`)));
  });
  return () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}
