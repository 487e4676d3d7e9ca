import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, type Running } from '../hosting/startServer.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = [
  'bin',
  'content',
  'islands',
  'src',
  'static',
  'package.json',
  'package-lock.json',
  'site.config.ts',
];

export interface DevServer extends Running {
  /** The folder that holds the copy, for tests that edit it. */
  readonly copy: string;
}

/**
 * The dev server on a copy of the engine and the site, so that no edit of the sources reloads a page under test. With the name
 * of a folder of `test/fixtures`, for a copy of that one in the folder of the engine, as `sites/NAME`.
 */
export async function startDev(fixture?: string): Promise<DevServer> {
  const copy = mkdtempSync(join(tmpdir(), 'lontar-dev-'));
  for (const name of PARTS) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const site = fixture === undefined ? '.' : `sites/${fixture}`;
  if (fixture !== undefined)
    cpSync(join(ROOT, 'test/fixtures', fixture), join(copy, site), { recursive: true });
  const server = await startServer(['dev', '--site', site], copy);
  return {
    ...server,
    copy,
    async stop() {
      await server.stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
