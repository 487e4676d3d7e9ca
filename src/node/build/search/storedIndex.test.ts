import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildIndex } from '#search/engine/buildIndex.ts';
import { bytesFileOf, findEarlier, findIndex, storeIndex } from './storedIndex.ts';

const FACTS = { engine: 'e', locale: 'en', pages: ['a'] };
const INDEX = {
  core: Uint8Array.of(1, 2),
  parts: new Map([['part', Uint8Array.of(3)]]),
  memory: buildIndex([], { language: 'en', nameOf: () => '' }).memory,
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lontar-index-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('an index is found as it was stored', () => {
  storeIndex(join(folder, 'one'), INDEX, FACTS);
  const earlier = findEarlier(folder, FACTS);
  expect(earlier).toMatchObject({ memory: INDEX.memory, pages: ['a'] });
  expect([...(earlier?.partOf('part') ?? [])]).toEqual([3]);
  expect(findIndex(join(folder, 'one'))?.files).toEqual([
    ['', 2],
    ['part', 1],
  ]);
  expect([...readFileSync(bytesFileOf(join(folder, 'one')))]).toEqual([1, 2, 3]);
  expect(findEarlier(folder, { ...FACTS, locale: 'id' })).toBeNull();
  expect(findEarlier(folder, { ...FACTS, engine: 'f' })).toBeNull();
});

test('what a killed build has left is no index, and hides none', () => {
  const list = JSON.stringify({ ...FACTS, files: [['', 2]], memoryLength: 1 });
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

test('an index that another build is about to store is not read: its folder is gone in a moment', () => {
  storeIndex(join(folder, 'one.4711'), INDEX, FACTS);
  expect(findEarlier(folder, FACTS)).toBeNull();
});

test('an index replaces a damaged one of its name, and leaves the one that another build has stored', () => {
  const one = join(folder, 'one');
  mkdirSync(one);
  writeFileSync(join(one, 'index.json'), '');
  storeIndex(one, INDEX, FACTS);
  expect(findIndex(one)).not.toBeNull();
  const again = storeIndex(one, INDEX, FACTS);
  expect(findIndex(one)).toEqual(again);
  expect(readdirSync(folder)).toEqual(['one']);
});
