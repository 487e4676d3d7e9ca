import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createAssetStore } from './assetStore.ts';
import { createFileLookup } from './siteFiles.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'lontar-assets-'));
afterAll(() => rmSync(siteDir, { recursive: true }));
mkdirSync(join(siteDir, '.git'));
writeFileSync(join(siteDir, 'Über #1 %.PDF'), 'pdf');
writeFileSync(join(siteDir, '.env'), 'secret');
writeFileSync(join(siteDir, '.git/config'), 'secret');

it('publishes a file under a plain name with a hash of its content', () => {
  const store = createAssetStore(siteDir, '/sub/');
  const href = store.hrefOf('Über #1 %.PDF');
  expect(href).toMatch(/^\/sub\/assets\/files\/uber-1-[0-9a-f]{8}\.pdf$/);
  expect(store.hrefOf('Über #1 %.PDF')).toBe(href);
  const [emitted, ...others] = store.emitted();
  expect(others).toEqual([]);
  expect(`/sub/${emitted?.path}`).toBe(href);
  expect(readFileSync(emitted?.source ?? '', 'utf8')).toBe('pdf');
});

it('finds no file that is hidden, outside of the site or not a file', () => {
  const hasFile = createFileLookup(siteDir);
  expect(hasFile('Über #1 %.PDF')).toBe(true);
  const others = [
    '.env',
    '.git/config',
    '../x',
    '/etc/hostname',
    '',
    '\0',
    'Über #1 %.PDF/x',
    'x'.repeat(5000),
    '..',
  ];
  expect(others.filter(hasFile)).toEqual([]);
});
