import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkOutDir } from './checkOutDir.ts';
import { MANIFEST_FILE } from './routeManifest.ts';

const root = mkdtempSync(join(tmpdir(), 'lontar-out-'));
afterAll(() => rmSync(root, { recursive: true }));

const site = join(root, 'site');
for (const folder of ['content/blog/a', 'static', 'dist', 'old'])
  mkdirSync(join(site, folder), { recursive: true });
writeFileSync(join(site, 'old/notes.txt'), 'mine');
writeFileSync(
  join(site, 'dist', MANIFEST_FILE),
  JSON.stringify({ build: 'one', routes: {}, redirects: {}, assets: {} }),
);
symlinkSync(join(site, 'content'), join(root, 'link'));

test.each([
  ['a new folder', 'public', null],
  ['one that a build has made', 'dist', null],
  ['one with files of the owner', 'old', /holds files that no build has made/],
  ['the site itself', '.', /holds the site itself/],
  ['a folder of texts', 'content/blog/a', /lies in the site's content folder/],
  ['a new folder among texts', 'content/blog/out', /lies in the site's content folder/],
  [
    'a new folder among islands, where there are none yet',
    'islands/out',
    /lies in the site's islands folder/,
  ],
  ['a new folder behind a link to the texts', '../link/out', /lies in the site's content folder/],
  ['a new folder in another output', 'dist/out', /lies in .*dist, which builds replace as a whole/],
])('the output may be %s, or it is said why not', (_, folder, refusal) => {
  const said = checkOutDir(join(site, folder), site);
  if (refusal === null) expect(said).toBeNull();
  else expect(said).toMatch(refusal);
});
