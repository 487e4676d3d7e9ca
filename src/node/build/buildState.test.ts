import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadBuildState, saveBuildState } from './buildState.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lontar-state-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('what is known of an output folder is forgotten when the folder is gone', () => {
  const [kept, gone] = [join(folder, 'kept'), join(folder, 'gone')];
  mkdirSync(kept);
  const record = { build: '1a2b', files: {}, replaced: null };
  saveBuildState(folder, 'engine', {
    frontMatter: {},
    bodies: {},
    outputs: { [kept]: record, [gone]: record },
  });
  expect(loadBuildState(folder, 'engine').outputs).toEqual({ [kept]: record });
});
