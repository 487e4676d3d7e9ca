import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Diagnostic } from '#model/diagnostic.ts';
import { staticFilesOf } from './staticFiles.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'lontar-static-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

it('files behind links are published, circles once; hidden ones are not, and a link that leads nowhere is named', () => {
  for (const folder of ['static/.well-known', 'static/.git', 'static/_a', 'shared'])
    mkdirSync(join(siteDir, folder), { recursive: true });
  for (const file of ['static/.well-known/x', 'static/.git/x', 'static/.hidden', 'static/_a/x', 'shared/y'])
    writeFileSync(join(siteDir, file), file);
  symlinkSync('../shared/y', join(siteDir, 'static/file'));
  symlinkSync('../shared', join(siteDir, 'static/folder'));
  symlinkSync('.', join(siteDir, 'static/circle'));
  symlinkSync('nowhere', join(siteDir, 'static/lost'));
  const faults: Diagnostic[] = [];
  const files = staticFilesOf(siteDir, (fault) => faults.push(fault));
  expect(files.map(({ file }) => file)).toEqual(['.well-known/x', '_a/x', 'file', 'folder/y']);
  expect(faults).toMatchObject([{ file: 'static/lost', code: 'file/unreadable' }]);
});

it('a link that leads out of the site publishes nothing', () => {
  const site = mkdtempSync(join(tmpdir(), 'lontar-static-'));
  const outside = mkdtempSync(join(tmpdir(), 'lontar-outside-'));
  try {
    mkdirSync(join(outside, 'deep'));
    for (const file of ['secret', 'deep/secret']) writeFileSync(join(outside, file), 'A secret.');
    mkdirSync(join(site, 'static'));
    writeFileSync(join(site, 'static/own'), 'Mine.');
    symlinkSync(join(outside, 'secret'), join(site, 'static/pw.txt'));
    symlinkSync(outside, join(site, 'static/folder'));
    const faults: Diagnostic[] = [];
    const files = staticFilesOf(site, (fault) => faults.push(fault));
    expect(files.map(({ file }) => file)).toEqual(['own']);
    const fault = {
      severity: 'error',
      code: 'static/outside',
      message: "This link leads to a place which is outside of the site's folder.",
      hint: 'Copy what it leads to into the site, or remove the link.',
    };
    expect(faults).toMatchObject([
      { ...fault, file: 'static/folder' },
      { ...fault, file: 'static/pw.txt' },
    ]);
    // The folder itself may lie elsewhere, as a whole.
    rmSync(join(site, 'static'), { recursive: true });
    symlinkSync(outside, join(site, 'static'));
    expect(staticFilesOf(site, (each) => faults.push(each)).map(({ file }) => file)).toEqual([
      'deep/secret',
      'secret',
    ]);
    expect(faults).toHaveLength(2);
  } finally {
    for (const folder of [site, outside]) rmSync(folder, { recursive: true });
  }
});
