import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Running, startServer } from '../hosting/startServer.ts';

const CLI = 'bin/lontar.mjs';
/** What makes the site, and what earlier builds know of it, which saves most of the work. */
const PARTS = ['content', 'static', 'islands', '.lontar'];
const ADDRESS = /^ {2}url: .*$/m;

/** This very site built for another base path, and served there. */
export async function startBasedSite(basePath: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-based-'));
  for (const part of PARTS.filter((name) => existsSync(name)))
    cpSync(part, join(folder, part), { recursive: true });
  const config = readFileSync('site.config.ts', 'utf8');
  if (!ADDRESS.test(config)) throw new Error('site.config.ts has no line with the address.');
  writeFileSync(
    join(folder, 'site.config.ts'),
    config.replace(ADDRESS, (line) => `${line}\n  basePath: '${basePath}',`),
  );
  const out = join(folder, 'dist');
  await promisify(execFile)(process.execPath, [CLI, 'build', '--site', folder, '--out', out]);
  const server = await startServer(['serve', '--out', out]);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
