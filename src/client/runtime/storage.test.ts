import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StorageSlot } from './storage.ts';

interface Point {
  readonly x: number;
}

const parsePoint = (data: unknown): Point | null =>
  typeof data === 'object' && data !== null && 'x' in data && typeof data.x === 'number'
    ? { x: data.x }
    : null;

/** Just enough of a browser's storage. */
function fakeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

let local: ReturnType<typeof fakeStorage>;
let tabs: EventTarget;
let warn: ReturnType<typeof vi.spyOn>;
let slot: StorageSlot<Point>;

beforeEach(async () => {
  local = fakeStorage();
  tabs = new EventTarget();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  const { storageSlot } = await import('./storage.ts');
  slot = storageSlot({ key: 'point', parse: parsePoint, maxLength: 50 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function tellOfChange(key: string | null, newValue: string | null): void {
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

describe('storage', () => {
  it('gives back what was set, until it is removed', () => {
    expect(slot.get()).toBe(null);
    slot.set({ x: 1 });
    expect(slot.get()).toEqual({ x: 1 });
    slot.remove();
    expect(slot.get()).toBe(null);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['{oops', '{"a":1}', 'null', '[]', '""'])('discards what it did not write: %s', (text) => {
    local.texts.set('point', text);
    expect(slot.get()).toBe(null);
    expect(slot.get()).toBe(null);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('neither reads nor writes more than its share', () => {
    local.texts.set('point', `{"x":1,"y":"${'z'.repeat(5_000_000)}"}`);
    expect(slot.get()).toBe(null);
    local.texts.clear();
    slot.set({ x: 1, ...{ y: 'z'.repeat(100) } });
    expect(local.texts.size).toBe(0);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('[S8.9] browser storage failures are logged, one of a kind, and ignored', () => {
    Object.assign(local, { getItem: refuse, setItem: refuse, removeItem: refuse });
    for (let time = 0; time < 3; time += 1) {
      expect(slot.get()).toBe(null);
      slot.set({ x: 1 });
      slot.remove();
    }
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it('[S8.9] works where even the mention of storage throws', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(slot.get()).toBe(null);
    slot.set({ x: 1 });
    slot.remove();
  });

  it('tells of changes in other tabs, and stops when asked to', () => {
    const seen: (Point | null)[] = [];
    const stop = slot.listen((value) => seen.push(value));
    tellOfChange('point', '{"x":2}');
    tellOfChange('other', '{"x":3}');
    tellOfChange('point', '{oops');
    tellOfChange(null, null);
    stop();
    tellOfChange('point', '{"x":4}');
    expect(seen).toEqual([{ x: 2 }, null, null]);
  });
});
