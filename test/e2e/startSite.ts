import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startDev } from './startDev.ts';
import { startServer } from '../hosting/startServer.ts';

const CLI = 'bin/lontar.mjs';

/**
 * Builds the site into a folder of its own and serves it on a free port, and the site as it is written on another:
 * tests find them by SITE_URL and DEV_URL, and
 * what was built by SITE_DIR.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function startSite(): Promise<() => Promise<void>> {
  if (process.env['SITE_URL']) return async () => {};
  const folder = mkdtempSync(join(tmpdir(), 'lontar-e2e-'));
  const out = join(folder, 'dist');
  await promisify(execFile)(process.execPath, [CLI, 'build', '--out', out]);
  const site = await startServer(['serve', '--out', out]);
  const dev = await startDev();
  Object.assign(process.env, { SITE_URL: site.url, SITE_DIR: out, DEV_URL: dev.url });
  return async () => {
    await Promise.all([site.stop(), dev.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
