import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runConfig } from './runConfig.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-run-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

const FILE = 'site.config.ts';

/** A configuration that waits, with something open, for that long. */
function waitFor(ms: number): void {
  const wait = `await new Promise((resolve) => setTimeout(resolve, ${ms}));`;
  writeFileSync(join(siteDir, FILE), `${wait}\nexport default { title: 'Late' };\n`);
}

it('a configuration that takes its time is told of and read all the same', async () => {
  waitFor(20);
  const told: string[] = [];
  const { value, diagnostics } = await runConfig(siteDir, FILE, {
    onWait: (file) => told.push(file),
    tellAfterMs: 0,
  });
  expect({ told, value, diagnostics }).toEqual({ told: [FILE], value: { title: 'Late' }, diagnostics: [] });
});

it('one that never has what it waits for is a fault, though it keeps something open', async () => {
  waitFor(1e9);
  const told: string[] = [];
  const { value, diagnostics } = await runConfig(siteDir, FILE, {
    onWait: (file) => told.push(file),
    tellAfterMs: 0,
    giveUpAfterMs: 20,
  });
  expect({ told, value }).toEqual({ told: [FILE], value: undefined });
  expect(diagnostics).toMatchObject([
    {
      file: FILE,
      line: 1,
      column: 1,
      code: 'config/threw',
      message: 'Running the configuration failed: it awaits what never comes.',
    },
  ]);
});
