import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAnswerCache } from './answerCache.ts';
import type { Verdict } from './verdict.ts';

const HOUR = 60 * 60 * 1000;
const URL = 'https://a.example/';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lontar-answers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function store(verdict: Verdict, anchors: Record<string, boolean | null> = {}): void {
  const cache = openAnswerCache(folder, () => 0);
  cache.set(URL, { verdict, anchors });
  cache.save();
}

describe('answers of earlier runs', () => {
  it.each([
    [{ kind: 'fine' }, 7 * 24 * HOUR],
    [{ kind: 'moved', to: 'https://b.example/' }, 7 * 24 * HOUR],
    [{ kind: 'broken', reason: 'x' }, HOUR],
    [{ kind: 'nameless', host: 'x' }, HOUR],
    [{ kind: 'unsure', reason: 'x' }, HOUR],
  ] satisfies [Verdict, number][])('%j is known for %d ms', (verdict, life) => {
    store(verdict);
    expect(openAnswerCache(folder, () => life - 1).get(URL, [])).toMatchObject({ verdict });
    expect(openAnswerCache(folder, () => life).get(URL, [])).toBeNull();
    // A clock that was set back says nothing of its age.
    expect(openAnswerCache(folder, () => -1).get(URL, [])).toBeNull();
  });

  it.each([
    [{ kind: 'skipped', host: 'x' }],
    [{ kind: 'private', host: 'x' }],
    [{ kind: 'unreached', reason: 'x' }],
  ] satisfies [Verdict][])('%j is not kept', (verdict) => {
    store(verdict);
    expect(openAnswerCache(folder, () => 0).get(URL, [])).toBeNull();
  });

  it('count only for the anchors that were looked for', () => {
    store({ kind: 'fine' }, { one: true, two: null });
    const cache = openAnswerCache(folder, () => 0);
    expect(cache.get(URL, ['one', 'two'])).not.toBeNull();
    expect(cache.get(URL, ['one', 'three'])).toBeNull();
    store({ kind: 'broken', reason: 'gone' });
    expect(openAnswerCache(folder, () => 0).get(URL, ['three'])).not.toBeNull();
  });

  it.each([
    '',
    '{"https://a.exa',
    '[]',
    '{"https://a.example/": {"askedAt": 0, "verdict": {"kind": "odd"}}}',
  ])('are asked for anew when their file is damaged: %s', (text) => {
    writeFileSync(join(folder, 'outside.json'), text);
    const cache = openAnswerCache(folder, () => 0);
    expect(cache.get(URL, [])).toBeNull();
    expect(cache.diagnostics).toMatchObject([{ severity: 'warning', code: 'outside/damaged-cache' }]);
    store({ kind: 'fine' });
    expect(openAnswerCache(folder, () => 0)).toMatchObject({ diagnostics: [] });
  });

  it('leave one whole file', () => {
    expect(openAnswerCache(folder).diagnostics).toEqual([]);
    expect(existsSync(join(folder, 'outside.json'))).toBe(false);
    store({ kind: 'fine' });
    expect(readdirSync(folder)).toEqual(['outside.json']);
  });
});
