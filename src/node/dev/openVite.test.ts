import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openVite } from './openVite.ts';

/** Busy machines take their time. */
const PATIENTLY = { timeout: 600_000 };

const WHOLE = 'export const Wave = () => null;\n';

test('a file that an editor empties and fills a moment later is told of when it is whole', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lontar-vite-'));
  const file = join(siteDir, 'islands/Wave.tsx');
  mkdirSync(join(siteDir, 'islands'));
  writeFileSync(file, 'export const Wave = 1;\n');
  const vite = await openVite(createServer(), siteDir, '127.0.0.1');
  onTestFinished(async () => {
    await vite.close();
    for (const folder of [siteDir, vite.config.cacheDir]) rmSync(folder, { recursive: true, force: true });
  });
  vite.watcher.add(siteDir);
  await vi.waitFor(
    () => expect(vite.watcher.getWatched()[join(siteDir, 'islands')]).toEqual(['Wave.tsx']),
    PATIENTLY,
  );

  const read: string[] = [];
  vite.watcher.on('change', (path) => read.push(readFileSync(path, 'utf8')));
  writeFileSync(file, '');
  await setTimeout(20);
  writeFileSync(file, WHOLE);
  await vi.waitFor(() => expect(read.at(-1)).toBe(WHOLE), PATIENTLY);
});
