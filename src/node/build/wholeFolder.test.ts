import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWholeFolder, noteSizes } from './wholeFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lontar-whole-'));
  mkdirSync(join(folder, 'in'));
  writeFileSync(join(folder, 'a.js'), 'one');
  writeFileSync(join(folder, 'in/b.js'), 'two');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is whole while its files have the sizes that were noted', () => {
  expect(isWholeFolder(folder)).toBe(false);
  noteSizes(folder);
  expect(isWholeFolder(folder)).toBe(true);
  writeFileSync(join(folder, 'in/b.js'), '');
  expect(isWholeFolder(folder)).toBe(false);
  noteSizes(folder);
  rmSync(join(folder, 'a.js'));
  expect(isWholeFolder(folder)).toBe(false);
});

test.each(['', '[["a.js",3],', '\0\0'])('a folder whose list is damaged is not whole: %j', (text) => {
  noteSizes(folder);
  writeFileSync(join(folder, 'sizes.json'), text);
  expect(isWholeFolder(folder)).toBe(false);
});
