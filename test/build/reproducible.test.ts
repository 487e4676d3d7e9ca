import { afterEach, beforeEach, expect, it } from 'vitest';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashTree, makeFolder, removeFolder, runLontar } from './lontar.ts';

const SITE = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => removeFolder(folder));

it('two builds of this site give the same bytes in any time zone and shell language', async () => {
  const places = [
    { TZ: 'Pacific/Kiritimati', LANG: 'id_ID.UTF-8' },
    { TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8' },
  ];
  const trees: Record<string, string>[] = [];
  for (const [index, env] of places.entries()) {
    // Nothing of the build before may be left to take over.
    rmSync(join(SITE, '.lontar'), { recursive: true, force: true });
    const out = join(folder, String(index));
    const { code, stderr } = await runLontar(['build', '--site', SITE, '--out', out], { env });
    expect(code, stderr).toBe(0);
    trees.push(hashTree(out));
  }
  expect(trees[1]).toEqual(trees[0]);
});
