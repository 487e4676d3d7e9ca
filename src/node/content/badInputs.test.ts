import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
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

const found = new Map<string, readonly Diagnostic[]>();
beforeAll(async () => {
  for (const { name, files } of mine) found.set(name, await diagnose(files));
}, 60_000);

describe('each bad input is named with its file, line, column and a way out', () => {
  test.each(mine)('$name', ({ name, expect: wanted }) => {
    const { hintIncludes = '', ...position } = wanted;
    const diagnostics = found.get(name) ?? [];
    const match = diagnostics.find((diagnostic) => diagnostic.code === wanted.code);
    expect(match ?? diagnostics).toMatchObject(position);
    expect(match?.hint).toContain(hintIncludes);
  });
});

test('every name is used once', () => {
  expect(new Set(badInputs.map(({ name }) => name)).size).toBe(badInputs.length);
});

test('the words of all of them', async () => {
  const chapters = mine.map(({ name }) =>
    [`# ${name}`, ...(found.get(name) ?? []).map(formatDiagnostic)].join('\n'),
  );
  await expect(`${chapters.join('\n\n')}\n`).toMatchFileSnapshot('../../../test/fixtures/bad/messages.txt');
});

test('nothing of them is run, and Object.prototype stays clean', () => {
  expect(globalThis).not.toHaveProperty('ran');
  expect({}).not.toHaveProperty('polluted');
});

test('the faults of all files are reported together, sorted', async () => {
  const many: Record<string, string> = {};
  for (const name of ['c', 'a', 'b']) {
    many[`content/blog/${name}/index.mdx`] = '---\ntitle: true\ndate: 2022-13-45\n---\n\nText.\n';
  }
  const diagnostics = await diagnose(many);
  expect(diagnostics.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/blog/a/index.mdx:2',
    'content/blog/a/index.mdx:3',
    'content/blog/b/index.mdx:2',
    'content/blog/b/index.mdx:3',
    'content/blog/c/index.mdx:2',
    'content/blog/c/index.mdx:3',
  ]);
});
