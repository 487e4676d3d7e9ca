import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './runCommand.mjs';

/** Serves a built site on a free port. Resolves to its address and a way to stop it. */
export async function serveSite(outDir) {
  const server = spawn(
    process.execPath,
    [join(ROOT, 'bin/lontar.mjs'), 'serve', '--out', outDir, '--port', '0'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  server.stdout.setEncoding('utf8');
  for await (const text of server.stdout) {
    const url = /http:\/\/localhost:\d+/.exec(text)?.[0];
    if (url !== undefined) {
      server.stdout.resume();
      return { url, stop: () => server.kill() };
    }
  }
  throw new Error('The server ended before it was up.');
}
