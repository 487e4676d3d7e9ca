import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changesBetween, stampFiles } from './fileStamps.ts';

function makeFolder(files: readonly string[]): { folder: string; path: (name: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-stamps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = (name: string): string => join(folder, name);
  for (const name of files) {
    mkdirSync(join(path(name), '..'), { recursive: true });
    writeFileSync(path(name), name);
  }
  return { folder, path };
}

test('what was saved, made, removed or moved since the last look is told, and nothing else', () => {
  const { folder, path } = makeFolder(['blog/same.md', 'blog/saved.md', 'blog/gone.md', 'draft.md']);
  const look = () => stampFiles([folder], () => true);
  const before = look();
  expect(changesBetween(before, look())).toEqual([]);
  writeFileSync(path('blog/saved.md'), 'other words');
  writeFileSync(path('blog/made.md'), 'words');
  rmSync(path('blog/gone.md'));
  renameSync(path('draft.md'), path('blog/moved.md'));
  expect(new Set(changesBetween(before, look()))).toEqual(
    new Set([
      { event: 'change', file: path('blog/saved.md') },
      { event: 'add', file: path('blog/made.md') },
      { event: 'unlink', file: path('blog/gone.md') },
      { event: 'unlink', file: path('draft.md') },
      { event: 'add', file: path('blog/moved.md') },
    ]),
  );
});

test('what a build leaves behind, packages and unwanted files are passed over', () => {
  const { folder, path } = makeFolder([
    'dist/a.md',
    '.lontar/a.md',
    'node_modules/p/a.md',
    '.dist.1/a.md',
    'a.txt',
    'a.md',
  ]);
  const stamps = stampFiles([folder], (file) => file.endsWith('.md'));
  expect([...stamps.keys()]).toEqual([path('a.md')]);
});
