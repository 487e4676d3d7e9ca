import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareDiagnostics, formatDiagnostic } from '#model/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { badInputs, GOOD_FILES } from '../../../test/badInputs.ts';
import type { BadInput } from '../../../test/badInputs.ts';
import { loadConfig } from './loadConfig.ts';
import { readContent } from './readContent.ts';

const mine = badInputs.filter(({ stage }) => stage === 'config' || stage === 'content');

async function diagnose(files: BadInput['files']): Promise<Diagnostic[]> {
  const siteDir = mkdtempSync(join(tmpdir(), 'lontar-bad-'));
  try {
    for (const [path, content] of Object.entries({ ...GOOD_FILES, ...files })) {
      mkdirSync(dirname(join(siteDir, path)), { recursive: true });
      writeFileSync(join(siteDir, path), content);
    }
    const { config, diagnostics } = await loadConfig(siteDir);
    const read = await readContent({ siteDir, config, mode: 'production' });
    return [...diagnostics, ...read.diagnostics].toSorted(compareDiagnostics);
  } finally {
    rmSync(siteDir, { recursive: true });
  }
}

describe('each bad input is named with its file, line, column and a way out', () => {
  test.each(mine)('$name', async ({ files, expect: wanted }) => {
    const found = await diagnose(files);
    const { hintIncludes, ...position } = wanted;
    const match = found.find((diagnostic) => diagnostic.code === wanted.code);
    expect(match ?? found).toMatchObject(position);
    if (hintIncludes !== undefined) expect(match?.hint).toContain(hintIncludes);
  });
});

test('the words of all of them', async () => {
  const chapters: string[] = [];
  for (const { name, files } of mine) {
    const found = await diagnose(files);
    chapters.push([`# ${name}`, ...found.map(formatDiagnostic)].join('\n'));
  }
  await expect(`${chapters.join('\n\n')}\n`).toMatchFileSnapshot('../../../test/fixtures/bad/messages.txt');
});

test('nothing of them is run, and Object.prototype stays clean', async () => {
  for (const { files } of mine) await diagnose(files);
  expect(globalThis).not.toHaveProperty('ran');
  expect({}).not.toHaveProperty('polluted');
});

test('the faults of all files are reported together, sorted', async () => {
  const many: Record<string, string> = {};
  for (const name of ['c', 'a', 'b'])
    many[`content/blog/${name}/index.mdx`] = '---\ntitle: true\ndate: 2022-13-45\n---\n\nText.\n';
  const found = await diagnose(many);
  expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/blog/a/index.mdx:2',
    'content/blog/a/index.mdx:3',
    'content/blog/b/index.mdx:2',
    'content/blog/b/index.mdx:3',
    'content/blog/c/index.mdx:2',
    'content/blog/c/index.mdx:3',
  ]);
});
