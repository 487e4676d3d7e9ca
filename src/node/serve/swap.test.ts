import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFixture, swapFixtureSite, writeFixtureSite } from './siteFixture.ts';
import type { Reply, RunningFixture } from './siteFixture.ts';

let site: RunningFixture;
beforeEach(async () => {
  site = await startFixture({ build: 'b0' });
});
afterEach(() => site.remove());

const PATHS = ['/', '/about/', '/archive', '/id/', '/id/archive', '/repack', '/id/zzz', '/zzz'];

/** Which build the page and its policy are of. */
function buildsOf({ text, headers }: Reply): [string | undefined, string | undefined] {
  const policy = String(headers['content-security-policy']);
  return [/build (b\d+) /.exec(text)?.[1], /'sha256-(b\d+)'/.exec(policy)?.[1]];
}

it('answers every request from a whole tree while builds take each other’s place', async () => {
  const builds = Array.from({ length: 30 }, (_, index) => `b${index + 1}`);
  for (const build of builds) writeFixtureSite(join(site.folder, build), { build });
  const swapping = { isOver: false };
  let answered = 0;
  const seen = new Set<string>();
  const reader = async () => {
    while (!swapping.isOver) {
      for (const path of PATHS) {
        const reply = await site.ask(path);
        expect(reply.status).toBe(path.endsWith('zzz') ? 404 : 200);
        const [page, policy] = buildsOf(reply);
        expect(page).toBeDefined();
        expect(policy).toBe(page);
        seen.add(String(page));
        answered += 1;
      }
    }
  };
  const readers = Promise.all([reader(), reader(), reader(), reader()]);
  for (const build of builds) {
    await swapFixtureSite(site.folder, build);
    await pause(10);
  }
  swapping.isOver = true;
  await readers;
  expect(answered).toBeGreaterThan(100);
  expect(seen.size).toBeGreaterThan(5);
  expect(buildsOf(await site.ask('/'))).toEqual(['b30', 'b30']);
  expect(site.log).toEqual([]);
});

it('waits for a folder that is away for a moment', async () => {
  const away = join(site.folder, 'away');
  renameSync(site.root, away);
  const reply = site.ask('/archive');
  await pause(200);
  renameSync(away, site.root);
  expect((await reply).status).toBe(200);
});

it('keeps the entity tag of a page that the new build did not change', async () => {
  const before = await site.ask('/favicon.svg');
  const page = await site.ask('/archive');
  writeFixtureSite(join(site.folder, 'b1'), { build: 'b1' });
  await swapFixtureSite(site.folder, 'b1');
  expect((await site.ask('/favicon.svg', { 'If-None-Match': before.headers.etag ?? '' })).status).toBe(304);
  expect((await site.ask('/archive', { 'If-None-Match': page.headers.etag ?? '' })).status).toBe(200);
});
