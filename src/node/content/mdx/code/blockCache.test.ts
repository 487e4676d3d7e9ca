import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBlockCache } from './blockCache.ts';
import { keepBlocksIn, takeMissedLanguages } from './blockMemory.ts';
import { codeBlock } from './codeBlock.ts';
import { isPrepared, loadLanguages, prepareHighlighter } from './highlighter.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lontar-blocks-'));
});
afterEach(() => {
  keepBlocksIn(null);
  rmSync(folder, { recursive: true, force: true });
});

const block = { code: 'a\n"b"', lang: 'ts', meta: '' };

describe('createBlockCache', () => {
  it('keeps a block for other processes, under all of its key', () => {
    const cache = createBlockCache(folder, '1');
    cache.put(block, '<b>\n"é"</b>');
    cache.flush();
    expect(createBlockCache(folder, '1').get(block)).toBe('<b>\n"é"</b>');
    expect(createBlockCache(folder, '2').get(block)).toBeNull();
    expect(createBlockCache(folder, '1').get({ ...block, meta: '{1}' })).toBeNull();
  });

  it('passes over what a crash cut short, and mends it', () => {
    const first = createBlockCache(folder, '1');
    first.put(block, 'whole');
    first.flush();
    const file = join(folder, readdirSync(folder)[0] ?? '');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -4));
    const second = createBlockCache(folder, '1');
    expect(second.get(block)).toBeNull();
    second.put(block, 'again');
    second.flush();
    appendFileSync(file, '\nhalf a li');
    expect(createBlockCache(folder, '1').get(block)).toBe('again');
  });
});

describe('codeBlock with a cache', () => {
  it('loads no grammar for a block that is in it, and asks for one that is missing', async () => {
    const input = { code: 'let x = 1', lang: 'rust', meta: null, locale: 'en' };
    keepBlocksIn(createBlockCache(folder, '1'));
    await prepareHighlighter(new Set(['rust']));
    expect(isPrepared('rust')).toBe(false);
    const plain = codeBlock(input);
    expect(takeMissedLanguages()).toEqual(new Set(['rust']));

    const cache = createBlockCache(folder, '1');
    cache.put({ code: input.code, lang: 'rust', meta: '' }, '<kept>');
    cache.flush();
    keepBlocksIn(createBlockCache(folder, '1'));
    expect(codeBlock(input)).toBe('<kept>');
    expect(takeMissedLanguages().size).toBe(0);

    keepBlocksIn(createBlockCache(folder, '2'));
    await loadLanguages(new Set(['rust']));
    expect(codeBlock(input)).not.toBe(plain);
    expect(codeBlock(input)).toContain('<span class="k');
    expect(takeMissedLanguages().size).toBe(0);
  });
});
