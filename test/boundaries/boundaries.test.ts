import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accomplices, breaches, lawful } from './plantedBreaches.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const settings = [
  '.oxlintrc.json',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.node.json',
  'tsconfig.client.json',
  'tsconfig.worker.json',
  'tsconfig.e2e.json',
];

interface Finding {
  readonly filename: string;
  readonly code: string;
}

describe('the rules between the layers', () => {
  const house = mkdtempSync(join(tmpdir(), 'lontar-planted-'));
  let findings: readonly Finding[] = [];

  beforeAll(async () => {
    for (const name of settings) copyFileSync(join(root, name), join(house, name));
    // The typed rules find their program, and the types of packages, by way of node_modules.
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction');
    plant({
      ...lawful,
      ...accomplices,
      ...Object.fromEntries(breaches.map(({ file, text }) => [file, text])),
    });
    findings = await lint(house);
  });

  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it.each(breaches)('are broken when $title', ({ file, rule }) => {
    expect(findings.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule);
  });

  it.each(Object.keys(lawful))('are kept by %s', (file) => {
    expect(findings.filter(({ filename }) => filename === file)).toEqual([]);
  });

  function plant(files: Readonly<Record<string, string>>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), text);
    }
  }
});

function lint(folder: string): Promise<readonly Finding[]> {
  return new Promise((resolve, reject) => {
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    execFile(
      process.execPath,
      [oxlint, '--format=json', 'src', 'site.config.ts'],
      { cwd: folder },
      (error, stdout) => {
        // The linter ends with 1 when it has findings, which it must have here.
        if (error !== null && error.code !== 1) reject(new Error('The linter did not run', { cause: error }));
        else resolve((JSON.parse(stdout) as { readonly diagnostics: readonly Finding[] }).diagnostics);
      },
    );
  });
}
