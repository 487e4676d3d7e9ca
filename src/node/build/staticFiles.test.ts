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
