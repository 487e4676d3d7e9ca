import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bytesFileOf, findEarlier, findIndex, storeIndex } from './storedIndex.ts';

const FACTS = { engine: 'e', locale: 'en', pages: ['a'] };
const INDEX = {
  core: Uint8Array.of(1, 2),
  parts: new Map([['part', Uint8Array.of(3)]]),
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lontar-index-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('an index is found as it was stored', () => {
  storeIndex(join(folder, 'one'), INDEX, FACTS);
  const { index, pages } = findEarlier(folder, FACTS) ?? {};
  expect(pages).toEqual(['a']);
  expect([...(index?.core ?? [])]).toEqual([1, 2]);
  expect([...(index?.parts.get('part') ?? [])]).toEqual([3]);
  expect(findEarlier(folder, { ...FACTS, locale: 'id' })).toBeNull();
  expect(findEarlier(folder, { ...FACTS, engine: 'f' })).toBeNull();
});

test('what a killed build has left is no index, and hides none', () => {
  const list = JSON.stringify({ ...FACTS, files: [['', 2]] });
  for (const [name, text] of [
    ['0-half-a-list', list.slice(0, 10)],
    ['0-no-bytes', list],
  ] as const) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.json'), text);
    expect(findIndex(join(folder, name)), name).toBeNull();
  }
  storeIndex(join(folder, 'one'), INDEX, FACTS);
  expect(findEarlier(folder, FACTS)?.pages).toEqual(['a']);
  const bytes = bytesFileOf(join(folder, 'one'));
  writeFileSync(bytes, readFileSync(bytes).subarray(1));
  expect(findEarlier(folder, FACTS)).toBeNull();
});
