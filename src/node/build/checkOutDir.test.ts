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
  ['a file', 'old/notes.txt', /old\/notes\.txt is a file, not a folder\.$/],
  ['a new folder below a file', 'old/notes.txt/a/b', /old\/notes\.txt is a file, not a folder\.$/],
  ['a new folder in another output', 'dist/out', /lies in .*dist, which builds replace as a whole/],
])('the output may be %s, or it is said why not', (_, folder, refusal) => {
  const said = checkOutDir(join(site, folder), site);
  if (refusal === null) expect(said).toBeNull();
  else expect(said?.message).toMatch(refusal);
});

const ofBuild = ['index.html', 'index.html.br', 'a', 'a.md', 'assets', 'rss.xml', '_headers', MANIFEST_FILE];
const manifest = {
  build: 'one',
  routes: { '/-1': { file: 'index.html' }, '/a-2': { file: 'a/index.html' } },
  redirects: {},
  assets: { 'assets/a-1.js': 0 },
  others: ['_headers', 'assets', 'rss.xml', MANIFEST_FILE],
};

function outputWith(name: string, owners: readonly string[], found: object = manifest): string {
  const out = join(site, name);
  for (const each of [...ofBuild, ...owners]) mkdirSync(join(out, each), { recursive: true });
  rmSync(join(out, MANIFEST_FILE), { recursive: true });
  writeFileSync(join(out, MANIFEST_FILE), JSON.stringify(found));
  return out;
}

test('an output that holds something else besides is refused by name, but for what file managers leave', () => {
  expect(checkOutDir(outputWith('whole', ['.DS_Store', 'Thumbs.db', 'desktop.ini']), site)).toBeNull();
  const out = outputWith('own', ['.git', 'CNAME']);
  expect(checkOutDir(out, site)).toEqual({
    message: `${out} holds what no build has made, and a build would remove it: .git, CNAME.`,
    hint: 'move it elsewhere; what is to be published with the site belongs in static/, and a repository to deploy from in a folder of its own, to which the output is copied',
  });
  expect(checkOutDir(outputWith('many', ['.git', 'b.md', 'c', 'd', 'e']), site)?.message).toMatch(
    /: \.git, b\.md, c and 2 more\.$/,
  );
});

test("of an output of an engine that did not list what else it wrote, hidden names are known as the owner's", () => {
  const { others: _, ...earlier } = manifest;
  expect(checkOutDir(outputWith('earlier', ['.well-known', 'CNAME'], earlier), site)).toBeNull();
  expect(checkOutDir(outputWith('earlier-own', ['.git'], earlier), site)?.message).toMatch(/: \.git\.$/);
});
